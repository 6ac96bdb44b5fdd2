import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { moveOf, stateOf } from "@/lib/build/testing/diplomacy";
import {
  type Cast,
  ROLES,
  type Role,
  toldOf,
  VARIANT_SECRETS,
  variantCastOf,
} from "@/lib/build/testing/diplomacy-cast";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import type { Session } from "../accounts/read-session";
import { readActs } from "../diplomacy/master/read-acts";
import { readDesk } from "../diplomacy/master/read-desk";
import { listNotices } from "../notices/inbox";
import { playMove } from "../tables/play-move";
import type { PlayMove } from "../tables/play-move-request";
import { readTable } from "../tables/read-table";
import { diplomacyDoors } from "./diplomacy";
import { type Asking, type Door, enter } from "./door";

/**
 * What only games of Payola and Crystal Ball have: who may write sheets and lists, set whom units prefer and give money
 * away, as everything that they may call themselves; and who learns of it, through each door that shows something of a game.
 */

afterAll(closePool);

const VARIANTS = ["payola", "crystal"] as const;
const casts = {} as Record<(typeof VARIANTS)[number], Cast>;
beforeAll(async () => {
  for (const variant of VARIANTS) casts[variant] = await variantCastOf(variant);
});

const sessionOf = (member: Member): Session => ({ id: newId(), member, provedAt: null }) as unknown as Session;

/** Everything that shows something of a game to whoever asks. */
const SHOWN: Record<string, (member: Member | null, id: string) => Promise<unknown>> = {
  page: (member, id) => readTable(member, id),
  notices: async (member) => member && listNotices(member),
  ...Object.fromEntries(
    (["history", "acts", "receipts", "pressRoom", "press", "pressLog"] as const).map((name) => [
      name,
      (member: Member | null, id: string) => ask(name, member, { id }),
    ]),
  ),
  ...Object.fromEntries(
    ["json", "results", "summary", "status"].map((what) => [
      `export ${what}`,
      (member: Member | null, id: string) => ask("export", member, { id, what }),
    ]),
  ),
};

function ask(name: keyof typeof diplomacyDoors, member: Member | null, input: object): Promise<unknown> {
  const asking: Asking = { member, session: member && sessionOf(member), address: newId(), deviceId: null };
  return enter(diplomacyDoors[name] as unknown as Door<unknown, unknown>, asking, input);
}

