/** One picture per rule. They are decoration to a screen reader: the text beside them says it all. */
import type { ComponentChildren } from "preact";
import type { Board } from "../../maps/board.ts";
import { cityName } from "../end/cityName.ts";
import { wordsOf } from "../words/index.ts";
import { City, House, PlayingCard, Track } from "./pieces.tsx";

interface PictureProps {
  readonly height: number;
  readonly children: ComponentChildren;
}

function Picture({ height, children }: PictureProps) {
  return (
    <svg class="picture" viewBox={`0 0 340 ${height}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A ticket of this very board, one of the middling ones. */
export function TicketPicture({ board }: { readonly board: Board }) {
  const ticket = board.tickets[Math.floor(board.tickets.length / 2)];
  if (!ticket) return null;
  const [a, b] = [cityName(board, ticket.a), cityName(board, ticket.b)];
  return (
    <p class="sample">
      <span>
        {a} – {b}
      </span>
      <b>{wordsOf("guide").aim.points(ticket.points)}</b>
    </p>
  );
}

export function DrawPicture() {
  return (
    <Picture height={70}>
      <PlayingCard x={40} y={35} card="back" tilt={-4} />
      <PlayingCard x={46} y={35} card="back" tilt={2} />
      {(["red", "green", "locomotive", "yellow", "blue"] as const).map((card, i) => (
        <PlayingCard key={card} x={110 + i * 46} y={35} card={card} />
      ))}
    </Picture>
  );
}

/** Cards pay for a lane, then trains stand on it: three steps, each with its name. */
export function ClaimPicture() {
  const t = wordsOf("guide").turn.steps;
  return (
    <Picture height={206}>
      <Step y={36} name={t.cards} />
      <PlayingCard x={188} y={34} card="red" tilt={-5} />
      <PlayingCard x={226} y={32} card="red" />
      <PlayingCard x={264} y={34} card="locomotive" tilt={5} />
      <Down y={66} />
      <Step y={112} name={t.route} />
      <Track x={175} y={108} spaces={3} color="red" />
      <City x={166} y={108} />
      <City x={286} y={108} />
      <Down y={126} />
      <Step y={176} name={t.trains} />
      <Track x={175} y={172} spaces={3} color="red" owner="yellow" />
      <City x={166} y={172} />
      <City x={286} y={172} />
    </Picture>
  );
}

function Step({ y, name }: { readonly y: number; readonly name: string }) {
  return (
    <text x="14" y={y} class="step">
      {name}
    </text>
  );
}

function Down({ y }: { readonly y: number }) {
  return <path class="down" d={`M226 ${y}v22m-8-9l8 9 8-9`} />;
}

export function LocomotivePicture() {
  return (
    <Picture height={64}>
      <PlayingCard x={80} y={32} card="locomotive" />
      <text x="118" y="38" class="sign">
        =
      </text>
      {(["red", "blue", "green", "yellow"] as const).map((card, i) => (
        <PlayingCard key={card} x={160 + i * 34} y={32} card={card} tilt={i * 4 - 6} />
      ))}
    </Picture>
  );
}

export function DoublePicture() {
  return (
    <Picture height={60}>
      <Track x={84} y={20} spaces={5} color="orange" owner="red" />
      <Track x={84} y={40} spaces={5} color="black" closed />
      <City x={76} y={30} />
      <City x={264} y={30} />
    </Picture>
  );
}

export function FerryPicture() {
  return (
    <Picture height={110}>
      <path
        d="M60 30q14-8 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0"
        fill="none"
        stroke="#2f75cc"
        stroke-width="2"
        opacity=".5"
      />
      <Track x={102} y={20} spaces={4} color={null} ferry={2} />
      <City x={94} y={20} />
      <City x={246} y={20} />
      <PlayingCard x={104} y={78} card="locomotive" />
      <PlayingCard x={146} y={78} card="locomotive" />
      <PlayingCard x={194} y={78} card="green" />
      <PlayingCard x={236} y={78} card="green" />
    </Picture>
  );
}

export function TunnelPicture() {
  return (
    <Picture height={112}>
      <Track x={102} y={18} spaces={4} color="blue" tunnel />
      <City x={94} y={18} />
      <City x={246} y={18} />
      <PlayingCard x={50} y={78} card="blue" tilt={-5} />
      <PlayingCard x={72} y={78} card="blue" tilt={-2} />
      <PlayingCard x={94} y={78} card="blue" tilt={2} />
      <PlayingCard x={116} y={78} card="blue" tilt={5} />
      <text x="150" y="84" class="sign">
        +
      </text>
      <PlayingCard x={196} y={78} card="red" />
      <PlayingCard x={240} y={78} card="blue" />
      <PlayingCard x={284} y={78} card="white" />
      <path d="M221 108h38" stroke="#7c2a1e" stroke-width="4" />
    </Picture>
  );
}

export function StationPicture() {
  return (
    <Picture height={70}>
      <Track x={70} y={46} spaces={3} color={null} owner="blue" />
      <Track x={178} y={46} spaces={3} color={null} owner="red" />
      <City x={62} y={46} />
      <City x={175} y={46} />
      <City x={286} y={46} />
      <House x={175} y={44} color="blue" />
    </Picture>
  );
}

export function CountryPicture() {
  return (
    <Picture height={76}>
      <Track x={74} y={40} spaces={2} color={null} owner="green" />
      <Track x={150} y={40} spaces={3} color={null} owner="green" />
      <City x={146} y={40} />
      <Flag x={52} values={[7, 4, 3]} />
      <Flag x={284} values={[10, 7, 4]} />
    </Picture>
  );
}

/** A stack of country cards, the highest on top. */
function Flag({ x, values }: { readonly x: number; readonly values: readonly number[] }) {
  return (
    <g transform={`translate(${x} 40)`}>
      {values.toReversed().map((value, i) => (
        <g key={value} transform={`translate(${(values.length - 1 - i) * 4} ${(1 - i) * 5})`}>
          <rect x="-18" y="-14" width="36" height="28" rx="3" fill="#f6ecd4" stroke="#1c140c" />
          <path d="M-18-8h36" stroke="#7c2a1e" stroke-width="4" />
          <text y="10" text-anchor="middle" class="value">
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}

export function LongestPicture() {
  return (
    <Picture height={44}>
      <Track x={40} y={22} spaces={2} color={null} owner="yellow" />
      <Track x={122} y={22} spaces={4} color={null} owner="yellow" />
      <Track x={270} y={22} spaces={1} color={null} owner="yellow" />
      <City x={32} y={22} />
      <City x={115} y={22} />
      <City x={264} y={22} />
      <City x={312} y={22} />
    </Picture>
  );
}
