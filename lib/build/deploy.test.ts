import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readEnvironment } from "../env";

/** The examples of `docs/deploy`, held against the programs that read them, where these are installed. */

const isInstalled = (name: string): boolean =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"].some((folder) => existsSync(join(folder, name)));

const run = (program: string, args: string[]): string => {
  try {
    execFileSync(program, args, { stdio: "pipe", env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` } });
    return "";
  } catch (error) {
    return String((error as { stderr?: Buffer }).stderr ?? error);
  }
};

describe("examples of how to run the house", () => {
  test.runIf(isInstalled("nginx"))("nginx takes its own", () => {
    const folder = mkdtempSync(join(tmpdir(), "guildhall-nginx-"));
    const whole = (text: string) => {
      writeFileSync(join(folder, "site.conf"), text);
      writeFileSync(
        join(folder, "nginx.conf"),
        `pid ${folder}/pid; error_log ${folder}/errors; events {} http { access_log off; include ${folder}/site.conf; }`,
      );
      return run("nginx", ["-t", "-q", "-e", join(folder, "errors"), "-c", join(folder, "nginx.conf")]);
    };
    const text = readFileSync("docs/deploy/nginx.conf", "utf8");
    expect(whole(text)).toBe("");
    expect(whole(text.replace("proxy_pass http://guildhall_web", "proxy_pas http://guildhall_web"))).toMatch(/unknown/);
    rmSync(folder, { recursive: true });
  });

  test.runIf(isInstalled("caddy"))("Caddy takes its own", () => {
    expect(run("caddy", ["validate", "--adapter", "caddyfile", "--config", resolve("docs/deploy/Caddyfile")])).toBe("");
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

  test("the settings that the guide shows are settings", () => {
    const guide = readFileSync("docs/how-to-run-it.md", "utf8");
    const shown = /```sh\n# \/etc\/guildhall\.env\n([\s\S]*?)```/.exec(guide)?.[1] ?? "";
    const given = Object.fromEntries([...shown.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
    expect(Object.keys(given).length).toBeGreaterThan(4);
    expect(Object.keys(readEnvironment(given))).toEqual(expect.arrayContaining(Object.keys(given)));
  });
});
