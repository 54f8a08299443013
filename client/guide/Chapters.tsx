/** The chapters of the guide, chosen and filled in from what the board's rules say. */
import type { ComponentChildren } from "preact";
import { type Board, lanePoints } from "../../maps/board.ts";
import { wordsOf } from "../words/index.ts";
import {
  ClaimPicture,
  CountryPicture,
  DoublePicture,
  DrawPicture,
  FerryPicture,
  LocomotivePicture,
  LongestPicture,
  StationPicture,
  TicketPicture,
  TunnelPicture,
} from "./pictures.tsx";

export function Chapters({ board }: { readonly board: Board }) {
  const t = wordsOf("guide");
  const { rules } = board;
  const ferries = board.lanes.some((lane) => lane.ferry !== undefined);
  const tunnels = board.lanes.some((lane) => lane.tunnel);
  const dealt = rules.setup.tickets + rules.setup.long;
  return (
    <div class="chapters">
      <Chapter title={t.aim.title} picture={<TicketPicture board={board} />}>
        <p>{t.aim.text}</p>
      </Chapter>
      <Chapter title={t.start.title}>
        <p>{t.start.text(dealt, rules.setup.keep, rules.trains)}</p>
        {rules.setup.long > 0 && <p>{t.start.long}</p>}
      </Chapter>
      <section>
        <h2>{t.turn.title}</h2>
        <p>{t.turn.text}</p>
        <ol class="ways">
          <Way title={t.turn.draw} text={t.turn.drawText} picture={<DrawPicture />} />
          <Way title={t.turn.claim} text={t.turn.claimText} picture={<ClaimPicture />} />
          <Way
            title={t.turn.tickets}
            text={t.turn.ticketsText(rules.draw.tickets, rules.draw.keep)}
          />
          {rules.stations > 0 && (
            <Way title={t.turn.station} text={t.turn.stationText} picture={<StationPicture />} />
          )}
        </ol>
      </section>
      <Chapter title={t.locomotive.title} picture={<LocomotivePicture />}>
        <p>{t.locomotive.text}</p>
      </Chapter>
      <Chapter title={t.doubles.title} picture={<DoublePicture />}>
        <p>{t.doubles.text(rules.closedDoublesUpTo)}</p>
      </Chapter>
      {ferries && (
        <Chapter title={t.ferry.title} picture={<FerryPicture />}>
          <p>{t.ferry.text}</p>
        </Chapter>
      )}
      {tunnels && (
        <Chapter title={t.tunnel.title} picture={<TunnelPicture />}>
          <p>{t.tunnel.text}</p>
        </Chapter>
      )}
      {rules.stations > 0 && (
        <Chapter title={t.stations.title}>
          <p>{t.stations.text(rules.unbuiltStation)}</p>
        </Chapter>
      )}
      {board.countries.length > 0 && (
        <Chapter title={t.countries.title} picture={<CountryPicture />}>
          <p>{t.countries.text}</p>
          <p>{t.countries.special}</p>
        </Chapter>
      )}
      <Chapter
        title={t.end.title}
        {...(rules.longestPath > 0 ? { picture: <LongestPicture /> } : {})}
      >
        <p>{t.end.text(2)}</p>
        {rules.longestPath > 0 && <p>{t.end.longest(rules.longestPath)}</p>}
        <p>{t.end.most}</p>
      </Chapter>
      <Chapter title={t.scoring.title}>
        <ScoringTable board={board} />
      </Chapter>
      <Chapter title={t.advice.title}>
        <ul>
          <li>{t.advice.one}</li>
          <li>{t.advice.two}</li>
          <li>{t.advice.three}</li>
        </ul>
      </Chapter>
    </div>
  );
}

interface ChapterProps {
  readonly title: string;
  readonly picture?: ComponentChildren;
  readonly children: ComponentChildren;
}

function Chapter({ title, picture, children }: ChapterProps) {
  return (
    <section>
      <h2>{title}</h2>
      {picture}
      {children}
    </section>
  );
}

interface WayProps {
  readonly title: string;
  readonly text: string;
  readonly picture?: ComponentChildren;
}

function Way({ title, text, picture }: WayProps) {
  return (
    <li>
      <h3>{title}</h3>
      {picture}
      <p>{text}</p>
    </li>
  );
}

/** Only the lengths that are on this board. */
function ScoringTable({ board }: { readonly board: Board }) {
  const t = wordsOf("guide").scoring;
  const lengths = [...new Set(board.lanes.map((lane) => lane.length))].sort((a, b) => a - b);
  return (
    <table class="scoring">
      <tbody>
        <tr>
          <th scope="row">{t.length}</th>
          {lengths.map((length) => (
            <td key={length}>{length}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{t.points}</th>
          {lengths.map((length) => (
            <td key={length}>{lanePoints[length]}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
