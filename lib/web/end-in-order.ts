import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout } from "node:timers/promises";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;
/** How long, in ms, a process that is told to end goes on answering, so that proxies give up the connections they keep. */
const GIVEN_UP_WITHIN = 500;
/** How long, in ms, requests under way may take after that. `npm start` insists after five seconds. */
const ANSWERED_WITHIN = 3_500;
const LOOK_EVERY = 20;

/**
 * Ends a web process that is told to end (SIGINT, SIGTERM) without breaking off what it was asked, with exit code 0. The
 * framework alone would wait for as long as a proxy keeps using its connections, and would exit with 143, which
 * supervisors take for a failure; it must be kept from it (`NEXT_MANUAL_SIG_HANDLE=1` in the environment).
 *
 * - Every answer from now on closes its connection. One that a proxy keeps is thus given up by an answer, not cut while
 *   the next request is on its way over it: a proxy does not send a form or a purchase twice.
 * - Then nothing new is taken, live connections that were passed on to the sidecar are ended, requests are waited for.
 *
 * Returns how to stop listening for the signals.
 */
export function endInOrder(exit: (code: number) => void = process.exit): () => void {
  const servers = new Set<Server>();
  const sockets = new Set<Socket>();
  const upgraded = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  let ending = false;

  const onConnection = (message: unknown): void => {
    const { socket } = message as { socket: Socket & { server: unknown } };
    const { server } = socket;
    if (!(server instanceof Server)) return;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket) && upgraded.delete(socket));
    if (servers.has(server)) return;
    servers.add(server);
    server.prependListener("upgrade", (_: IncomingMessage, stream: Socket) => upgraded.add(stream));
  };
  const onRequest = (message: unknown): void => {
    const { response } = message as { response: ServerResponse };
    if (ending) response.shouldKeepAlive = false;
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  };

  /** Waits until all that is left are live connections; at most so long, in ms. */
  async function quiet(within: number): Promise<void> {
    for (const until = Date.now() + within; sockets.size > upgraded.size && Date.now() < until; ) {
      await setTimeout(LOOK_EVERY);
      // One whose answer had begun to go out before was promised that its connection is kept.
      for (const server of servers) if (!server.listening) server.closeIdleConnections();
    }
  }

  async function end(): Promise<void> {
    if (ending) return;
    ending = true;
    for (const response of underWay) response.shouldKeepAlive = false;
    await quiet(GIVEN_UP_WITHIN);
    for (const server of servers) server.close();
    for (const socket of upgraded) socket.destroy();
    await quiet(ANSWERED_WITHIN);
    exit(0);
  }

  const told = () => void end();
  subscribe("net.server.socket", onConnection);
  subscribe("http.server.request.start", onRequest);
  for (const signal of SIGNALS) process.on(signal, told);
  return () => {
    unsubscribe("net.server.socket", onConnection);
    unsubscribe("http.server.request.start", onRequest);
    for (const signal of SIGNALS) process.off(signal, told);
  };
}
