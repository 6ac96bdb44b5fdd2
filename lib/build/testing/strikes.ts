import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";

/** What is asked for in a storm. */
export type What = "moves" | "purchases";

/** Something that somebody asks for, again and again under the same key until it is answered. */
export type Asked = { readonly key: string; sends: number; answered: boolean };

/** What goes on while a storm strikes. */
export type Load = {
  what: What;
  /** A strike that cuts it off waits until so many requests are on their way. */
  atLeast: number;
  /** What is on its way now. */
  flying(): Asked[];
  /** Which of these keys the database holds by a write that was begun before this time. */
  stored(keys: readonly string[], before: Date): Promise<ReadonlySet<string>>;
  /** Resolves as soon as `atLeast` are on their way and one has just been stored; after a while in any case. */
  ripe?(): Promise<void>;
  /** Whether everybody who asks can be answered again: is connected. */
  isBack(): boolean;
  /** How many attempts have failed so far, by how. */
  failed(): Failures;
};

/** How often attempts failed, by how they did. */
type Failures = Record<string, number>;

/** Something that is done to a house in the middle of it all. */
export type Strike = {
  name: string;
  /** Whose requests it cuts off: one of them may have been stored without being answered. */
  cuts: readonly What[];
  deal(): Promise<void>;
};

/** What one strike met of one load; `committed`: stored, not answered, and therefore asked for once more. */
export type Met = { inFlight: number; committed: number; failed: Failures };
/** `back`: after so many ms everything answered and everybody was connected again. */
export type Struck = { strike: string; back: number } & Partial<Record<What, Met>>;

/** Fewer requests than this on their way, and a strike proves little. */
const IN_FLIGHT = 20;
/** So many of those who can ask at once are waited for, at the most `IN_FLIGHT`. */
export const enoughOf = (askers: number): number => Math.min(IN_FLIGHT, Math.floor(askers / 2));

const PATIENCE = 60_000;
/** So many strikes more, at the most, until one is conclusive. */
const MORE_STRIKES = 9;
const PAUSE = 1_200;

/**
 * Deals `count` strikes in turn, each in the middle of play, and waits after each until the house is open again. Goes on
 * until, for every load that is cut off by any of them, one has met a request that was stored and not answered: that
 * one is the proof. Answers what each met.
 */
export async function dealStrikes(options: {
  strikes: readonly Strike[];
  count: number;
  loads: readonly Load[];
  waitUntilOpen(): Promise<void>;
  say(line: string): void;
}): Promise<Struck[]> {
  const { strikes, loads, count, say } = options;
  const started = Date.now();
  const all: Struck[] = [];
  const inconclusive = () => unproven(strikes, loads, all).length > 0;
  for (let k = 0; k < count || (inconclusive() && k < count + MORE_STRIKES); k++) {
    const strike = strikes[k % strikes.length]!;
    const awaited = loads.filter(({ what }) => strike.cuts.includes(what));
    // What is hardest to meet is waited for: the moment between a commit and its answer is short.
    const wanted = unproven(strikes, loads, all);
    await awaited.find(({ what, ripe }) => ripe && wanted.includes(what))?.ripe?.();
    for (const until = Date.now() + PATIENCE; Date.now() < until; await sleep(1))
      if (awaited.every((load) => load.flying().length >= load.atLeast)) break;
    const met = loads.map((load) => new Meeting(load));
    const begun = performance.now();
    const dealt = strike.deal();
    for (const meeting of met) meeting.struck();
    await dealt;
    await options.waitUntilOpen();
    for (const until = Date.now() + PATIENCE; !loads.every((load) => load.isBack()); await sleep(20))
      if (Date.now() > until) throw new Error(`After "${strike.name}" somebody does not come back.`);
    const back = Math.round(performance.now() - begun);
    await sleep(PAUSE);
    const struck: Struck = { strike: strike.name, back };
    for (const meeting of met) struck[meeting.what] = await meeting.report();
    all.push(struck);
    const told = met.map(({ what }) => `${what} ${JSON.stringify(struck[what])}`);
    const at = Math.round((Date.now() - started) / 1_000);
    say(`${at} s, strike ${k + 1}: ${strike.name}, back after ${back} ms, ${told.join(", ")}`);
  }
  return all;
}

/** What one strike meets of one load. */
class Meeting {
  readonly what: What;
  private readonly flying: Asked[];
  private readonly failedBefore: Failures;
  private cut: { asked: Asked; sends: number }[] = [];
  private at = new Date();

  constructor(private readonly load: Load) {
    this.what = load.what;
    this.flying = load.flying();
    this.failedBefore = load.failed();
  }

  /** Notes what is not answered yet as the strike falls. */
  struck(): void {
    this.at = new Date();
    this.cut = this.flying.filter(({ answered }) => !answered).map((asked) => ({ asked, sends: asked.sends }));
  }

  /** What came of it: of that, what had been stored by what was sent before, and was sent again all the same. */
  async report(): Promise<Met> {
    const again = this.cut.filter(({ asked, sends }) => asked.sends > sends);
    const stored = await this.load.stored(
      again.map(({ asked }) => asked.key),
      this.at,
    );
    const since = Object.entries(this.load.failed()).map(
      ([how, n]) => [how, n - (this.failedBefore[how] ?? 0)] as const,
    );
    return {
      inFlight: this.flying.length,
      committed: stored.size,
      failed: Object.fromEntries(since.filter(([, n]) => n > 0)),
    };
  }
}

const cutsOff = (strikes: readonly Strike[], name: string, what: What): boolean =>
  strikes.some((strike) => strike.name === name && strike.cuts.includes(what));

/** The loads that are cut off by some strike of these, and of which none has met anything stored and not answered. */
const unproven = (strikes: readonly Strike[], loads: readonly Load[], all: readonly Struck[]): What[] =>
  loads
    .map(({ what }) => what)
    .filter((what) => strikes.some(({ cuts }) => cuts.includes(what)))
    .filter(
      (what) => !all.some(({ strike, [what]: met }) => cutsOff(strikes, strike, what) && (met?.committed ?? 0) > 0),
    );

/** What is wrong with a storm's strikes: those that met too little, and what none of them has proven. */
export function faultsOf(strikes: readonly Strike[], loads: readonly Load[], all: readonly Struck[]): string[] {
  const few = loads.flatMap(({ what, atLeast }) => {
    return all
      .filter(({ strike, [what]: met }) => cutsOff(strikes, strike, what) && (met?.inFlight ?? 0) < atLeast)
      .map(({ strike }) => `${strike} met fewer than ${atLeast} ${what} in flight`);
  });
  const none = unproven(strikes, loads, all).map(
    (what) => `no strike met ${what} that were committed and not answered: inconclusive`,
  );
  return [...few, ...none];
}

/** Asks a database of a storm over a connection of its own, as soon as it answers. */
export async function queryStormed<T extends object>(url: string, text: string, values: unknown[]): Promise<T[]> {
  for (const until = Date.now() + PATIENCE; ; await sleep(20)) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      return (await client.query<T>(text, values)).rows;
    } catch (error) {
      if (Date.now() > until) throw error;
    } finally {
      await client.end().catch(() => {});
    }
  }
}
