import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { env } from "../env";
import type { Log } from "../log/log";
import { type Asked, enterRequest, REQUEST_ID, requestIdOf } from "../log/request";
import { bodyLimit, isForeignForm, isOurHost } from "./front-door-rules";

/**
 * What is asked of every request of this process before the framework sees it. Next keeps headers that a client invents,
 * reads bodies before a page could refuse them, and offers no place that comes before both; node's own channel does.
 *
 * - `x-forwarded-for` becomes the address of the connection: whoever invents one per attempt would escape the limits.
 * - `x-forwarded-host` and its kin go: by one of them a form of another site would pass for one of ours.
 * - A host that is none of ours is refused: 421. So is what a page of another site sends: 403.
 * - The framework's resizing of pictures, which nothing here uses, is shut: 404.
 * - A body is refused by its announced length (413), and cut off while it comes where none was announced.
 * - Behind TLS every answer says that browsers should come by TLS only.
 * - What broke because the database is away is answered 503, whichever page, action or route it was.
 * - Every request has an id, which the answer carries and the log names.
 *
 * Behind a proxy of one's own (`trustProxy`) the forwarded headers and the id are the proxy's and stay. Returns how to
 * stop.
 */
export function guardFrontDoor(options: { trustProxy: boolean; secure: boolean; log?: Log }): () => void {
  const guarded = new WeakSet<Server>();
  // An upgrade is told of to no channel: the server is met with its first connection, before anything is read from it.
  const onConnection = (message: unknown): void => {
    const { server } = (message as { socket: Socket & { server: unknown } }).socket;
    if (!(server instanceof Server) || guarded.has(server)) return;
    guarded.add(server);
    server.prependListener("upgrade", (upgrade: IncomingMessage, socket: Duplex) => {
      ownHeaders(upgrade, options.trustProxy);
      if (mayUpgrade(upgrade)) return;
      turnAway(upgrade, null, "host");
      socket.destroy();
    });
  };
  const onRequest = (message: unknown): void => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    ownHeaders(request, options.trustProxy);
    const id = String(request.headers[REQUEST_ID]);
    unavailableInsteadOfBroken(response, enterRequest(id));
    response.setHeader(REQUEST_ID, id);
    if (options.log) noteAnswer(options.log, request, response);
    if (options.secure) response.setHeader("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
    // Whoever watches over the site may ask for its health by whatever name they know it.
    const asksHealth = request.url === "/api/health";
    if (!asksHealth && !isOurHost(request.headers.host, request.socket.remoteAddress))
      turnAway(request, response, "host");
    else if (isForeignForm(request, request.headers)) turnAway(request, response, "origin");
    else if (!METHODS.has(request.method ?? "") || !request.url?.startsWith("/")) turnAway(request, response, "form");
    else if (request.url.startsWith("/_next/image")) turnAway(request, response, "nothing");
    else if (Number(request.headers["content-length"] ?? 0) > bodyLimit(request.url))
      turnAway(request, response, "too-large");
    else cutOff(request, bodyLimit(request.url));
  };
  subscribe("net.server.socket", onConnection);
  subscribe("http.server.request.start", onRequest);
  return () => {
    unsubscribe("net.server.socket", onConnection);
    unsubscribe("http.server.request.start", onRequest);
  };
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Only the live connection upgrades; in development also the framework's own for changed modules. */
const mayUpgrade = ({ url = "", headers, socket }: IncomingMessage): boolean =>
  isOurHost(headers.host, socket.remoteAddress) &&
  (url.startsWith("/socket.io") || (env.NODE_ENV === "development" && url.startsWith("/_next/")));

const FORWARDED = ["forwarded", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port", "x-original-host"];

function ownHeaders(request: IncomingMessage, trustProxy: boolean): void {
  // The nonce of a page is ours to draw.
  delete request.headers["x-nonce"];
  const brought = trustProxy ? request.headers[REQUEST_ID] : null;
  request.headers[REQUEST_ID] = requestIdOf(brought);
  if (trustProxy) return;
  request.headers["x-forwarded-for"] = request.socket.remoteAddress ?? "unknown";
  for (const name of FORWARDED) delete request.headers[name];
}

/** How long, in s, whoever asked may wait before they ask again while the database restarts. */
const ASK_AGAIN_AFTER = 2;

/** The answer is 503 where the database was away: nothing is broken, and what was asked may be asked again. */
function unavailableInsteadOfBroken(response: ServerResponse, asked: Asked): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const { unavailable } = asked;
    if (unavailable === "no" || (unavailable === "ifBroken" && status < 500)) return writeHead(status, ...rest);
    response.setHeader("Retry-After", ASK_AGAIN_AFTER);
    return writeHead(503, ...rest);
  }) as typeof response.writeHead;
}

/** Logs what became of a request once it is answered, without what was asked for: an address may hold what is secret. */
function noteAnswer(log: Log, { method, url = "" }: IncomingMessage, response: ServerResponse): void {
  const begun = performance.now();
  const path = url.split("?", 1)[0];
  response.once("close", () => {
    const ms = Math.round(performance.now() - begun);
    const { statusCode: status, writableFinished: whole } = response;
    log[status >= 500 ? "error" : "debug"]({ method, path, status, ms, whole }, "Answered");
  });
}

/** Lets the framework answer with a refusal instead, unread, and ends the connection after it. */
function turnAway(
  request: IncomingMessage,
  response: ServerResponse | null,
  why: "host" | "origin" | "form" | "too-large" | "nothing",
): void {
  request.url = `/api/refused/${why}`;
  request.method = "GET";
  for (const name of ["content-length", "transfer-encoding", "content-type", "next-action", "cookie"])
    delete request.headers[name];
  if (response) response.shouldKeepAlive = false;
}

/** Ends the connection when more than `limit` bytes of a body have come, before anybody holds them. */
function cutOff(request: IncomingMessage, limit: number): void {
  const push = request.push.bind(request);
  let bytes = 0;
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk instanceof Uint8Array) bytes += chunk.length;
    if (bytes <= limit) return push(chunk, encoding);
    request.destroy(new Error("The body of this request is too large."));
    return false;
  };
}