describe.each(VARIANTS)("%s", (variant) => {
  const secrets: Readonly<Record<string, RegExp>> = VARIANT_SECRETS[variant];
  const all = Object.keys(secrets).toSorted();

  test.each(Object.keys(SHOWN))("%s tells nobody else's money, offers and lists", async (name) => {
    const { id, people } = casts[variant];
    const found = new Map<Role, string[]>();
    for (const role of ROLES) found.set(role, toldOf(secrets, await SHOWN[name]!(people[role], id)));
    const knowing = ROLES.filter((role) => found.get(role)!.length > 0);
    const may = name === "export status" ? ["master"] : ["player", "omniscient", "master"];
    expect(knowing.filter((role) => !may.includes(role))).toEqual([]);
  });

  test("their own page and history tell a player all of it, and so the master's and the omniscient's", async () => {
    const { id, people } = casts[variant];
    for (const role of ["player", "omniscient", "master"] as const) {
      const answers = await Promise.all(["page", "history"].map((name) => SHOWN[name]!(people[role], id)));
      expect(toldOf(secrets, answers).toSorted(), role).toEqual(all);
    }
    expect(toldOf(secrets, await SHOWN["export status"]!(people.master, id)).length).toBeGreaterThan(1);
  });

  test("the desk's preview tells what would come of offers and of lists", async () => {
    const { id, people } = casts[variant];
    const desk = await readDesk(people.master, { id });
    const { money, lists } = (desk.ok && desk.value.preview?.played) || {};
    if (variant === "payola")
      expect(money?.units).toContainEqual(expect.objectContaining({ unit: "F BRE", order: "- MAO", paid: 6 }));
    else expect(lists?.notes.FRANCE).toContainEqual(["no unit", "A SYR - ARM"]);
  });

  test("a player's receipts hold what was saved in this phase, under its hash", async () => {
    const { id, people } = casts[variant];
    const written = variant === "payola" ? "6 : F BRE - MAO % whimbrel" : "A LVN - MOS";
    expect(await SHOWN.receipts!(people.player, id)).toMatchObject({
      ok: true,
      value: [{ phase: "F1901M", power: "FRANCE", orders: [written], hash: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    });
  });
});

test("what the master entered, gave or changed for a power stands in the log, and of players it says only that", async () => {
  const { id, people } = casts.payola;
  const acts = async (role: Role) => {
    const read = await readActs(people[role], { id });
    if (!read.ok) throw new Error(read.error.code);
    return read.value;
  };
  const move = (intent: object) => moveOf(id, people.master!, "master", { to: "game", intent });
  const { funds } = (await stateOf(id)).powers.find(({ name }) => name === "ITALY")!.purse!;
  for (const intent of [
    { type: "orders", power: "ITALY", text: "2 : A VEN H" },
    { type: "acceptance", power: "ITALY", list: "IF?" },
    { type: "give", power: "ITALY", to: "TURKEY", amount: 1, treasury: funds },
  ]) {
    const before = (await acts("master")).length;
    expect(await move(intent)).toBeNull();
    expect((await acts("master")).slice(0, -before || undefined).map(({ what }) => what)).toEqual([
      [{ code: "entered", power: "ITALY" }],
    ]);
    expect((await acts("otherPlayer"))[0]!.what).toEqual([{ code: "entered" }]);
  }
  const desk = await readDesk(people.master, { id });
  if (!desk.ok) throw new Error(desk.error.code);
  expect(desk.value.entries[0]).toMatchObject({ power: "ITALY", by: "master", orders: ["2 : A VEN H"] });
});

/** As whom somebody may say that they act. */
const CALLED = ["player", "otherPlayer", "host", "master", "visitor"] as const;

const purses = async () =>
  Object.fromEntries((await stateOf(casts.payola.id)).powers.map(({ name, purse, lists }) => [name, { purse, lists }]));
const listsOf = async () => (await stateOf(casts.crystal.id)).powers.map(({ name, lists }) => [name, lists]);

test.each([
  ["payola", { type: "orders", power: "FRANCE", text: "3 : A MUN H" }],
  ["payola", { type: "orders", text: "[FRANCE]\n3 : A MUN H" }],
  ["payola", { type: "acceptance", power: "FRANCE", list: "G?" }],
  ["payola", { type: "give", power: "FRANCE", to: "GERMANY", amount: 1, treasury: 40499 }],
  ["crystal", { type: "orders", power: "FRANCE", text: "A MUN H" }],
  ["crystal", { type: "orders", text: "[FRANCE]\nA MUN H" }],
] as const)("in %s, %o is for the player and the master", async (variant, intent) => {
  const { id, people, seats } = casts[variant];
  const held = async () => JSON.stringify([await purses(), await listsOf()]);
  const done: string[] = [];
  for (const role of ROLES.toSorted((a, b) => Number(a === "player") - Number(b === "player")))
    for (const called of CALLED) {
      const as: PlayMove["as"] = called === "player" || called === "otherPlayer" ? seats[called] : called;
      const before = await held();
      const user = people[role]?.id ?? null;
      const played = await playMove({ tableId: id, moveId: newId(), user, as, request: { to: "game", intent } });
      if (played.ok) done.push(`${role} as ${called}`);
      else {
        expect(await held(), `${role} as ${called}`).toBe(before);
        // A refusal tells of no treasury but one's own.
        expect(toldOf(VARIANT_SECRETS.payola, role === "player" || role === "master" ? null : played.error)).toEqual(
          [],
        );
      }
    }
  const whose = "power" in intent ? ["master as master", "player as player"] : ["player as player"];
  // The treasury is another one after the master's gift: what the player saw of it is no longer so.
  expect(done).toEqual(intent.type === "give" ? whose.slice(0, 1) : whose);
});

test.each<[unknown, string]>([
  ...[-1, 0, 0.5, 1e300, 2e9, Number.NaN, Number.POSITIVE_INFINITY, "5", null, [5], {}].map(
    (amount): [unknown, string] => [amount, "move/malformed"],
  ),
  [999_999_999, "gift/too_much"],
])("a gift of %o is refused, and no coin is lost or made", async (amount, code) => {
  const { id, people, seats } = casts.payola;
  const before = await purses();
  const treasury = before.FRANCE!.purse!.funds;
  const intent = { type: "give", to: "GERMANY", amount, treasury };
  const move = { tableId: id, moveId: newId(), user: people.player!.id, as: seats.player };
  expect(await playMove({ ...move, request: { to: "game", intent } })).toMatchObject({ ok: false, error: { code } });
  expect(await purses()).toEqual(before);
});

test.each(["-5", "1e300", "NaN", "Infinity", "0x10", "10000", "٣", "5.5", "100*1", "1*-1", "5#6", "9999999999999999"])(
  "an offer of %s is no offer, and the sheet before it stands",
  async (amount) => {
    const { id, people, seats } = casts.payola;
    const before = await purses();
    const intent = { type: "orders", text: `${amount} : F BRE H` };
    const move = { tableId: id, moveId: newId(), user: people.player!.id, as: seats.player };
    expect(await playMove({ ...move, request: { to: "game", intent } })).toMatchObject({
      ok: false,
      error: { code: "payola/refused" },
    });
    expect(await purses()).toEqual(before);
  },
);

test("a flood of offers is refused before it is worked through", async () => {
  const { id, people, seats } = casts.payola;
  const text = Array.from({ length: 190 }, () => "99*9+99*9 & F BRE H").join("\n");
  for (const sheet of [text, `${"9+".repeat(9_000)}9 : F BRE H`, "1 : F BRE H\n".repeat(1_500)]) {
    const move = { tableId: id, moveId: newId(), user: people.player!.id, as: seats.player };
    const intent = { type: "orders", text: sheet };
    expect(await playMove({ ...move, request: { to: "game", intent } })).toMatchObject({
      ok: false,
      error: { code: "payola/refused" },
    });
  }
});
