import { afterAll, expect, test } from "vitest";
import { makeMember } from "@/lib/build/testing/club";
import { closePool } from "@/lib/db/pool";
import { handFrame } from "@/lib/engine/diplomacy/game/hand-frame";
import type { State } from "@/lib/engine/diplomacy/game/state";
import { crystal, writes } from "@/lib/engine/diplomacy/game/testing/crystal";
import type { Driver } from "@/lib/engine/diplomacy/game/testing/driver";
import { offers, payola } from "@/lib/engine/diplomacy/game/testing/payola";
import { statusOf } from "@/lib/engine/diplomacy/game/write-file";
import { writeStatus } from "@/lib/engine/diplomacy/status/write";
import { liveTable } from "@/lib/live/live-table";
import { importGame } from "./import-game";

afterAll(closePool);

const fileOf = ({ game, state }: Driver): string => writeStatus(statusOf(game, state, handFrame("oak", Date.now())));

test("a file of Payola or of Crystal Ball goes on here as what its bringer says that it is, and is refused as another", async () => {
  const member = await makeMember("bringer of kinds");
  const files = {
    payola: fileOf(offers(payola(), "AUSTRIA", "8 : A BUD - SER")),
    crystal: fileOf(writes(crystal(), "AUSTRIA", "A BUD - SER")),
  };
  for (const variant of ["payola", "crystal"] as const) {
    const text = files[variant];
    expect(await importGame(member, { text, public: false }, "here")).toMatchObject({
      ...{ ok: false, error: { code: "import/refused" } },
    });
    const done = await importGame(member, { text, variant, public: false }, "here");
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    expect(done.value.noted).toEqual([]);
    const state = (await liveTable(done.value.id))!.match.game as State;
    const austria = state.powers.find(({ name }) => name === "AUSTRIA");
    expect(austria?.purse?.sheet ?? austria?.lists?.sooner).toHaveLength(1);
  }
});
