import { afterAll, expect, test } from "vitest";
import { PlayedGame } from "@/lib/build/testing/played-game";
import { type GameHistory, withKnown } from "@/lib/contracts/diplomacy";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { SeededRandom } from "@/lib/engine/kernel/random";
import { liveTable } from "@/lib/live/live-table";
import { actAsMaster } from "./master/act-as-master";
import { readDesk } from "./master/read-desk";
import { readHistory } from "./read-history";
import { tallyOf } from "./records/tally-game";

afterAll(closePool);

test("of a long log each reader is shown their part alone: nothing is asked but what was played, and for them", async () => {
  const random = new SeededRandom(7);
  const played = await PlayedGame.begin({}, 7);
  for (let phase = 0; phase < 3; phase++) {
    // Orders that are sent again and again make a log long, and no history.
    for (let again = 0; again < 4; again++) await played.orderAll(random);
    await played.pass();
  }
  const table = (await liveTable(played.id))!;
  const { game } = table;
  const { see, view } = game;
  let asked = 0;
  game.see = (...given) => {
    asked++;
    return see(...given);
  };
  game.view = (...given) => {
    asked++;
    return view(...given);
  };
  try {
    // What a game comes to for profiles is nobody's view either, but whether names are told now.
    expect((await tallyOf(table)).parts).toHaveLength(7);
    expect(asked).toBeLessThanOrEqual(1);
    for (const reader of [null, ...played.members.slice(0, 3), played.host]) {
      asked = 0;
      const history = await readHistory(reader, { id: played.id });
      expect(history.ok && history.value.phases).toHaveLength(3);
      expect(asked).toBeLessThanOrEqual(3);
    }
  } finally {
    Object.assign(game, { see, view });
  }
});

test("whoever shows what they have is sent what has come since, over a rewind and the end of the game too", async () => {
  const random = new SeededRandom(11);
  const played = await PlayedGame.begin({ runBy: "master", rules: ["CIVIL_DISORDER", "BLIND"] }, 7);
  const ask = async (reader: typeof played.host, known: GameHistory | null): Promise<GameHistory> => {
    const mark = known === null ? {} : { mark: known.mark };
    const answer = await readHistory(reader, { id: played.id, ...mark });
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value;
  };
  const reader = played.members[0]!;
  let known: GameHistory | null = null;
  const sent: number[] = [];
  const goOn = async () => {
    const answer: GameHistory = await ask(reader, known);
    sent.push(answer.phases.length);
    known = withKnown(known, answer);
    expect(known.phases).toEqual((await ask(reader, null)).phases);
    // How much others have done in the game is told by nothing.
    expect(known.mark.split(".").slice(1)).toEqual([`${known.phases.length}`, `${known.phases.at(-1)?.at ?? 0}`]);
  };
  for (let phase = 0; phase < 4; phase++) {
    await played.orderAll(random);
    await played.pass();
    await goOn();
  }
  expect(Math.max(...sent.slice(1))).toBeLessThan(known!.phases.length);
  await goOn();
  expect(sent.at(-1)).toBe(1);
  // Back to the second phase, and played otherwise; then on to what had been set aside.
  const rewind = async (which: number, live: boolean) => {
    const desk = await readDesk(played.host, { id: played.id });
    if (!desk.ok) throw new Error(desk.error.code);
    const { mark, points } = desk.value;
    const point = points.filter((one) => one.live === live && one.moment === "entered").at(which)!;
    const intent = { type: "rewind" as const, to: point.seq, keep: true, mark };
    const done = await actAsMaster(played.host, { id: played.id, moveId: newId(), act: { to: "table", intent } });
    if (!done.ok) throw new Error(done.error.code);
  };
  const whole = known!.phases;
  await rewind(1, true);
  await goOn();
  expect(known!.phases.length).toBeLessThan(whole.length);
  await played.orderAll(random);
  await played.pass();
  await goOn();
  await rewind(-1, false);
  await goOn();
  await actAsMaster(played.host, {
    ...{ id: played.id, moveId: newId() },
    act: { to: "game", intent: { type: "stage", stage: "terminated" } },
  });
  // What was hidden is told now: all of it is sent again.
  await goOn();
  expect(sent.at(-1)).toBe(known!.phases.length);
  expect((await ask(reader, { from: 0, phases: [], mark: "nonsense" })).from).toBe(0);
});
