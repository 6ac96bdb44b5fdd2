import { readdirSync, readFileSync } from "node:fs";

/** Linux counts time in hundredths of a second. */
const TICK = 10_000;

/** The fields of `/proc/PID/stat` after the command's name: state, parent, …; null: there is no such process. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

/** The time that a process has had of a processor, in µs. Linux only; elsewhere, and of one that has ended, 0. */
export function cpuOf(pid: number): number {
  const stat = statOf(pid);
  return stat === null ? 0 : (Number(stat[11]) + Number(stat[12])) * TICK;
}

/** The same of a process and of all that it has started. */
export function cpuOfFamily(pid: number): number {
  const children = readdirSync("/proc").filter(
    (name) => /^\d+$/.test(name) && statOf(Number(name))?.[1] === String(pid),
  );
  return [pid, ...children.map(Number)].reduce((sum, one) => sum + cpuOf(one), 0);
}

/** What a process holds in memory, in megabytes. Linux only; elsewhere, and of one that has ended, 0. */
export function memoryOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
