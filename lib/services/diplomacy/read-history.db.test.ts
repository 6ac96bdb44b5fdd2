import { afterAll, expect, test } from "vitest";
import { PlayedGame } from "@/lib/build/testing/played-game";
import { closePool } from "@/lib/db/pool";
import { SeededRandom } from "@/lib/engine/kernel/random";
import { liveTable } from "@/lib/live/live-table";
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
