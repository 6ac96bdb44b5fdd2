import { SeededRandom } from "../../kernel/random";
import type { ErrorKind, Problem } from "../error";
import type { Host } from "../host";
import { Interpreter } from "../interpreter";
import { type Moment, memoryStore } from "../surroundings";

const MOMENT: Moment = { seconds: 1_700_000_000, year: 2023, month: 11, day: 14, hour: 22, minute: 13, second: 20 };

/** A host that lends everything, the same each time. */
export function testHost(): Host {
  const seeded = (seed: number) => new SeededRandom(seed);
  return {
    random: seeded(1),
    seeded,
    clock: () => MOMENT,
    sleep: () => {},
    variables: memoryStore(),
    files: memoryStore(new Map([["notes", "one\ntwo\n"]])),
    scripts: memoryStore(new Map([["tools", "# tools\ndef twice { return(ARG*2); }\nloaded=1;\n"]])),
  };
}

export type Answer = { out: string; value: string | null; display: string | null; error: ErrorKind | null };

/** Runs a text in a fresh interpreter and gives what the vectors record. */
export function run(
  src: string,
  host: Host = testHost(),
  prepare: (interpreter: Interpreter) => void = () => {},
): Answer {
  const interpreter = new Interpreter(host);
  prepare(interpreter);
  const { out, result } = interpreter.run(src);
  if (!result.ok) return { out, value: null, display: null, error: result.error.kind };
  const value = interpreter.written(result.value);
  const display = interpreter.displayed(result.value);
  if (!value.ok || !display.ok) throw new Error(`cannot show the value of ${src}`);
  return { out, value: value.value, display: display.value, error: null };
}

/** The written value of a text, or the kind of its error. */
export function valueGiven(src: string, host?: Host): string {
  const { value, error } = run(src, host);
  return value ?? error ?? "nothing";
}

/** The error of a text. */
export function problemIn(src: string, host: Host = testHost()): Problem {
  const { result } = new Interpreter(host).run(src, { name: "test" });
  if (result.ok) throw new Error(`no error in ${src}`);
  return result.error;
}
