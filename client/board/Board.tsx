/** The board: one drawing on one moving sheet. The camera moves it without drawing it again. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { View } from "./camera.ts";
import { Grounds, Lanes } from "./Lanes.tsx";
import { Glows, Raised } from "./Light.tsx";
import { growthAt, Names } from "./Names.tsx";
import { bindHands } from "./hands.ts";
import { countries, stations } from "./parts.ts";
import { Cities, Rings } from "./Places.tsx";
import type { BoardProps } from "./types.ts";
import "./board.css";
import "./letters.css";
import "./palette.css";

export function Board(props: BoardProps) {
  const { board, art, camera, lit } = props;
  const root = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  // What pointer listeners need of the latest props, without binding them anew each time.
  const latest = useRef(props);
  latest.current = props;

  const lettering = useSignal(growthAt(camera.view.scale));

  useEffect(() => {
    const window = root.current!;
    const drawing = sheet.current!;
    const [left, top, width, height] = art.sheet;
    let asked = 0;
    let shown: View | null = null;
    /** The scale at which the drawing was last set: there it is sharp. Any is far from none. */
    let set = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      set = camera.view.scale;
      drawing.style.width = `${width * set}px`;
      drawing.style.height = `${height * set}px`;
      lettering.value = growthAt(set);
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
        if (stretch > 3 || stretch < 0.42) settle();
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
          {!lit?.dim && <Glows {...props} />}
          <Grounds board={board} art={art} />
          <Lanes {...props} />
          {lit?.dim && <Raised {...props} />}
          {Countries && <Countries {...props} />}
          <Cities board={board} art={art} />
          <Rings {...props} />
          {Stations && <Stations {...props} />}
          <Names {...props} grow={lettering.value} />
        </svg>
      </div>
    </div>
  );
}
