import { expect, test } from "vitest";
import { compileSpoof } from "../../spoof/game";
import { Log } from "../testing/log";
import { englishName, freeHouseName, MOST_NAME } from "./house-name";

const named = (count: number, nick: string | null, game: string): string[] => {
  const names: string[] = [];
  for (let i = 0; i < count; i++) names.push(englishName(freeHouseName(nick, game, names)));
  return names;
};

test("a new table is called as none of one's own is, never longer than a name may be", () => {
  expect(named(3, "anna", "Thousand")).toEqual(["anna’s Thousand", "anna’s Thousand 2", "anna’s Thousand 3"]);
  expect(named(2, null, "Thousand")).toEqual(["Thousand", "Thousand 2"]);
  const long = named(11, "n".repeat(20), "g".repeat(80));
  expect(new Set(long).size).toBe(11);
  for (const name of long) expect(name.length).toBeLessThanOrEqual(MOST_NAME);
});

const houseName = { nick: "anna", game: "Spoof", number: 2 };

function table() {
  const log = Log.open(compileSpoof({ v: 1, rounds: 2, most: 3 }), {
    seats: 2,
    settings: { name: englishName(houseName), houseName },
  });
  log.table("anna", { type: "sit", seat: 0, share: "a" });
  return log;
}
const settingsOf = ({ match }: ReturnType<typeof table>) => match.table.settings;

test("is called so until somebody names it; other settings leave it its name", () => {
  const log = table();
  expect(log.table("anna", { type: "settings", change: { public: false } })).toBeNull();
  expect(settingsOf(log)).toMatchObject({ name: "anna’s Spoof 2", houseName });
  expect(log.table("anna", { type: "settings", change: { name: "Quiet corner" } })).toBeNull();
  expect(settingsOf(log).name).toBe("Quiet corner");
  expect(settingsOf(log)).not.toHaveProperty("houseName");
});

test("bears the nick of whose it is, whichever they take; the clock alone says so, and nobody hears of it where none is named", () => {
  const log = table();
  const renamed = { type: "renamed", user: "anna", was: "anna", nick: "Anna-Maria" } as const;
  expect(log.table("anna", renamed)).toBe("table/not_clock");
  expect(log.table(null, renamed)).toBeNull();
  const name = { ...houseName, nick: "Anna-Maria" };
  expect(settingsOf(log)).toMatchObject({ name: "Anna-Maria’s Spoof 2", houseName: name });
  // Another's name changes nothing here but what is kept of the table.
  const { seq } = log.match;
  expect(log.table(null, { ...renamed, user: "ben", was: "ben" })).toBeNull();
  expect(log.match.seq).toBe(seq + 1);
  expect(settingsOf(log)).toMatchObject({ name: "Anna-Maria’s Spoof 2", houseName: name });
  expect(log.table("anna", { type: "settings", change: { anonymous: true } })).toBeNull();
  const hidden = log.match.seq;
  log.table(null, renamed);
  expect(log.match.seq).toBe(hidden);
});

test("does not tell any more whose it is once nobody is to be named there", () => {
  const log = table();
  expect(log.table("anna", { type: "settings", change: { anonymous: true } })).toBeNull();
  expect(settingsOf(log)).toMatchObject({ name: "Spoof 2", houseName: { nick: null, game: "Spoof", number: 2 } });
});
