import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { bundleProgram } from "../bundle";
import { LoadFigures } from "./load-figures";

const programs = new Map<string, Promise<string>>();

/** A program of this folder, compiled once. */
export function programOf(name: string): Promise<string> {
  const program =
    programs.get(name) ?? bundleProgram(`lib/build/testing/${name}.ts`, `.data/bench/programs/${name}.mjs`);
  programs.set(name, program);
  return program;
}

type Load = {
  /** Of a card game, of tabletops, or of the sketch that knows no game. */
  program: "load" | "tabletop-load" | "sketch-load";
  url: string;
  tables: number;
  seconds: number;
  /** Moves offered a second in all; 0: a closed loop. */
  rate: number;
  /** Figures are told every so many seconds; absent: once. */
  window?: number;
  env?: Record<string, string>;
  /** It counts from now on. */
  onCounting?: () => void;
  onFigures?: (figures: LoadFigures) => void;
};

/** Runs a load in a process of its own; answers the figures that it told last. */
export async function runLoad(options: Load): Promise<LoadFigures> {
  const { program, url, tables, seconds, rate, window, env, onCounting, onFigures } = options;
  const args = [await programOf(program), url, ...[tables, seconds, rate, window ?? seconds].map(String)];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let figures: LoadFigures | undefined;
    let counts = false;
    createInterface(child.stdout).on("line", (line) => {
      if (line === "counting") {
        if (!counts) onCounting?.();
        counts = true;
        return;
      }
      figures = LoadFigures.parse(JSON.parse(line));
      onFigures?.(figures);
    });
    child.once("close", (code) =>
      code === 0 && figures ? resolve(figures) : reject(new Error(`The load ended with code ${code}`)),
    );
  });
}
