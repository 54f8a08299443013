/** A socket that may not come in: opened, then closed with a code and a reason (contract, section 5). */

interface TurnedAway {
  readonly code: number;
  readonly reason: string;
}

/** What a room answers the worker instead of a socket. */
export const turnedAway = (code: number, reason: string): Response =>
  Response.json({ code, reason } satisfies TurnedAway, { status: 403 });

/** A browser learns nothing of a refused upgrade: the socket is opened, then closed with a reason. */
export function closed(code: number, reason: string): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  server.close(code, reason);
  return new Response(null, { status: 101, webSocket: client });
}

/** The room's socket, or the reason why there is none, told over a socket. */
export async function socketOrReason(answer: Response): Promise<Response> {
  if (answer.status === 101) return answer;
  const { code, reason } = await answer.json<TurnedAway>();
  return closed(code, reason);
}
