import { Log } from "../../../kernel/testing/log";
import type { DiplomacyEvent } from "../event";
import type { Intent } from "../intent";
import { Moments, type RewindPoint } from "../rewind";
import { Driver, MONDAY } from "./driver";

/** An intent that must not be refused. */
function must(refusal: string | null): void {
  if (refusal !== null) throw new Error(refusal);
}

/** A game at a real table: its decider, its log, its clock, its rewinds. The users are a … g. */
export async function opened(config: object = {}) {
  const driver = new Driver(config);
  const log = Log.open(driver.game, { seats: driver.game.seats.max, now: MONDAY });
  const as = (role: "master" | "host" | "clock", intent: Intent, user?: string) =>
    log.try({ role, ...(user === undefined ? {} : { user }) }, { to: "game", intent });
  return {
    log,
    master: (intent: Intent) => as("master", intent),
    host: (intent: Intent) => as("host", intent, "a"),
    sit: (user: string, seat?: number) =>
      log.table(user, { type: "sit", share: user, ...(seat === undefined ? {} : { seat }) }),
    leave: (user: string) => log.table(user, { type: "leave" }),
    seatOf: (power: string) => log.match.game.powers.find(({ name }) => name === power)?.seat ?? -1,
    power: (name: string) => log.match.game.powers.find((power) => power.name === name),
    /** An intent of whoever sits at a power. */
    by(power: string, intent: Intent) {
      const seat = this.seatOf(power);
      const occupant = log.match.table.seats[seat];
      return log.play(seat, intent, occupant?.kind === "user" ? occupant.user : undefined);
    },
    /** The clock does what is due; what kind of thing that was. */
    async tick() {
      const due = log.due();
      if (!due) return null;
      log.now = Math.max(log.now, due.at);
      if (due.kind !== "game") throw new Error(`${due.kind} is due`);
      must(as("clock", due.intent));
      return due.intent.type;
    },
    /** Every power gives orders at random, then the clock goes on until the phase is over. */
    async phase() {
      driver.state = log.match.game;
      const begun = log.rows.length;
      const done = () => this.events(begun).some(({ type }) => type === "phase_processed");
      for (const { name, kind } of log.match.game.powers) {
        const lines = kind === "player" ? driver.randomOrders(name) : [];
        if (lines.length > 0 && !done()) must(this.by(name, { type: "orders", text: lines.join("\n") }));
      }
      while (!done()) if ((await this.tick()) === null) throw new Error("nothing is due");
    },
    events: (from = 0): DiplomacyEvent[] =>
      log.rows.slice(from).flatMap(({ payload }) => (payload.kind === "game" ? [payload.event] : [])),
    rewind: (to: number | undefined, keep = true) =>
      log.try({ role: "master" }, { to: "table", intent: { type: "rewind", to: to ?? -1, keep } }),
    /** All moments to rewind to. */
    points(): RewindPoint[] {
      const moments = new Moments();
      for (let from = 0; from < log.rows.length; ) {
        const move = log.rows.slice(from).filter(({ moveId }) => moveId === log.rows[from]?.moveId);
        moments.pass(move);
        from += move.length;
      }
      return moments.points();
    },
    where: () => log.match.game.position.phase,
  };
}

export type Table = Awaited<ReturnType<typeof opened>>;

/** All have sat down, and the clock has begun the game. */
export async function started(config: object = {}) {
  const table = await opened(config);
  for (const user of "abcdefg".slice(0, table.log.game.seats.max)) must(table.sit(user));
  await table.tick();
  return table;
}
