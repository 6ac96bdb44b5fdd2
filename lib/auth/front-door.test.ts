import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Log } from "../log/log";
import { currentRequest } from "../log/request";
import { guardFrontDoor } from "./front-door";

/** The front door before a server of ours, over real connections. The rules alone have tests of their own. */

const servers: Server[] = [];
let stop: () => void;
beforeAll(() => {
  stop = guardFrontDoor({ trustProxy: false, secure: true });
});
afterAll(() => stop());
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that nobody has asked anything yet, and what it got to see. */
async function serverOf() {
  const [seen, upgrades, requests]: [IncomingMessage[], string[], (string | null)[]] = [[], [], []];
  const server = createServer((request, response) => {
    seen.push(request);
    setTimeout(() => requests.push(currentRequest()), 5);
    response.statusCode = request.url?.startsWith("/broken") ? 500 : 200;
    response.end(request.url);
  });
  server.on("upgrade", (request, socket) => {
    upgrades.push(request.url ?? "");
    socket.destroy();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, seen, upgrades, requests };
}

/** Everything that is answered to these bytes until the connection ends. */
const send = (port: number, text: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
    socket.end(text);
  });

const UPGRADE = "Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n";

test("the very first thing that a server is asked may be an upgrade: it is guarded all the same", async () => {
  const { port, upgrades } = await serverOf();
  await send(port, `GET /socket.io/ HTTP/1.1\r\nHost: evil.example\r\n${UPGRADE}`);
  expect(upgrades).toEqual(["/api/refused/host"]);
  await send(port, `GET /socket.io/ HTTP/1.1\r\nHost: localhost:${port}\r\n${UPGRADE}`);
  expect(upgrades.at(-1)).toBe("/socket.io/");
});

test("pictures are not resized on demand", async () => {
  const { port, seen } = await serverOf();
  await send(port, "GET /_next/image?url=%2Fx.png&w=64&q=75 HTTP/1.1\r\nHost: localhost\r\n\r\n");
  expect(seen[0]?.url).toBe("/api/refused/nothing");
});

test("every answer behind TLS asks for TLS, whatever it answers", async () => {
  const { port } = await serverOf();
  for (const [host, path] of [
    ["localhost", "/"],
    ["localhost", "/api/anything"],
    ["localhost", "/_next/static/x.js"],
    ["evil.example", "/"],
  ])
    expect(await send(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toMatch(
      /^strict-transport-security: max-age=31536000; includeSubDomains$/im,
    );
});

test("what a client forwards is not believed, nor a host that is none of ours", async () => {
  const { port, seen } = await serverOf();
  await send(
    port,
    "GET /a HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 9.9.9.9\r\nX-Forwarded-Host: evil.example\r\nX-Nonce: abc\r\n\r\n",
  );
  expect(seen[0]?.headers).toMatchObject({ "x-forwarded-for": expect.stringContaining("127.0.0.1") });
  for (const name of ["x-forwarded-host", "x-nonce"]) expect(seen[0]?.headers).not.toHaveProperty(name);
  await send(port, "POST /a HTTP/1.1\r\nHost: evil.example\r\nCookie: a=b\r\nContent-Length: 3\r\n\r\nabc");
  expect(seen[1]).toMatchObject({ url: "/api/refused/host", method: "GET" });
  expect(seen[1]?.headers).not.toHaveProperty("cookie");
});

test("what a page of another site sends is turned away, ours and what names no origin is not", async () => {
  const { port, seen } = await serverOf();
  const post = (origin: string, path = "/a") =>
    send(port, `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${origin}Next-Action: 0\r\nContent-Length: 0\r\n\r\n`);
  const foreign = ["https://evil.example", "nonsense", "http://localhost.evil.example", "null"];
  for (const origin of foreign) await post(`Origin: ${origin}\r\n`);
  expect(seen.map(({ url }) => url)).toEqual(foreign.map(() => "/api/refused/origin"));
  for (const { headers } of seen.splice(0)) expect(headers).not.toHaveProperty("next-action");
  for (const origin of ["Origin: http://localhost\r\n", ""]) await post(origin);
  // A mail program's own page ends its mails by the token alone.
  await post("Origin: https://mail.example\r\n", "/api/unsubscribe?token=a");
  await post("Origin: https://mail.example\r\n", "/api/unsubscribed");
  expect(seen.map(({ url }) => url)).toEqual(["/a", "/a", "/api/unsubscribe?token=a", "/api/refused/origin"]);
});

const idIn = (answer: string): string => /^x-request-id: (.+)$/im.exec(answer)?.[1] ?? "";
const asking = (path: string, id: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: ${id}\r\n\r\n`;

test("each request has an id of ours, which is known to all that is done for it", async () => {
  const { port, requests } = await serverOf();
  const answers = await Promise.all(["a", "b", "c"].map((path) => send(port, asking(`/${path}`, "one-of-mine-1"))));
  const ids = answers.map(idIn);
  expect(new Set([...ids, "one-of-mine-1"]).size).toBe(4);
  await expect.poll(() => requests.length).toBe(3);
  expect(new Set(requests)).toEqual(new Set(ids));
  expect(currentRequest()).toBeNull();
});

test("a proxy of one's own gives the id, if it is one; what failed is logged, without what was asked for", async () => {
  stop();
  const lines: [string, unknown][] = [];
  const note = (level: string) => (told: unknown) => void lines.push([level, told]);
  const log = { error: note("error"), debug: note("debug") } as unknown as Log;
  stop = guardFrontDoor({ trustProxy: true, secure: false, log });
  const { port, seen } = await serverOf();
  expect(idIn(await send(port, asking("/broken?code=secret", "from-the-proxy.7")))).toBe("from-the-proxy.7");
  expect(seen[0]?.headers["x-request-id"]).toBe("from-the-proxy.7");
  for (const bad of ["short", "x".repeat(65), "with spaces in it", ""])
    expect(idIn(await send(port, asking("/", bad)))).toMatch(/^[\da-f-]{36}$/);
  await expect.poll(() => lines.length).toBe(5);
  expect(lines[0]).toEqual([
    "error",
    expect.objectContaining({ method: "GET", path: "/broken", status: 500, whole: true }),
  ]);
  expect(new Set(lines.slice(1).map(([level]) => level))).toEqual(new Set(["debug"]));
});
