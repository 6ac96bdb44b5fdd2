import fc from "fast-check";
import { expect, test } from "vitest";
import { leaveAt } from "@/lib/contracts/press-words";
import type { PressParty } from "@/lib/engine/diplomacy/game/press";
import { type PressSign, partyKey, readPartyKey, threadOf } from "@/lib/engine/diplomacy/game/press-letter";
import { Driver } from "@/lib/engine/diplomacy/game/testing/driver";
import { pressDesk } from "./press-desk";

const POWERS = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"];
const power = (name: string): PressParty => ({ kind: "power", power: name });
const MASTER: PressParty = { kind: "master" };
const OBSERVER: PressParty = { kind: "observer", name: "heron" };
const PARTIES: PressParty[] = [...POWERS.map(power), MASTER, OBSERVER];
const OTHERS = { master: true, observers: [OBSERVER] };

/** Every rule of press that may stand alone, with some that come together. */
const RULE_SETS = [
  ...[[], ["NO_PRESS"], ["PUBLIC_PRESS"], ["MUST_ORDER"], ["LATE_SEND"], ["NO_LATE_RECEIVE"], ["FTF_PRESS"]],
  ...[["GREY_PRESS"], ["YELLOW_PRESS"], ["WHITE_GREY"], ["FAKE_PRESS"], ["MUTE_OBSERVERS"], ["TOUCH_PRESS"]],
  ...[["REMOTE_PRESS"], ["BACKSEAT_PRESS"], ["EAVESDROP"], ["EAVESDROP!"], ["PRESS_MASTER"], ["NO_EOG"]],
  ...[["POWER_CHOICE"], ["BLIND", "TOUCH_PRESS"], ["PUBLIC_PRESS", "GREY_PRESS"], ["FAKE_PRESS", "EAVESDROP"]],
  ...[
    ["TOUCH_PRESS", "NO_LATE_RECEIVE"],
    ["REMOTE_PRESS", "YELLOW_PRESS"],
    ["FTF_PRESS", "MUST_ORDER"],
  ],
];

/** A game at each place where the policy may say something else. */
const PLACES: Readonly<Record<string, (rules: string[]) => Driver>> = {
  preparation: (rules) => new Driver({ rules, prepare: true }),
  forming: (rules) => new Driver({ rules }),
  active: (rules) => new Driver({ rules }).start(),
  ordered: (rules) => new Driver({ rules }).start().orders("FRANCE", "A PAR H"),
  late: (rules) => {
    const driver = new Driver({ rules }).start().orders("FRANCE", "A PAR H");
    driver.now = driver.state.deadlineAt! + 1;
    return driver;
  },
  resigned: (rules) => new Driver({ rules }).start().act("GERMANY", { type: "resign" }),
  touching: (rules) => {
    const units = [
      { power: "FRANCE", type: "A" as const, at: "BUR" },
      { power: "GERMANY", type: "A" as const, at: "MUN" },
    ];
    const driver = new Driver({ rules }).start();
    driver.put({ units });
    return driver;
  },
  over: (rules) => new Driver({ rules }).start().act("master", { type: "stage", stage: "terminated" }),
};

const anyTo = fc.oneof(
  fc.constant("all" as const),
  fc.uniqueArray(fc.constantFrom(...PARTIES), { minLength: 1, maxLength: 4 }),
);
const anySign: fc.Arbitrary<PressSign> = fc.oneof(
  fc.constant({ kind: "own" as const }),
  fc.constant({ kind: "grey" as const }),
  fc.record({ kind: fc.constant("claim" as const), from: fc.constantFrom(...POWERS), to: anyTo }),
);

test.each(Object.keys(PLACES))("what is offered is what is accepted, under all rules of press: %s", (place) => {
  for (const rules of RULE_SETS) {
    const { game, state, now } = PLACES[place]!(rules);
    fc.assert(
      fc.property(fc.constantFrom(...PARTIES), anyTo, anySign, (from, to, sign) => {
        const desk = pressDesk(game, state, from, OTHERS, now);
        const letter = game.letter(state, { from, to, sign }, now);
        const others = to === "all" ? to : to.filter((one) => partyKey(one) !== partyKey(from));
        // What the page goes by.
        const leave = leaveAt(desk, others === "all" ? others : others.map(partyKey));
        const offered = leave.refused === null && leave.signatures.includes(sign.kind);
        // A claim may still name what cannot be claimed; nothing else is refused that is offered.
        const isAccepted = letter.ok || (sign.kind === "claim" && letter.error.code === "press/claim");
        expect([offered, from, to, sign]).toEqual([isAccepted, from, to, sign]);
        // Every refusal has the reason that was shown before; before the game no power is there to be written to.
        const reader =
          others !== "all" && others.length === 1 && desk.readers.find((one) => one.party === partyKey(others[0]!));
        if (!letter.ok && reader)
          expect(reader.refused?.code ?? null).toBe(
            ["press/signature", "press/claim"].includes(letter.error.code) ? null : letter.error.code,
          );
      }),
      { numRuns: 60 },
    );
  }
});

test("a party is read from its word as it was written", () => {
  for (const party of [...PARTIES, { kind: "monitor", name: "owl" } as const])
    expect(readPartyKey(partyKey(party))).toEqual(party);
  for (const word of ["", "p:", "x:FRANCE", "FRANCE", "all"]) expect(readPartyKey(word)).toBeNull();
});

test("a thread is all who take part but oneself; whoever is not known stands there as such", () => {
  const [france, germany] = [power("FRANCE"), power("GERMANY")];
  expect(threadOf(germany, france, [germany, MASTER])).toBe("m,p:FRANCE");
  expect(threadOf(germany, null, [germany])).toBe("?");
  expect(threadOf(germany, france, "all")).toBe("all");
  expect(threadOf(france, france, [germany])).toBe("p:GERMANY");
});
