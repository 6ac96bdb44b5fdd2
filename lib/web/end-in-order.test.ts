import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { endInOrder } from "./end-in-order";

/** A server of ours that is told to end, over real connections. */

let server: Server;
let agent: Agent;
let stop: () => void;
let exited: Promise<number>;
/** Answers that are held back until the test lets them go, by their path. */
const held = new Map<string, ServerResponse>();

beforeEach(async () => {
  exited = new Promise((resolve) => {
    stop = endInOrder(resolve);
  });
  server = createServer(({ url = "" }, response) => {
    if (url.startsWith("/held")) held.set(url, response);
    else response.end(url);
  });
  server.on("upgrade", (_, socket) => void socket.write("HTTP/1.1 101 Switching Protocols\r\n\r\n"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(() => {
  stop();
  agent.destroy();
  server.closeAllConnections();
  server.close();
  held.clear();
});

const port = () => (server.address() as AddressInfo).port;
/** Asks over the connection that the agent keeps, as a proxy does. */
async function ask(path: string): Promise<{ text: string; connection: string | undefined }> {
  const asked = request({ port: port(), host: "127.0.0.1", path, agent }).end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of response) text += String(chunk);
  return { text, connection: response.headers.connection };
}
/** Tells this process to end, without ending it. */
const tell = () => process.emit("SIGTERM", "SIGTERM");
const isRefused = (at: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(at, "127.0.0.1").once("error", () => resolve(true));
    socket.once("connect", () => {
      socket.destroy();
      resolve(false);
    });
  });

test("a kept connection is given up by an answer, not cut before it", async () => {
  expect((await ask("/before")).connection).toBe("keep-alive");
  tell();
  expect(await ask("/after")).toEqual({ text: "/after", connection: "close" });
  expect(await exited).toBe(0);
});

test("what was asked before is answered, and nothing new is taken meanwhile", async () => {
  const at = port();
  const answer = ask("/held");
  await expect.poll(() => held.size, { timeout: 30_000 }).toBe(1);
  tell();
  await expect.poll(() => isRefused(at), { timeout: 30_000 }).toBe(true);
  held.get("/held")?.end("late");
  expect((await answer).text).toBe("late");
  expect(await exited).toBe(0);
});

test("neither a live connection nor an answer that never comes keeps the process", async () => {
  const live = connect(port(), "127.0.0.1");
  live.write("GET /socket.io/ HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  await once(live, "data");
  const ended = once(live, "close");
  const never = ask("/held").catch(() => null);
  await expect.poll(() => held.size, { timeout: 30_000 }).toBe(1);
  tell();
  await ended;
  expect(await exited).toBe(0);
  server.closeAllConnections();
  await never;
});

test("a process that nobody is connected to ends at once", async () => {
  tell();
  expect(await exited).toBe(0);
});
