import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { readEnvironment } from "../env";
import { answersAt, waitFor } from "./house";
import { freePort } from "./postgres";
import { findInstalled } from "./testing/installed";
import { exampleOfNginx, findNginx, killNginx, layOutNginx, startNginx } from "./testing/nginx";

/** The examples of `docs/deploy`, held against the programs that read them, where these are installed. */

const isInstalled = (name: string): boolean => findInstalled(name) !== null;

const surroundings = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

const run = (program: string, args: string[]): string => {
  try {
    execFileSync(program, args, { stdio: "pipe", env: surroundings });
    return "";
  } catch (error) {
    return String((error as { stderr?: Buffer }).stderr ?? error);
  }
};

describe("examples of how to run the house", () => {
  test.runIf(isInstalled("nginx"))("nginx takes its own", () => {
    const folder = mkdtempSync(join(tmpdir(), "guildhall-nginx-"));
    const whole = (text: string) => run("nginx", ["-t", "-q", ...layOutNginx(folder, text)]);
    const text = readFileSync("docs/deploy/nginx.conf", "utf8");
    expect(whole(text)).toBe("");
    expect(whole(text.replace("proxy_pass http://guildhall_web", "proxy_pas http://guildhall_web"))).toMatch(/unknown/);
    rmSync(folder, { recursive: true });
  });

  test.runIf(isInstalled("caddy"))("Caddy takes its own", () => {
    expect(run("caddy", ["validate", "--adapter", "caddyfile", "--config", resolve("docs/deploy/Caddyfile")])).toBe("");
  });

  describe("a proxy as shown", () => {
    const stops: (() => unknown)[] = [];
    afterEach(async () => {
      for (const stop of stops.splice(0).reverse()) await stop();
    });

    /** A process of the house, as far as a proxy sees one: it answers with what it was sent. */
    async function startEcho(name: string): Promise<number> {
      const server: Server = createServer(({ url, headers }, response) =>
        response.end(JSON.stringify({ name, url, headers })),
      );
      server.on("upgrade", ({ headers }, socket) => {
        const said = JSON.stringify({ name, headers });
        socket.end(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n${said}`);
      });
      server.listen(0, "127.0.0.1");
      await once(server, "listening");
      stops.push(() => {
        server.closeAllConnections();
        server.close();
      });
      return (server.address() as AddressInfo).port;
    }

    const FORGED = {
      "X-Forwarded-For": "9.9.9.9",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "evil",
      "X-Forwarded-Port": "666",
      "X-Request-Id": "evil-request-id",
      "X-Original-Host": "evil.example",
      Forwarded: "for=9.9.9.9;host=evil.example",
    };
    type Echo = { status: number; name?: string; headers?: IncomingHttpHeaders };

    const ask = (port: number, path: string, headers: Record<string, string> = {}): Promise<Echo> =>
      new Promise((done, fail) => {
        const asked = request({
          port,
          host: "127.0.0.1",
          path,
          headers: { Host: "games.example.org", ...FORGED, ...headers },
        });
        const read = (status: number, stream: NodeJS.ReadableStream) => {
          let text = "";
          stream.on("data", (chunk) => (text += String(chunk)));
          stream.on("end", () => done({ status, ...(text.startsWith("{") ? (JSON.parse(text) as object) : {}) }));
        };
        asked.on("response", (response) => read(response.statusCode ?? 0, response));
        asked.on("upgrade", ({ statusCode = 0 }, socket, head) => {
          socket.unshift(head);
          read(statusCode, socket);
        });
        asked.on("error", fail).end();
      });

    async function holds(port: number): Promise<void> {
      const UPGRADE = { Connection: "Upgrade", Upgrade: "websocket" };
      for (const [path, name, headers] of [
        ["/", "web", {}],
        ["/socket.io/?EIO=4", "sidecar", {}],
        ["/socket.io/?EIO=4", "sidecar", UPGRADE],
      ] as const) {
        const echo = await ask(port, path, headers);
        expect(echo).toMatchObject({ status: "Upgrade" in headers ? 101 : 200, name });
        // Nginx appends to what it was sent: the house believes the last one.
        expect(echo.headers?.["x-forwarded-for"]).toMatch(/(^|, )127\.0\.0\.1$/);
        expect(echo.headers).toMatchObject({ host: "games.example.org", "x-forwarded-proto": "http" });
        expect(echo.headers?.["x-request-id"]).toMatch(/^[\da-f-]{32,36}$/);
        expect(JSON.stringify({ ...echo.headers, "x-forwarded-for": "" })).not.toMatch(
          // A request's id has digits of its own.
          /evil|"666"|9\.9\.9\.9/,
        );
      }
      for (const path of ["/api/metrics", "/api/metrics?x", "/api/metrics/"])
        expect(await ask(port, path)).toEqual({ status: 404 });
    }

    test.runIf(isInstalled("nginx"))("nginx lets through what it sets, not what a client invents", async () => {
      const folder = mkdtempSync(join(tmpdir(), "guildhall-nginx-"));
      stops.push(() => rmSync(folder, { recursive: true }));
      const port = await freePort();
      const [web, sidecar] = [await startEcho("web"), await startEcho("sidecar")];
      const site = exampleOfNginx({ port, webs: [web, web], sidecars: [sidecar, sidecar] });
      const child = await startNginx(findNginx()!, folder, port, site);
      stops.push(() => killNginx(child));
      await holds(port);
    });

    test.runIf(isInstalled("caddy"))("Caddy lets through what it sets, not what a client invents", async () => {
      const folder = mkdtempSync(join(tmpdir(), "guildhall-caddy-"));
      stops.push(() => rmSync(folder, { recursive: true }));
      const port = await freePort();
      const [web, sidecar] = [await startEcho("web"), await startEcho("sidecar")];
      const site = readFileSync("docs/deploy/Caddyfile", "utf8").replaceAll(
        /127\.0\.0\.1:30[01]([01])/g,
        (_, of: string) => `127.0.0.1:${of === "0" ? web : sidecar}`,
      );
      const path = join(folder, "Caddyfile");
      const own = `http://games.example.org:${port} {\n\tbind 127.0.0.1`;
      writeFileSync(path, `{\n\tadmin off\n}\n${site.replace("games.example.org {", own)}`);
      const env = { ...surroundings, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      const args = ["run", "--adapter", "caddyfile", "--config", path];
      const child = spawn(findInstalled("caddy")!, args, { stdio: "ignore", env });
      const gone = once(child, "exit");
      stops.push(async () => {
        child.kill("SIGTERM");
        await gone;
      });
      expect(await waitFor(() => answersAt(port), 30_000)).toBe(true);
      await holds(port);
    });
  });

  test.each(["guildhall.service", "guildhall-sidecar@.service", "guildhall-web@.service"])(
    "%s starts what there is",
    (unit) => {
      const text = readFileSync(join("docs/deploy", unit), "utf8");
      const program = /^ExecStart=(.*)$/m.exec(text)?.[1] ?? "";
      for (const path of program.match(/\bnode_modules\/\S+/g) ?? []) expect(existsSync(path), path).toBe(true);
      // Units name each setting once, in a section.
      expect(text.match(/^\[(Unit|Service|Install)\]$/gm)).toHaveLength(3);
      expect(text).toMatch(/^User=guildhall$/m);
    },
  );

  test("the timer of backups starts a unit that runs a script of the house", () => {
    expect(existsSync("docs/deploy/guildhall-backup.timer")).toBe(true);
    const unit = readFileSync("docs/deploy/guildhall-backup.service", "utf8");
    const script = /^ExecStart=.*npm run --silent (\w+) -- /m.exec(unit)?.[1] ?? "";
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
    expect(Object.keys(scripts)).toContain(script);
    expect(unit).toMatch(/^User=guildhall$/m);
  });

  test("the settings that the guide shows are settings", () => {
    const guide = readFileSync("docs/how-to-run-it.md", "utf8");
    const shown = /```sh\n# \/etc\/guildhall\.env\n([\s\S]*?)```/.exec(guide)?.[1] ?? "";
    const given = Object.fromEntries([...shown.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
    expect(Object.keys(given).length).toBeGreaterThan(4);
    expect(Object.keys(readEnvironment(given))).toEqual(expect.arrayContaining(Object.keys(given)));
  });
});
