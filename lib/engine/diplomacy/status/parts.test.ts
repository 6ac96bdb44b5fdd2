import { expect, it } from "vitest";
import { parseStatus } from "./parse";
import { restoreParts } from "./parts";

const HEAD = "MASTER #7|gm@example.net|Ann\nDEADLINE 202601010000\n";
const now = parseStatus(
  `GAME a\nPHASE FALL 1902 MOVEMENT\n${HEAD}RULE NO_PRESS\nDELAY 3\n\nFRANCE\nPLAYER #1|new@x.example.org|New\nVOTE SOLO\nOWNS PAR\nA BUR\nA BUR - PIC\n`,
).facts;
const backup = parseStatus(
  `GAME a\nPHASE SPRING 1902 MOVEMENT\n${HEAD}RULE BLIND\n\nFRANCE\nPLAYER #2|old@x.example.org|Old\nWAIT\nOWNS PAR BRE\nA PAR\n\nITALY\nPLAYER DUMMY\nOWNS ROM\n`,
).facts;

it("gives back where the game stood, and nothing else", () => {
  const { phase, rules, delay, powers } = restoreParts(now, backup, ["transient"]);
  expect(phase).toMatchObject({ season: "SPRING" });
  expect(rules).toEqual(["NO_PRESS"]);
  expect(delay).toBeUndefined();
  expect(powers.FRANCE).toEqual({
    player: now.powers.FRANCE!.player,
    vote: "SOLO",
    orders: ["A BUR - PIC"],
    centers: ["PAR", "BRE"],
    units: ["A PAR"],
  });
  expect(powers.ITALY).toEqual({ centers: ["ROM"] });
});

it("gives back everything, or what was set up, or what was entered", () => {
  expect(restoreParts(now, backup, ["persistent", "transient", "orders"])).toEqual(backup);
  expect(restoreParts(now, backup, ["persistent"])).toMatchObject({
    rules: ["BLIND"],
    delay: 3,
    powers: { FRANCE: { player: backup.powers.FRANCE!.player } },
  });
  expect(restoreParts(now, backup, ["orders"]).powers.FRANCE).toMatchObject({ wait: true, units: ["A BUR"] });
  expect(restoreParts(now, backup, ["orders"]).powers.FRANCE).not.toHaveProperty("orders");
  expect(restoreParts(now, backup, [])).toEqual(now);
});
