import fc from "fast-check";
import { expect, test } from "vitest";
import type { PressParty } from "@/lib/engine/diplomacy/game/press";
import { type PressSign, type PressTo, partyKey } from "@/lib/engine/diplomacy/game/press-letter";
import { Driver } from "@/lib/engine/diplomacy/game/testing/driver";
import type { LiveTable } from "@/lib/live/live-table";
import { copiesOf } from "./copies";
import type { PressReader } from "./press-reader";
import { type PressRow, pressLine } from "./show-press";

const POWERS = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"];
const power = (name: string): PressParty => ({ kind: "power", power: name });
const RULES = [["GREY_PRESS"], ["YELLOW_PRESS"], ["WHITE_GREY"], ["FAKE_PRESS"], ["FAKE_PRESS", "EAVESDROP"]];
const OBSERVER: PressParty = { kind: "observer", name: "heron" };

/** A table as far as letters look at it. */
const tableOf = ({ game, state }: Driver): LiveTable =>
  ({
    ...{ world: { name: "diplomacy" }, game },
    match: { game: state, table: { offices: [{ user: "heron", office: "observer" }] } },
  }) as unknown as LiveTable;

const words = (to: PressTo) => (to === "all" ? ["all"] : to.map(partyKey));
const anyTo = fc.oneof(
  fc.constant("all" as const),
  fc.uniqueArray(fc.constantFrom(...POWERS.map(power), OBSERVER), { minLength: 1, maxLength: 4 }),
);
const anySign: fc.Arbitrary<PressSign> = fc.oneof(
  fc.constant({ kind: "grey" as const }),
  fc.record({ kind: fc.constant("claim" as const), from: fc.constantFrom(...POWERS), to: anyTo }),
);

/** What a party is given of a letter that was sent: its lines, as they go over the wire. */
function given(driver: Driver, from: PressParty, to: PressTo, sign: PressSign, reader: PressParty | null) {
  const letter = driver.game.letter(driver.state, { from, to, sign }, driver.now);
  if (!letter.ok) return null;
  const { shown } = letter.value;
  const row: PressRow = {
    ...{ id: "letter", userId: "u", at: new Date(0), phase: "S1901M", text: "Trust me.", sender: partyKey(from) },
    ...{ addressed: words(letter.value.to), shownTo: words(shown.to), shownFrom: shown.from && partyKey(shown.from) },
  };
  const own = reader ? [partyKey(reader)] : [];
  const as: PressReader = { writes: reader ? [reader] : [], reads: [...own, "all"], knowsAll: false };
  const copies = copiesOf(tableOf(driver), letter.value, false).filter(({ party }) => as.reads.includes(party));
  return JSON.stringify(copies.map((copy) => pressLine(row, as, copy)));
}

test("whoever did not write a letter that is not signed is given the same, whoever wrote it", () => {
  for (const rules of RULES) {
    const driver = new Driver({ rules }).start();
    const readers = [...POWERS.map(power), OBSERVER, null];
    let compared = 0;
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...POWERS), { minLength: 2, maxLength: 2 }),
        anyTo,
        anySign,
        fc.constantFrom(...readers),
        ([a, b], to, sign, reader) => {
          const authors = [power(a!), power(b!)];
          const keys = authors.map(partyKey);
          // The same readers, none of them one of the two: a letter to oneself is another letter.
          if (to !== "all" && to.some((one) => keys.includes(partyKey(one)))) return;
          if (reader && keys.includes(partyKey(reader))) return;
          const [one, other] = authors.map((from) => given(driver, from, to, sign, reader));
          if (one === null && other === null) return;
          compared++;
          expect(other).toBe(one);
        },
      ),
      { numRuns: 400 },
    );
    expect(compared).toBeGreaterThan(20);
  }
});

test("whoever a letter is not for is given nothing", () => {
  const driver = new Driver({ rules: ["FAKE_PRESS"] }).start();
  fc.assert(
    fc.property(fc.constantFrom(...POWERS), anyTo, anySign, fc.constantFrom(...POWERS), (author, to, sign, reader) => {
      if (to === "all" || reader === author || to.some((one) => partyKey(one) === `p:${reader}`)) return;
      const lines = given(driver, power(author), to, sign, power(reader));
      if (lines !== null) expect(lines).toBe("[]");
    }),
  );
});
