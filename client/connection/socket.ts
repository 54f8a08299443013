/** A thin coat over WebSocket, so that everything above it can be tested without one. */

export interface WireEvents {
  open(): void;
  text(data: string): void;
  closed(code: number, reason: string): void;
}

export interface Wire {
  send(data: string): void;
  /** Lets go of the connection; no event is told after this. */
  drop(): void;
}

export type Dial = (events: WireEvents) => Wire;

export function dialSocket(url: string): Dial {
  return (events) => {
    const socket = new WebSocket(url);
    let live = true;
    socket.addEventListener("open", () => {
      if (live) events.open();
    });
    socket.addEventListener("message", (message) => {
      if (live && typeof message.data === "string") events.text(message.data);
    });
    // An error is always followed by a close, which carries all there is to know.
    socket.addEventListener("close", (close) => {
      if (live) events.closed(close.code, close.reason);
      live = false;
    });
    return {
      send(data) {
        if (socket.readyState === WebSocket.OPEN) socket.send(data);
      },
      drop() {
        live = false;
        socket.close();
      },
    };
  };
}

export function socketAddress(game: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/games/${game}/socket`;
}
