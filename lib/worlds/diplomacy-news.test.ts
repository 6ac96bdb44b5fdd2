import { expect, test } from "vitest";
import { notices } from "../texts/notices/en";
import { noticeFacts } from "../texts/notices/read-facts";
import { shell } from "../texts/shell/en";
import { diplomacyNews } from "./diplomacy-news";

const nobody = () => ({ own: [] });
const reader = { language: "en", zone: "America/New_York" } as const;

test("several powers that lose their players at once are told of in one notice, one by its name", () => {
  const resigned = (...powers: string[]) => powers.map((power) => ({ type: "resigned", power, reason: "late" }));
  const said = (...powers: string[]) =>
    diplomacyNews(resigned(...powers), nobody).map(({ kind, data }) =>
      notices.said[kind](noticeFacts({ ...data, table: "Fjord" }, shell, reader)),
    );
  expect(said("AUSTRIA", "ITALY")).toEqual(["Fjord: Austria and Italy have lost their players."]);
  expect(said("ITALY")).toEqual(["Fjord: Italy has lost its player."]);
  // As it was stored before.
  expect(notices.said.resigned(noticeFacts({ power: "ITALY", table: "Fjord" }, shell, reader))).toBe(said("ITALY")[0]);
});

test("what came with the results of a variant is said in one notice, without what it was, of one's own alone", () => {
  const phase = { season: "SPRING", year: 1901, type: "MOVEMENT" };
  const said = (own: string[], ...seen: Parameters<typeof diplomacyNews>[0]) =>
    diplomacyNews([{ type: "phase_processed", phase }, ...seen], () => ({ own })).map(({ kind, data }) =>
      notices.said[kind](noticeFacts({ ...data, table: "Fjord" }, shell, reader)),
    );
  const money = { type: "offers_resolved", statements: { ITALY: { cost: 8 } } };
  expect(said(["ITALY"], money)).toEqual(["Fjord: the results of Spring 1901 movement are in. So is your statement."]);
  expect(said(["TURKEY"], money)).toEqual(["Fjord: the results of Spring 1901 movement are in."]);
  const lists = {
    type: "lists_read",
    notes: {
      ITALY: [
        ["ordered", "A ROM H"],
        ["revoked", "A ROM - APU"],
      ],
      FRANCE: [["ignored", "A PAR H"]],
    },
  };
  expect(said(["ITALY"], lists)[0]).toContain("A line of your list did not count.");
  expect(said(["ITALY", "FRANCE"], lists)[0]).toContain("2 lines of your list did not count.");
  const ground = { type: "terrain_changed", changes: [{ power: "ITALY" }, { power: "FRANCE" }] };
  expect(said(["ITALY"], ground)[0]).toContain("The ground changed under one of your units.");
});

test("who is given money is told, by name unless nobody is to know, and who gives it is not", () => {
  const gift = { type: "gift_made", from: "FRANCE", to: "ITALY", amount: 5 };
  const said = (own: string[], seen: Parameters<typeof diplomacyNews>[0][number]) =>
    diplomacyNews([seen], () => ({ own })).map(({ kind, data }) =>
      notices.said[kind](noticeFacts({ ...data, table: "Fjord" }, shell, reader)),
    );
  expect(said(["ITALY"], gift)).toEqual(["Fjord: France gave you 5 coins."]);
  expect(said(["ITALY"], { ...gift, from: null })).toEqual(["Fjord: somebody gave you 5 coins."]);
  expect(said(["FRANCE"], gift)).toEqual([]);
  expect(said([], gift)).toEqual([]);
});

