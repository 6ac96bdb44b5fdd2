import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** The command line of a running process, its words parted by blanks; null if none runs under this number. */
export function commandOf(pid: number): string | null {
  try {
    // One that was killed keeps its number until somebody asks how it ended, but not its command line.
    if (existsSync("/proc/self/cmdline"))
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ") || null;
    const told = execFileSync("ps", ["-ww", "-p", String(pid), "-o", "stat=,command="], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    return /^[^Z\s]\S*\s+(.*)$/.exec(String(told).trim())?.[1]?.concat(" ") ?? null;
  } catch {
    return null;
  }
}

/** The process that started this one; null if there is no such process any more. */
export function parentOf(pid: number): number | null {
  try {
    const told = execFileSync("ps", ["-p", String(pid), "-o", "ppid="], { stdio: ["ignore", "pipe", "ignore"] });
    return Number(String(told).trim()) || null;
  } catch {
    return null;
  }
}

/** Whether a process runs under this number. One that has ended, but that its parent has not asked after, does not. */
export const isRunning = (pid: number): boolean => signal(pid, 0) && commandOf(pid) !== null;

/** Sends a signal; false if there is no such process any more, or it is not ours. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
