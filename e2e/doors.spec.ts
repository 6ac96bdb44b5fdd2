import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { ask } from "./raw-http";

/** What is refused before anything reads it: bodies too large, hosts that are not ours, headers that a client invents. */

const MB = 1024 * 1024;
const origin = process.env.E2E_ORIGIN ?? "http://localhost:3000";
const host = new URL(origin).host;

function* megabytes(count: number): Iterable<Buffer> {
  const part = Buffer.alloc(MB, 97);
  for (let i = 0; i < count; i++) yield part;
}

test("bodies are refused by their announced length, and cut off while they come where none was announced", async () => {
  for (const path of ["/api/auth/signout", "/api/shop/purchases", "/sign-in", "/", "/games/new", "/api/health"]) {
    const headers = { host, "content-type": "application/x-www-form-urlencoded", "content-length": String(250 * MB) };
    const announced = await ask(origin, path, { method: "POST", headers, body: megabytes(2) });
    expect([413, 0], path).toContain(announced.status);
    const begun = performance.now();
    const chunked = await ask(origin, path, {
      method: "POST",
      headers: { host, "transfer-encoding": "chunked" },
      body: megabytes(200),
    });
    expect(chunked.status === 0 || chunked.status >= 400, `${path}: ${chunked.status}`).toBe(true);
    expect(chunked.status, path).toBeLessThan(500);
    expect(performance.now() - begun, path).toBeLessThan(60_000);
  }
  expect((await ask(origin, "/api/health", { headers: { host } })).status).toBe(200);
});

test("a small body that says it is large is answered so, by the page's own words", async () => {
  const headers = { host, "content-length": String(5 * MB), expect: "100-continue" };
  const answer = await ask(origin, "/api/shop/purchases", { method: "POST", headers, body: "x" });
  expect([413, 0]).toContain(answer.status);
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
  const port = Number(process.env.E2E_SIDECAR_PORT ?? 0);
  test.skip(port === 0, "the port is not known");
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
