import { existsSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "./clean-test";
import { ask } from "./raw-http";

/** What is refused before anything reads it: bodies too large, hosts that are not ours, headers that a client invents. */

const MB = 1024 * 1024;
const origin = process.env.E2E_ORIGIN ?? "http://localhost:3000";
const host = new URL(origin).host;

function* megabytes(count: number): Iterable<Buffer> {
  const part = Buffer.alloc(MB, 97);
  for (let i = 0; i < count; i++) yield part;
}

/** What the web process keeps in memory, in megabytes; null where that cannot be read. */
function webMemory(): number | null {
  const file = `/proc/${process.env.E2E_WEB_PID}/status`;
  if (!existsSync(file)) return null;
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(file, "utf8"))?.[1]) / 1024;
}

const DOORS = ["/api/auth/signout", "/api/shop/purchases", "/sign-in", "/", "/games/new", "/api/health"];

test("a body is refused by its announced length before any of it is sent, in a sentence", async () => {
  for (const path of DOORS) {
    // Who asks first is answered first: nothing of the body goes out.
    const headers = { host, "content-length": String(250 * MB), expect: "100-continue" };
    const answer = await ask(origin, path, { method: "POST", headers, waits: true });
    expect(answer, path).toMatchObject({ status: 413, text: "That is too large to be taken.\n" });
  }
});

test("a body without a length is cut off while it comes, and the process does not grow", async () => {
  const before = webMemory();
  let most = before ?? 0;
  const watch = setInterval(() => {
    most = Math.max(most, webMemory() ?? 0);
  }, 50);
  for (const path of DOORS) {
    const chunked = { method: "POST", headers: { host, "transfer-encoding": "chunked" } };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ask(origin, path, { ...chunked, body: megabytes(250) })),
    );
    // The connection ends; what was answered before, if anything, is a refusal.
    for (const { status } of answers)
      expect(status === 0 || (status >= 400 && status < 500), `${path}: ${status}`).toBe(true);
  }
  clearInterval(watch);
  // Held in memory, four at once would be a gigabyte.
  if (before !== null) expect(most - before).toBeLessThan(350);
  expect((await ask(origin, "/api/health", { headers: { host } })).status).toBe(200);
});

test("other hosts are refused: a name that leads here by mistake or by malice is none of ours", async () => {
  for (const wrong of [
    "evil.example",
    "evil.example:3000",
    `${host}.evil.example`,
    "localhost@evil.example",
    "[::2]",
  ]) {
    const answer = await ask(origin, "/", { headers: { host: wrong } });
    expect([400, 421], wrong).toContain(answer.status);
  }
  expect((await ask(origin, "/", { headers: { host } })).status).toBe(200);
});

test("a header that names another host does not let another site's form pass", async () => {
  const page = await ask(origin, "/sign-in", { headers: { host } });
  expect(page.status).toBe(200);
  const action = /name="(\$ACTION_[^"]+)"/.exec(page.text)?.[1] ?? "";
  expect(action).not.toBe("");
  const answer = await ask(origin, "/sign-in", {
    method: "POST",
    headers: {
      host,
      origin: "https://evil.example",
      "x-forwarded-host": "evil.example",
      forwarded: "host=evil.example",
      "content-type": "multipart/form-data; boundary=x",
    },
    body: `--x\r\nContent-Disposition: form-data; name="nick"\r\n\r\na\r\n--x--\r\n`,
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.headers["set-cookie"]).toBeUndefined();
});

const WAYS: Record<string, string>[] = [
  {},
  { purpose: "prefetch" },
  { "next-router-prefetch": "1" },
  { "sec-purpose": "prefetch" },
  { rsc: "1" },
];

test("every page has its policy, however it is asked for", async () => {
  for (const headers of WAYS)
    for (const path of ["/", "/sign-in", "/games", "/nowhere", "/mark.svgx", "/socket.iox"]) {
      const answer = await ask(origin, path, { headers: { host, ...headers } });
      const policy = answer.headers["content-security-policy"];
      expect(policy, `${path} ${JSON.stringify(headers)}`).toMatch(/script-src 'self' 'nonce-/);
      expect(answer.headers["x-frame-options"]).toBe("DENY");
    }
});

test("what is no request for a page is refused, and only the live connection upgrades", async () => {
  for (const [method, path] of [
    ["OPTIONS", "*"],
    ["TRACE", "/"],
    ["GET", "http://evil.example/"],
  ] as const)
    expect((await ask(origin, path, { method, headers: { host } })).status, `${method} ${path}`).toBeLessThan(500);
  const upgrade = { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13" };
  const key = { "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==" };
  for (const [path, asked] of [
    ["/_next/webpack-hmr", host],
    ["/socket.io/?EIO=4&transport=websocket", "evil.example"],
  ] as const)
    expect((await ask(origin, path, { headers: { ...upgrade, ...key, host: asked } })).status, path).not.toBe(101);
});

test("the sidecar's port is its own machine's alone", () => {
  // Linux tells by address and port in hexadecimal who listens; elsewhere there is nothing to read.
  test.skip(process.platform !== "linux");
  const port = Number(process.env.E2E_SIDECAR_PORT ?? 3001);
  const listening = ["/proc/net/tcp", "/proc/net/tcp6"]
    .map((file) => readFileSync(file, "utf8"))
    .join("\n")
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, local, , state]) => state === "0A" && local?.endsWith(`:${port.toString(16).toUpperCase().padStart(4, "0")}`),
    )
    .map(([, local]) => local?.split(":")[0]);
  expect(listening).toEqual(["0100007F"]);
});
