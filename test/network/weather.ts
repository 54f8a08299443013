/**
 * A bad network between players and room: a TCP proxy that holds bytes back, cuts connections in the
 * middle of a frame, and silences one direction while the other goes on as if nothing were wrong.
 */
import { type AddressInfo, createServer, createConnection, type Socket } from "node:net";
import { seeded } from "./random.ts";

export interface Weather {
  readonly seed: string;
  /** Milliseconds a piece of data is held back, at least and at most. */
  readonly delay: readonly [number, number];
  /** How likely a piece of data is the last of its connection, or of its direction. */
  readonly cut: number;
  readonly silence: number;
}

export interface Damage {
  connections: number;
  cuts: number;
  /** Directions silenced, towards the room and towards the player. */
  deafRoom: number;
  deafPlayer: number;
  refused: number;
}

export interface Line {
  readonly port: number;
  readonly damage: Damage;
  /** From now on nothing is delayed or cut any more. */
  clear(): void;
  close(): Promise<void>;
}

export async function badLine(target: number, weather: Weather): Promise<Line> {
  const random = seeded(weather.seed);
  const damage: Damage = { connections: 0, cuts: 0, deafRoom: 0, deafPlayer: 0, refused: 0 };
  const all = new Set<Socket>();
  let calm = false;

  function carry(from: Socket, to: Socket, both: () => void, deaf: "deafRoom" | "deafPlayer") {
    const queue: { readonly due: number; readonly run: () => unknown }[] = [];
    let silent = false;
    // One after the other: two timers of nearly the same time may fire in the wrong order.
    const pump = () => {
      const [next] = queue;
      if (!next) return;
      const wait = next.due - performance.now();
      if (wait > 0) return void setTimeout(pump, Math.ceil(wait));
      next.run();
      queue.shift();
      pump();
    };
    const later = (run: () => unknown) => {
      const [least, most] = weather.delay;
      const wait = calm ? 0 : least + random() * (most - least);
      queue.push({ due: performance.now() + wait, run });
      if (queue.length === 1) pump();
    };
    from.on("data", (piece) => {
      if (silent) return;
      const fate = calm ? 1 : random();
      if (fate < weather.cut) {
        damage.cuts += 1;
        silent = true;
        return later(() => to.write(piece.subarray(0, piece.length / 2), both));
      }
      if (fate < weather.cut + weather.silence) {
        damage[deaf] += 1;
        silent = true;
        return;
      }
      later(() => to.writable && to.write(piece));
    });
    // In a silenced direction not even the end is heard: the other side keeps a dead connection.
    from.on("close", () => !silent && later(() => to.destroy()));
  }

  const server = createServer((player) => {
    damage.connections += 1;
    const room = createConnection(target, "127.0.0.1");
    for (const socket of [player, room]) {
      all.add(socket);
      socket.setNoDelay(true);
      socket.on("close", () => all.delete(socket));
    }
    const both = () => {
      player.resetAndDestroy();
      room.resetAndDestroy();
    };
    player.on("error", () => {});
    room.on("error", () => {
      damage.refused += 1;
      player.destroy();
    });
    carry(player, room, both, "deafRoom");
    carry(room, player, both, "deafPlayer");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    damage,
    clear: () => (calm = true),
    async close() {
      for (const socket of all) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