test("a warning says until when, who is late when they lose their power, and who lost it why", () => {
  const view = { own: ["ITALY"], deadlineAt: Date.UTC(2026, 11, 2, 16), zone: "Europe/Tallinn" };
  const said = (seen: Parameters<typeof diplomacyNews>[0][number], more: object = {}) =>
    diplomacyNews([seen], () => view).map(({ kind, data }) =>
      notices.said[kind](noticeFacts({ ...data, ...more, table: "Fjord" }, shell, reader)),
    );
  expect(said({ type: "warned", powers: [] })).toEqual([
    "Fjord: the deadline of Wed 2 Dec, 11:00 GMT-5 (18:00 EET) is near, and your orders are missing.",
  ]);
  const late = { type: "late", powers: ["ITALY"] };
  expect(said({ ...late, dismissal: Date.UTC(2026, 11, 3, 16) })).toEqual([
    "Fjord: the deadline has passed without orders from Italy. Whoever still owes them on Thu 3 Dec, 11:00 GMT-5 (18:00 EET) loses their power.",
  ]);
  expect(said({ ...late, dismissal: null })).toEqual(["Fjord: the deadline has passed without orders from Italy."]);
  const gone = (reason: string) => said({ type: "resigned", power: "ITALY", reason }, { yours: true });
  expect(gone("master")).toEqual(["Fjord: the game master took Italy from you."]);
  expect(gone("late")).toEqual(["Fjord: you were late for too long and no longer play Italy."]);
  expect(gone("own")).toEqual(["Fjord: you no longer play Italy."]);
  // Who took a power over is told that they have a seat.
  expect(said({ type: "taken_over", power: "ITALY" })).toEqual([]);
  expect(said({ type: "taken_over", power: "FRANCE" })).toEqual(["Fjord: France has a new player."]);
});

test("another deadline is told to those who play, with who set it unless that is hidden, and not to whoever did", () => {
  const said = (by: string, own: string[], at: number | null = Date.UTC(2026, 11, 3, 22)) =>
    diplomacyNews([{ type: "deadline_set", deadline: "202612040000", at, by, reasons: [] }], () => ({
      own,
      zone: "Europe/Tallinn",
    })).map(({ kind, data }) => notices.said[kind](noticeFacts({ ...data, table: "Fjord" }, shell, reader)));
  const until = "Thu 3 Dec, 17:00 GMT-5 (Fri 4 Dec, 00:00 EET)";
  expect(said("master", ["ITALY"])).toEqual([`Fjord: the game master moved the deadline to ${until}.`]);
  expect(said("FRANCE", ["ITALY"])).toEqual([`Fjord: France moved the deadline to ${until}.`]);
  expect(said("player", ["ITALY"])).toEqual([`Fjord: a player moved the deadline to ${until}.`]);
  expect(said("FRANCE", ["FRANCE"])).toEqual([]);
  // The master's own news.
  expect(said("master", [])).toEqual([]);
  expect(said("rules", ["ITALY"])).toEqual([]);
  expect(said("master", ["ITALY"], null)).toEqual([]);
});

test("an end that is proposed is told to those who have to answer, and one that came about as what it is", () => {
  const said = (own: string[], seen: Parameters<typeof diplomacyNews>[0][number]) =>
    diplomacyNews([seen], () => ({ own })).map(({ kind, data }) =>
      notices.said[kind](noticeFacts({ ...data, table: "Fjord" }, shell, reader)),
    );
  const ends = "is proposed. The game ends if everybody accepts it.";
  const draw = { type: "proposed", power: "FRANCE", result: "DIAS" };
  expect(said(["ITALY"], draw)).toEqual([`Fjord: a draw of all who are left ${ends}`]);
  expect(said(["ITALY"], { type: "proposed", result: "ITALY" })).toEqual([`Fjord: victory for Italy ${ends}`]);
  expect(said(["FRANCE"], draw)).toEqual([]);
  expect(said([], draw)).toEqual([]);
  const ended = { type: "ended", victors: ["FRANCE", "ITALY"] };
  expect(said(["ITALY"], { ...ended, reason: "draw" })).toEqual(["Fjord ended in a draw of France and Italy."]);
  expect(said(["ITALY"], { ...ended, reason: "solo" })).toEqual(["Fjord is over: France and Italy won."]);
});

test("whose clocks are the game's is told one time, and what was stored before is told as it was", () => {
  const said = (data: object, zone: string) =>
    notices.said.warning(noticeFacts({ ...data, table: "Fjord" }, shell, { language: "en", zone }));
  const stored = { untilAt: Date.UTC(2026, 11, 2, 16), zone: "Europe/Tallinn" };
  expect(said(stored, "Europe/Helsinki")).toContain("of Wed 2 Dec, 18:00 EET is");
  expect(said(stored, "Middle/Earth")).toContain("of Wed 2 Dec, 16:00 UTC (18:00 EET) is");
  expect(said({ until: "2026-12-02 18:00 Europe/Tallinn" }, "UTC")).toContain("of 2026-12-02 18:00 Europe/Tallinn is");
});
