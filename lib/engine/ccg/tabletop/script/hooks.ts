import { Interpreter } from "../../../script/interpreter";
import type { Native } from "../../../script/machine";
import { CODE } from "../../../script/meter";
import { isTrue, List, listOf, type Value } from "../../../script/value";
import type { Event } from "../event";
import type { Intent } from "../intent";
import { actsFor } from "./acts";
import { factsFor, LOOKING } from "./facts";
import { type GameScript, GOES_ON } from "./game-script";
import type { Stage } from "./stage";
import { dictionaryOf, fromJson, toJson } from "./values";

/** What one move's script may use; its memory is counted beside what the script's own text takes. */
const LIMITS = { fuel: 400_000, output: 20_000, calls: 200 };
const MEMORY = 200_000;
/** How long what it keeps may be, as JSON. */
const MOST_KEPT = 50_000;
/** The variable in which a script keeps what lasts. */
const LASTING = "G";

/** What a question about one card costs, and what acts and looking through cost besides by how many cards there are. */
const ASKED = 3;
const DONE = 10;

/** The table's functions cost steps: little for what is known of a card, more for what looks through cards or changes them. */
function metered(
  functions: Readonly<Record<string, Native>>,
  isLong: (name: string) => boolean,
  { state }: Stage,
): Record<string, Native> {
  const there = state.zones.reduce((sum, { cards }) => sum + cards.length, state.objects.length);
  const paid = (name: string, run: Native): Native => {
    const steps = isLong(name) ? DONE + (there >> 3) : ASKED;
    return (machine, argument) => {
      machine.meter.spend(steps);
      const value = run(machine, argument);
      if (value instanceof List) machine.meter.list(value.length);
      return value;
    };
  };
  return Object.fromEntries(Object.entries(functions).map(([name, run]) => [name, paid(name, run)]));
}

const saidIn = (answer: Value): string | null =>
  typeof answer === "string" && answer !== "" ? answer.slice(0, 200) : null;

/** A script at work on one move. Whatever goes wrong in it is told at the table as an event; nothing is thrown. */
export class Hooks {
  private readonly interpreter: Interpreter;
  private why: string | null = null;

  constructor(
    private readonly script: GameScript,
    private readonly stage: Stage,
  ) {
    const { source, program, cards } = script;
    const facts = metered(factsFor(stage), (name) => LOOKING.includes(name), stage);
    const functions = { ...facts, ...metered(actsFor(stage), () => true, stage), menu: () => null };
    const { random } = stage.ctx;
    const limits = { ...LIMITS, memory: MEMORY + CODE * source.text.length };
    this.interpreter = new Interpreter({ functions, random, limits, ...(cards ? { cards } : {}) });
    const { result } = this.interpreter.runProgram(source, program);
    if (!result.ok) this.fail("load", result.error.message);
    if (stage.state.vars !== null) this.interpreter.setVariable(LASTING, fromJson(stage.state.vars));
  }

  /** Why it has failed; null: it has not. */
  get failure(): string | null {
    return this.why;
  }

  /** Why a rule of the game is against this; null: nothing is. */
  before(intent: Intent, event: Event): string | null {
    return saidIn(this.call(`before_${intent.type}`, argumentOf(intent.type, event, "was")));
  }

  /** What follows of itself. */
  after(intent: Intent, event: Event): void {
    this.call(`after_${intent.type}`, argumentOf(intent.type, event, "id"));
  }

  /** Its rules are back after a turn that was played by hand: it sets right what it keeps, and begins the next one. */
  backAgain(ended: Event): void {
    this.call(GOES_ON, argumentOf(ended.type, ended, "id"));
  }

  /** A command of the game's own; why it cannot be done, or null. */
  command(name: string, ids: readonly number[]): string | null {
    return saidIn(this.call(`do_${name}`, dictionaryOf({ seat: this.stage.seat, ids: listOf([...ids]) })));
  }

  /** What a function of the script answers, where it has one. */
  ask(name: string, argument: Value): Value {
    return this.call(name, argument);
  }

  /** What the script keeps and what it shows is written down, if it has changed and nothing went wrong. */
  finish(): void {
    const { state } = this.stage;
    const { used } = this.script;
    const shown = toJson(this.call("shown", null));
    const { steps } = this.interpreter;
    used.moves++;
    used.steps += steps;
    used.most = Math.max(used.most, steps);
    const vars = toJson(this.interpreter.variable(LASTING));
    const text = JSON.stringify([vars, shown]);
    if (this.why !== null || text === JSON.stringify([state.vars, state.shown])) return;
    if (text.length > MOST_KEPT) this.fail("G", "The script keeps too much");
    else this.stage.tell({ type: "scripted", vars, shown });
  }

  private call(name: string, argument: Value): Value {
    if (this.why !== null) return null;
    const known = this.interpreter.call("isfunction", name);
    if (!known.ok || !isTrue(known.value)) return null;
    const result = this.interpreter.call(name, argument);
    if (result.ok) return result.value;
    this.fail(name, result.error.message);
    return null;
  }

  private fail(hook: string, message: string): void {
    this.why = message.slice(0, 200);
    this.stage.tell({ type: "script_failed", hook, message: this.why });
  }
}

const plain = (value: unknown): Value | undefined =>
  typeof value === "string" || (typeof value === "number" && Number.isInteger(value)) ? value : undefined;

/** What a hook is told of an act: who does it, to which cards, and the plain fields of what happens. */
function argumentOf(type: string, event: Event, ids: "was" | "id"): Value {
  const fields: Record<string, Value | undefined> = {};
  for (const [key, value] of Object.entries(event)) fields[key] = plain(value);
  fields.type = type;
  if (event.type === "moved") {
    fields.ids = listOf(event.cards.map((card) => card[ids]));
    fields.numbers = listOf(event.cards.map(({ number }) => number));
  } else if ("objects" in event)
    fields.ids = listOf(event.objects.map((object) => (typeof object === "number" ? object : object.id)));
  if (event.type === "rolled") fields.dice = listOf([...event.dice]);
  return dictionaryOf(fields);
}
