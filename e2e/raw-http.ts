import { Agent, type IncomingHttpHeaders, request } from "node:http";

/** Requests as no browser sends them, from whichever address of this machine one likes. */

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

type Options = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer | Iterable<Buffer>;
  /** Sends the head alone and waits for what is said to it. */
  waits?: boolean;
  /** An address of the loopback network: limits are counted by it. */
  from?: string;
};

const agents = new Map<string, Agent>();

function agentOf(from: string): Agent {
  const agent = agents.get(from) ?? new Agent({ keepAlive: true, localAddress: from, maxSockets: 16 });
  agents.set(from, agent);
  return agent;
}

const isPoured = (body: Options["body"]): body is Iterable<Buffer> =>
  body !== undefined && typeof body !== "string" && !Buffer.isBuffer(body);

/** Sends a request as it stands; status 0: the connection was ended without an answer. */
export function ask(origin: string, path: string, options: Options = {}): Promise<Answer> {
  const { method = "GET", headers = {}, body, from = "127.0.0.1" } = options;
  const { port } = new URL(origin);
  return new Promise((resolve) => {
    const nothing = (error?: Error) => resolve({ status: 0, headers: {}, text: error?.message ?? "" });
    const sent = request(
      { host: "127.0.0.1", port, path, method, headers, agent: agentOf(from), timeout: 60_000 },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", nothing);
        answer.on("end", () => {
          if (options.waits) sent.destroy();
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(parts).toString() });
        });
      },
    );
    sent.on("error", (error: NodeJS.ErrnoException) => {
      // A connection that nobody used for seconds is ended by the server, perhaps while a request is on its way: it goes over another.
      if (error.code === "ECONNRESET" && sent.reusedSocket && !isPoured(body)) resolve(ask(origin, path, options));
      else nothing(error);
    });
    sent.on("upgrade", (answer, socket) => {
      socket.destroy();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: "" });
    });
    sent.on("timeout", () => sent.destroy(new Error("no answer within 30 s")));
    if (options.waits) sent.flushHeaders();
    else if (isPoured(body)) void pour(sent, body);
    else sent.end(body);
  });
}

/** Sends a body piece by piece without saying how long it is, as fast as the other side takes it. */
async function pour(sent: ReturnType<typeof request>, body: Iterable<Buffer>): Promise<void> {
  for (const part of body) {
    if (sent.destroyed) return;
    if (!sent.write(part)) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  sent.end();
}
