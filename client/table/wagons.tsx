/** The rolling stock on the cards: our own drawings, one kind of wagon for each colour. */
import type { Card } from "../../engine/types.ts";

/** Body and what is lighter on it, on a ground of 60 by 28; the rails lie at 26. */
type Drawing = readonly [body: string, light: string];

const running = "M6 18h48v2.2H6zM3 18.4h3v1.4H3zm51 0h3v1.4h-3z";

const drawings: Readonly<Record<Card, Drawing>> = {
  // A saloon coach with its clerestory.
  purple: [
    "M8 7q22-3.4 44 0v11H8zM13 4.6q17-2.6 34 0v1.2q-17-2.6-34 0z",
    "M11 9h4.4v5h-4.4zm6.8 0h4.4v5h-4.4zm6.8 0h4.4v5h-4.4zm6.8 0h4.4v5h-4.4zm6.8 0h4.4v5h-4.4zm6.8 0h4.4v5h-4.4zM9 15.6h42v.8H9z",
  ],
  // A covered van with a sliding door.
  blue: [
    "M8 5.6q22-3 44 0V18H8z",
    "M25 7h10v10.2H25zM11 7.4l11 9.6h-1.6L11 8.8zm38 0l-11 9.6h1.6L49 8.8z",
  ],
  // A hopper, emptied from below.
  orange: [
    "M6 5h48l-5 9-3 4h-8l-3-3.4L32 18h-4l-3-3.4L22 18h-8l-3-4z",
    "M13 6.6h1.6v6.6h-1.6zm8.1 0h1.6v6.6h-1.6zm8.1 0h1.6v6.6h-1.6zm8.1 0h1.6v6.6h-1.6zm8.1 0h1.6v6.6h-1.6z",
  ],
  // A tank for milk.
  white: [
    "M14 6.4h32a5.8 5.8 0 0 1 0 11.6H14a5.8 5.8 0 0 1 0-11.6zM26.4 3.4h7.2v3h-7.2zM24.6 2.4h10.8v1H24.6z",
    "M14 8.4h32q2 0 3 1.6H11q1-1.6 3-1.6zm5.4 3h1v6h-1zm20.2 0h1v6h-1z",
  ],
  // The guard's van with its lookout.
  green: [
    "M10 7.4h40V18H10zM7 6.2h46v1.4H7zM23.6 2.6h12.8v3.6H23.6zM22.6 1.6h14.8v1H22.6zM7 10h1v8H7zm45 0h1v8h-1zM7 10.4h46v.9H7z",
    "M14 9.6h5v4.6h-5zm13.4 0h5.2v8.2h-5.2zm13.6 0h5v4.6h-5zM26 3.6h3v2h-3zm5 0h3v2h-3z",
  ],
  // Timber on a flat wagon.
  yellow: [
    "M9 13h42v4.6H9zM12 8h36v4.6H12zM16 3.2h28v4.4H16zM8 16.6h44V18H8z",
    "M13 3h1.4v14.6H13zm32.6 0H47v14.6h-1.4zM18 4.8h12v.8H18zm16 0h7v.8h-7zM15 10h9v.8h-9zm14 0h15v.8H29zM12 15h16v.8H12zm22 0h12v.8H34z",
  ],
  // Coal, heaped.
  black: [
    "M8 9.4h44V18H8zM10.6 9.4q2.6-4.4 6.6-3.4 2.6-3.4 6.4-1.6 3.4-2.8 6.8-.4 4-2.2 6.8.8 4-1.2 5.6 1.6 4 0 6 3z",
    "M8.6 10.6h42.8v1H8.6zM17 12.6h1.2v5h-1.2zm8.2 0h1.2v5h-1.2zm8.2 0h1.2v5h-1.2zm8.2 0h1.2v5h-1.2z",
  ],
  // A cattle wagon, slatted.
  red: [
    "M8 5.2q22-3 44 0V18H8z",
    "M10 8.2h15v1.1h-15zm0 3.2h15v1.1h-15zm0 3.2h15v1.1h-15zm25-6.4h15v1.1h-15zm0 3.2h15v1.1h-15zm0 3.2h15v1.1h-15zM27 7h6v10.4h-6z",
  ],
  locomotive: [
    "M7 3h15v2.2h-1.6V18H8.8V5.2H7zM20 8h28q4.4 0 4.4 5V18H20zM43 2h7.4l-1.4 3v3h-4.6V5zM30 8V6.2q0-2.4 3-2.4t3 2.4V8zM52.4 18l6 6.6h-8.6z",
    "M11.4 7h6v4.6h-6zM27 8.6h1v9h-1zm12 0h1v9h-1zM49.4 10.6a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  ],
};

export function Wagon({ card }: { readonly card: Card }) {
  const [body, light] = drawings[card];
  const engine = card === "locomotive";
  return (
    <svg class="wagon" viewBox="0 0 60 27" aria-hidden="true">
      <path class="wagon-body" d={body} />
      <path class="wagon-light" d={light} />
      <path class="wagon-run" d={engine ? "M8 18h44v2H8z" : running} />
      {(engine ? [14, 25, 36, 47] : [13, 21, 39, 47]).map((x) => (
        <circle class="wagon-wheel" cx={x} cy={22} r={engine && x !== 14 && x !== 47 ? 4.1 : 3} />
      ))}
      {engine && <path class="wagon-light" d="M25 21.4h11v1.2H25z" />}
    </svg>
  );
}
