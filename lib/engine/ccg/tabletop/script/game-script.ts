import type { CardSource } from "../../../script/card-source";
import { type Problem, problemOf } from "../../../script/error";
import { Interpreter } from "../../../script/interpreter";
import { parse } from "../../../script/parse";
import { type Source, withoutRemarks } from "../../../script/source";
import type { Program } from "../../../script/tree";
import { isTrue, List } from "../../../script/value";
import { Intent } from "../intent";

/** How far a game's script is minded: a violation is told, or refused; a free game runs no script. */
export const MANNERS = ["free", "warn", "strict"] as const;
export type Manner = (typeof MANNERS)[number];

/** A command of the game's own: its function is `do_<name>`, `key` the key that it lies on. */
export type GameCommand = { readonly name: string; readonly label: string; readonly key: string | null };

/** A game's script, read once for all its tables. Each move runs it in an interpreter of its own. */
export type GameScript = {
  readonly manner: Exclude<Manner, "free">;
  readonly source: Source;
  readonly program: Program;
  readonly cards: CardSource | undefined;
  readonly commands: readonly GameCommand[];
  /** The kinds of acts that it has a rule about: of the others it forbids none. */
  readonly minds: readonly Intent["type"][];
  /** It knows how to go on after a turn that was played by hand. */
  readonly goesOn: boolean;
  /** Why it cannot be read to its end, or fails while it is loaded. */
  readonly problem: Problem | null;
  /** What it has used at all its tables so far: moves, their steps, and the most that one move took. */
  readonly used: { moves: number; steps: number; most: number };
};

const LOADING = { fuel: 100_000, memory: 100_000, output: 10_000 };
const MOST_COMMANDS = 60;
/** The function by which it goes on after a turn that was played by hand. */
export const GOES_ON = "after_by_hand";

/**
 * Reads a script. Outside of its functions it may set variables and name its commands, `menu("roll", "Roll for it", "r")`;
 * the table is there only for functions. A faulty script is no error here: it says at the table what is wrong.
 */
export function readScript(text: string, manner: Manner, cards: CardSource | undefined): GameScript | null {
  if (manner === "free") return null;
  const source = { name: "script", text: withoutRemarks(text) };
  const program = parse(source);
  const commands: GameCommand[] = [];
  const menu = (_: unknown, argument: unknown): null => {
    const [name, label, key] = argument instanceof List ? argument.array() : [];
    const fits = typeof name === "string" && /^\w{1,40}$/.test(name) && typeof label === "string";
    if (fits && commands.length < MOST_COMMANDS)
      commands.push({ name, label: label.slice(0, 60), key: typeof key === "string" ? key.slice(0, 20) : null });
    return null;
  };
  const interpreter = new Interpreter({ functions: { menu }, limits: LOADING, ...(cards ? { cards } : {}) });
  const { result } = interpreter.runProgram(source, program);
  const problem = program.broken ? problemOf(program.broken) : result.ok ? null : result.error;
  const has = (name: string): boolean => {
    const known = interpreter.call("isfunction", name);
    return problem === null && known.ok && isTrue(known.value);
  };
  const goesOn = has(GOES_ON);
  const minds = Intent.options.map(({ shape }) => shape.type.value).filter((type) => has(`before_${type}`));
  return { manner, source, program, cards, commands, minds, goesOn, problem, used: { moves: 0, steps: 0, most: 0 } };
}
