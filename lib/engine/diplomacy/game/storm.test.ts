import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { isLive } from "./state";
import { DAY } from "./testing/driver";
import { started } from "./testing/table";

const GAMES = process.env.GUILDHALL_LONG ? 150 : 8;
const ACTS = 60;
const SEED = Number(process.env.SEED ?? 400);

/** Anybody asks for anything, time passes, the master rewinds. */
async function storm(seed: number) {
  const random = new SeededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  const config = pick([
    {},
    { timing: ["NEXT 1D", "GRACE 6H"] },
    { rules: ["REAL_TIME"] },
    { rules: ["CIVIL_DISORDER"] },
  ]);
  const table = await started(config);
  const { log } = table;
  const power = () => pick(log.match.game.powers).name;
  const seat = () => random.below(7);
  const user = () => pick([..."abcdefghij"]);
  const acts: (() => unknown)[] = [
    () => table.sit(user(), seat()),
    () => table.leave(user()),
    () => log.table(log.match.table.host ?? "a", { type: "kick", seat: seat() }),
    () => log.table(user(), { type: "seat_bot", seat: seat() }),
    () => log.table(log.match.table.host ?? "a", { type: "pause", on: random.below(3) === 0 }),
    () => log.table(null, { type: "away", seat: seat() }),
    () => table.by(power(), { type: "orders", text: "CLEAR" }),
    () => table.by(power(), { type: "resign" }),
    () => table.by(power(), { type: "vote", vote: pick(["DIAS", "LOSS"]) }),
    () => table.by(power(), { type: "absence", from: "20260620", to: "20260622" }),
    () => table.master({ type: "dummy", power: power(), control: [power()] }),
    () => table.master({ type: "revive", power: power() }),
    () => table.master({ type: "resign", power: power() }),
    () => table.master({ type: "process", force: true }),
    () => table.master({ type: "stage", stage: pick(["active", "waiting"]) }),
    () => table.master({ type: "stage", stage: "terminated" }),
    () => table.rewind(pick(table.points()).seq, random.below(3) > 0),
    async () => {
      const legal = log.game.legal?.(log.match.game, seat()) ?? [];
      if (legal.length > 0) await table.by(power(), pick(legal));
    },
    async () => {
      log.now += random.below(DAY);
      if (log.due()?.kind === "game") await table.tick();
    },
  ];
  for (let left = ACTS; left > 0; left--) {
    await pick(acts)();
    check(table);
  }
  return table;
}

function check({ log }: Awaited<ReturnType<typeof started>>): void {
  const { game, table } = log.match;
  if (!isLive(game)) return;
  for (const { name, kind, seat } of game.powers) {
    const taken = seat !== null && table.seats[seat]?.kind !== "nobody";
    if (kind === "player") expect(taken, name).toBe(true);
    if (kind === "resigned") expect(taken, name).toBe(false);
  }
  const seats = game.powers.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  expect(new Set(seats).size).toBe(seats.length);
}

describe(`${GAMES} tables where anything is asked for, from seed ${SEED}`, () => {
  it.each(Array.from({ length: GAMES }, (_, i) => SEED + i))(
    "%i: seats and powers agree, and the log is the game",
    async (seed) => {
      const { log } = await storm(seed);
      expect(await log.folded()).toEqual(log.match);
      for (const row of log.rows)
        if (row.payload.kind === "game")
          expect(log.game.schema.event.parse(row.payload.event)).toEqual(row.payload.event);
    },
  );
});
