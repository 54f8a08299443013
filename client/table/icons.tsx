/** The few small signs of the table, as strokes in the colour of the text. */
const shapes = {
  train: "M2 5.5h12v5H2zM4.5 12.5h.01M11.5 12.5h.01M2 8h12",
  cards: "M5.5 2.5h7v9h-7zM3.5 4.5v9h7",
  ticket: "M2 4.5h12v2.2a1.4 1.4 0 0 0 0 2.7v2.1H2V9.4a1.4 1.4 0 0 0 0-2.7zM10 4.5v7",
  station: "M2.5 13.5v-6L8 3l5.5 4.5v6zM6.5 13.5v-3.5h3v3.5",
  journal: "M3.5 2.5h8a1.5 1.5 0 0 1 1.5 1.5v9.5H5A1.5 1.5 0 0 1 3.5 12zM6 5.5h4.5M6 8h4.5",
  chat: "M2.5 3h11v7.5H8L4.5 13.5v-3h-2z",
  more: "M3.5 4.5h9M3.5 8h9M3.5 11.5h9",
  home: "M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10",
  plus: "M8 3.5v9M3.5 8h9",
  minus: "M3.5 8h9",
  close: "M4 4l8 8M12 4l-8 8",
} as const;

export type IconName = keyof typeof shapes;

export const Icon = ({ name }: { readonly name: IconName }) => <Stroke path={shapes[name]} />;

export function Stroke({ path }: { readonly path: string }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
