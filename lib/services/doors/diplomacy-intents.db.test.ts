import { afterAll, beforeAll, expect, test } from "vitest";
import { moveOf, openedGame } from "@/lib/build/testing/diplomacy";
import { type Cast, castOf, ROLES, type Role } from "@/lib/build/testing/diplomacy-cast";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { Intent } from "@/lib/engine/diplomacy/game/intent";
import { playMove } from "../tables/play-move";
import type { PlayMove } from "../tables/play-move-request";

/**
 * Who may ask what of a game: each intent, by everybody, as everything that they may call themselves. An intent without a
 * row here fails the test.
 */

/** Refused because of who asks. What is refused for another reason got past that. */
const NOT_THEIRS: ReadonlySet<string> = new Set([
  ...["table/sign_in", "table/not_seated", "table/not_your_seat", "table/not_host", "table/not_master"],
  ...["diplomacy/not_yours", "diplomacy/master_only", "deadline/master_only"],
]);

/** As whom somebody may say that they act. */
const CALLED = ["player", "otherPlayer", "host", "master", "visitor"] as const;
type Called = (typeof CALLED)[number];
/** Who gets past the question who they are, and as whom. */
type Let = Partial<Record<Role, readonly Called[]>>;

const MASTER: Let = { master: ["master"] };
const FRANCE: Let = { player: ["player"], ...MASTER };
const SEATED: Let = { player: ["player"], otherPlayer: ["otherPlayer"] };
const PLAYERS: Let = { ...SEATED, ...MASTER };

type Row = { type: Intent["type"]; forms?: true; let: Let } & Record<string, unknown>;
/** What ends or changes most comes last. Those of a game that `forms` are asked of one. */
const ROWS: readonly Row[] = [
  { type: "orders", power: "FRANCE", text: "F BRE - GAS", let: FRANCE },
  { type: "acceptance", power: "FRANCE", list: "FAE", let: FRANCE },
  { type: "give", power: "FRANCE", to: "ITALY", amount: 1, treasury: 0, let: FRANCE },
  { type: "wait", power: "FRANCE", on: true, let: FRANCE },
  { type: "vote", power: "FRANCE", vote: null, let: FRANCE },
  { type: "propose", result: "DIAS", let: PLAYERS },
  { type: "answer", yes: false, let: PLAYERS },
  { type: "absence", from: "20990101", to: "20990102", let: PLAYERS },
  { type: "end_absence", from: "20990101", to: "20990102", let: PLAYERS },
  { type: "set_deadline", deadline: "209901011200", let: MASTER },
  { type: "process", let: MASTER },
  { type: "preview", let: MASTER },
  { type: "stage", stage: "active", let: MASTER },
  { type: "gate", gate: "PHASE", let: MASTER },
  { type: "delay", checks: 0, let: MASTER },
  { type: "nudge", let: MASTER },
  { type: "dummy", power: "FRANCE", control: ["FRANCE"], let: MASTER },
  { type: "revive", power: "FRANCE", let: MASTER },
  { type: "settings", change: { description: "Fog" }, let: MASTER },
  { type: "morph", lines: ["VICTORY 17"], let: MASTER },
  { type: "messages", power: "FRANCE", lines: [], let: MASTER },
  { type: "private", word: "wren", let: MASTER },
  { type: "edit", text: "GAME x", let: MASTER },
  { type: "adopt", text: "GAME x", let: MASTER },
  { type: "list", on: true, let: MASTER },
  { type: "reveal", let: MASTER },
  { type: "check", let: {} },
  { type: "slept", from: 0, to: 1, atLeast: 0, let: {} },
  { type: "prefer", powers: ["ITALY"], forms: true, let: SEATED },
  { type: "choose_power", power: "ITALY", forms: true, let: SEATED },
  { type: "start", forms: true, let: { master: ["host", "master"] } },
  { type: "resign", power: "FRANCE", let: FRANCE },
];

let cast: Cast;
let forming: string;
beforeAll(async () => {
  cast = await castOf();
  const { people } = cast;
  forming = await openedGame(people.master!, { runBy: "master" });
  for (const [seat, member] of [people.player!, people.otherPlayer!].entries()) {
    const intent = { type: "sit", share: newId(), seat };
    expect(await moveOf(forming, member, "visitor", { to: "table", intent })).toBeNull();
  }
});
afterAll(closePool);

test("every intent has its row", () => {
  expect(ROWS.map(({ type }) => type).toSorted()).toEqual(
    Intent.options.map((option) => option.shape.type.value).toSorted(),
  );
});

test.each(ROWS)("$type: who may ask it, and as whom", async ({ let: expected, forms, ...intent }) => {
  const seats = forms ? { player: 0, otherPlayer: 1 } : cast.seats;
  const found: Partial<Record<Role, Called[]>> = {};
  // What works changes the game: whoever may do most comes last.
  for (const role of ROLES.toSorted((a, b) => Number(a === "master") - Number(b === "master")))
    for (const called of CALLED) {
      const as: PlayMove["as"] = called === "player" || called === "otherPlayer" ? seats[called] : called;
      const user = cast.people[role]?.id ?? null;
      const tableId = forms ? forming : cast.id;
      const done = await playMove({ tableId, moveId: newId(), user, as, request: { to: "game", intent } });
      if (!done.ok) expect(done.error.code).not.toBe("move/malformed");
      if (done.ok || !NOT_THEIRS.has(done.error.code)) found[role] = [...(found[role] ?? []), called];
    }
  expect(found).toEqual(expected);
});
