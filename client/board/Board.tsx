/** The board: one drawing on one moving sheet. The camera moves it without drawing it again. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { View } from "./camera.ts";
import { Glows, Grounds, Lanes } from "./Lanes.tsx";
import { crowdedOut, nameView, Names } from "./Names.tsx";
import { Compass, Frame, Title } from "./Ornaments.tsx";
import { Cities, Countries, Rings, Stations } from "./Places.tsx";
import { bindPointers } from "./pointers.ts";
import { Sheet } from "./Sheet.tsx";
import { fingerRadius, targetAt } from "./tap.ts";
import type { BoardProps } from "./types.ts";
import "./board.css";

const nobody: ReadonlySet<string> = new Set();

export function Board(props: BoardProps) {
  const { board, art, camera, lit, marked = nobody } = props;
  const root = useRef<SVGSVGElement>(null);
  const sheet = useRef<SVGGElement>(null);
  // What pointer listeners need of the latest props, without binding them anew each time.
  const latest = useRef(props);
  latest.current = props;

  const [names, setNames] = useState(() => nameView(camera.view.scale));
  const hidden = useMemo(
    () => crowdedOut(board, art, names, marked),
    [board, art, names, marked],
  );

  useEffect(() => {
    const svg = root.current!;
    const world = sheet.current!;
    let asked = 0;
    let shown: View | null = null;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const frame = (time: number) => {
      asked = 0;
      const moving = camera.step(time);
      const { view } = camera;
      if (view !== shown) {
        const { x, y, scale } = view;
        world.style.transform = `matrix(${scale},0,0,${scale},${-x * scale},${-y * scale})`;
        if (shown?.scale !== scale) {
          const next = nameView(scale);
          setNames((now) => (now.grow === next.grow && now.far === next.far ? now : next));
        }
        shown = view;
        settleLater();
      }
      if (moving) ask();
    };
    const ask = () => {
      if (asked === 0) asked = requestAnimationFrame(frame);
    };
    // While it moves the sheet is a layer of its own, as cheap as it gets; at rest it is drawn
    // anew at its true size, so that it stays sharp.
    const settleLater = () => {
      world.classList.add("moving");
      clearTimeout(rest);
      rest = setTimeout(() => world.classList.remove("moving"), 160);
    };
    const off = [
      camera.subscribe(ask),
      bindPointers(svg, camera, {
        onMotion: ask,
        onTap(px, py) {
          const { onLane, onPlace, onEmpty } = latest.current;
          const [x, y] = camera.toSheet(px, py);
          const target = targetAt(board, art, x, y, fingerRadius / camera.view.scale, {
            lanes: onLane !== undefined,
            places: onPlace !== undefined,
          });
          if (target.kind === "lane") onLane?.(target.lane);
          else if (target.kind === "place") onPlace?.(target.place);
          else onEmpty?.();
        },
      }),
    ];
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width > 0 && height > 0) camera.resize(width, height);
    });
    watch.observe(svg);
    ask();
    return () => {
      for (const end of off) end();
      watch.disconnect();
      cancelAnimationFrame(asked);
      clearTimeout(rest);
    };
  }, [board, art, camera]);

  const dimmed = lit?.dim
    ? (place: string) => !lit.places?.has(place) && !marked.has(place)
    : null;
  return (
    <svg
      ref={root}
      class="board"
      tabindex={0}
      role="application"
      aria-label={props.label}
      style={`--name-grow:${names.grow}`}
    >
      <g ref={sheet} class="board-sheet">
        <Sheet art={art} />
        <Frame art={art} />
        <Compass art={art} />
        <Title art={art} title={props.title ?? board.name} />
        <Grounds board={board} art={art} />
        <Glows
          art={art}
          lit={lit}
          selected={props.selected}
          latest={props.latest}
          focus={props.focus?.kind === "lane" ? props.focus.lane : null}
        />
        <Lanes
          board={board}
          art={art}
          owners={props.owners}
          colors={props.colors}
          closed={props.closed}
          lit={lit}
        />
        <Countries board={board} art={art} stacks={props.stacks} />
        <Cities board={board} art={art} />
        <Rings
          board={board}
          art={art}
          lit={lit}
          marked={props.marked}
          focus={props.focus?.kind === "place" ? props.focus.place : null}
        />
        <Stations board={board} art={art} stations={props.stations} colors={props.colors} />
        <Names
          board={board}
          art={art}
          far={names.far}
          hidden={hidden}
          marked={props.marked}
          dimmed={dimmed}
        />
      </g>
    </svg>
  );
}
