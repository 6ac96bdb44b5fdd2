import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { answersAt, waitFor } from "../house";
import { signal } from "../processes";
import { findInstalled } from "./installed";

/** The nginx that is installed on this machine; null: none is. */
export const findNginx = (): string | null => findInstalled("nginx");

/** The address at which it listens, and those of the processes behind it: the ports that take the example's places. */
export type Places = { port: number; webs: readonly [number, number]; sidecars: readonly [number, number] };

/** The example of `docs/deploy` as it stands, but for its addresses, its ports and its log. */
export function exampleOfNginx({ port, webs, sidecars }: Places): string {
  const places: Record<string, number> = { 3000: webs[0], 3010: webs[1], 3001: sidecars[0], 3011: sidecars[1] };
  return readFileSync("docs/deploy/nginx.conf", "utf8")
    .replaceAll(/127\.0\.0\.1:(30[01][01])/g, (_, place: string) => `127.0.0.1:${places[place]}`)
    .replace(/^\taccess_log .*\n/m, "")
    .replace("listen 80;", `listen 127.0.0.1:${port};`);
}

/** Writes what nginx needs to run a site out of a folder, and answers with which arguments. */
export function layOutNginx(folder: string, site: string): string[] {
  mkdirSync(folder, { recursive: true });
  // Started by root, its workers are somebody else.
  chmodSync(folder, 0o711);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  );
  writeFileSync(join(folder, "site.conf"), site);
  writeFileSync(
    join(folder, "nginx.conf"),
    `pid ${folder}/pid; error_log ${folder}/errors; worker_processes 1; events { worker_connections 4096; }
     http { ${temporary.join(" ")} access_log off; include ${folder}/site.conf; }`,
  );
  return ["-e", join(folder, "errors"), "-c", join(folder, "nginx.conf")];
}

/** Starts nginx on a site, and waits until it takes connections. It leads a group of processes: `killNginx` ends all of it. */
export async function startNginx(program: string, folder: string, port: number, site: string): Promise<ChildProcess> {
  const args = [...layOutNginx(folder, site), "-g", "daemon off;"];
  const child = spawn(program, args, { stdio: "ignore", detached: true });
  if (!(await waitFor(() => answersAt(port), 20_000))) {
    killNginx(child);
    throw new Error(`${program} does not start:\n${readFileSync(join(folder, "errors"), "utf8")}`);
  }
  return child;
}

/** kill -9 of nginx and its workers: they would go on listening without it. */
export const killNginx = ({ pid }: ChildProcess): void => void (pid === undefined || signal(-pid, "SIGKILL"));
