/** The board: one drawing on one moving sheet. The camera moves it without drawing it again. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { View } from "./camera.ts";
import { Grounds, Lanes } from "./Lanes.tsx";
import { crowdedOut, nameView, Names } from "./Names.tsx";
import { bindHands } from "./hands.ts";
import { countries, stations, traffic } from "./parts.ts";
import { Cities, Rings } from "./Places.tsx";
import type { BoardProps } from "./types.ts";
import "./board.css";
import "./letters.css";
import "./palette.css";

const nobody: ReadonlySet<string> = new Set();

export function Board(props: BoardProps) {
  const { board, art, camera, lit, marked = nobody } = props;
  const root = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  // What pointer listeners need of the latest props, without binding them anew each time.
  const latest = useRef(props);
  latest.current = props;

  const lettering = useSignal(nameView(camera.view.scale));
  const names = lettering.value;
  const hidden = useMemo(() => crowdedOut(board, art, names, marked), [board, art, names, marked]);

  useEffect(() => {
    const window = root.current!;
    const drawing = sheet.current!;
    const [left, top, width, height] = art.sheet;
    let asked = 0;
    let shown: View | null = null;
    /** The scale at which the drawing was last set: there it is sharp. */
    let set = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      set = camera.view.scale;
      drawing.style.width = `${width * set}px`;
      drawing.style.height = `${height * set}px`;
      const next = nameView(set);
      const now = lettering.peek();
      if (now.grow !== next.grow || now.far !== next.far) lettering.value = next;
      move();
    };
    // The drawing is a layer that the browser moves and stretches without painting it; only when
    // the zoom comes to rest, or gets too far from what was painted, is it painted anew.
    const move = () => {
      const { x, y, scale } = camera.view;
      drawing.style.transform = `translate(${(left - x) * scale}px,${(top - y) * scale}px) scale(${scale / set})`;
    };
    const frame = (time: number) => {
      asked = 0;
      const moving = camera.step(time);
      const { view } = camera;
      if (view !== shown) {
        const stretch = view.scale / set;
        if (shown === null || stretch > 3 || stretch < 0.42) settle();
        else move();
        shown = view;
        clearTimeout(rest);
        if (view.scale !== set) rest = setTimeout(settle, 140);
      }
      if (moving) ask();
    };
    const ask = () => {
      if (asked === 0) asked = requestAnimationFrame(frame);
    };
    const off = [camera.subscribe(ask), bindHands(window, camera, () => latest.current)];
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width > 0 && height > 0) camera.resize(width, height);
    });
    watch.observe(window);
    ask();
    return () => {
      for (const end of off) end();
      watch.disconnect();
      cancelAnimationFrame(asked);
      clearTimeout(rest);
    };
  }, [board, art, camera]);

  const { owners, colors, closed } = props;
  const lanes = { board, art, owners, colors, closed };
  const light =
    (lit ?? props.focus ?? props.selected ?? props.latest ?? null) !== null && traffic();
  const dimmed = lit?.dim ? (place: string) => !lit.places?.has(place) && !marked.has(place) : null;
  const { title = board.name } = props;
  const [x, y, room] = art.title;
  // The longer the name, the smaller its letters.
  const size = room * Math.min(0.25, 1.16 / Math.max(4, title.length));
  const Countries = board.countries.length > 0 && countries()?.Countries;
  const Stations = props.stations?.length && stations()?.Stations;
  return (
    <div ref={root} class="board" tabindex={0} role="application" aria-label={props.label}>
      <div ref={sheet} class="board-sheet">
        <svg viewBox={art.sheet.join(" ")} aria-hidden="true">
          <g dangerouslySetInnerHTML={{ __html: art.ground }} />
          <text class="map-title" x={x} y={y} font-size={size}>
            {title}
          </text>
          {light && !lit?.dim && <light.Glows {...props} />}
          <Grounds board={board} art={art} />
          <Lanes {...lanes} />
          {light && lit?.dim && <light.Raised {...props} lanes={lanes} />}
          {Countries && <Countries board={board} art={art} stacks={props.stacks} />}
          <Cities board={board} art={art} />
          <Rings
            board={board}
            art={art}
            lit={lit}
            marked={props.marked}
            focus={props.focus?.kind === "place" ? props.focus.place : null}
          />
          {Stations && (
            <Stations board={board} art={art} stations={props.stations} colors={props.colors} />
          )}
          <Names
            board={board}
            art={art}
            view={names}
            hidden={hidden}
            marked={props.marked}
            dimmed={dimmed}
          />
        </svg>
      </div>
    </div>
  );
}
