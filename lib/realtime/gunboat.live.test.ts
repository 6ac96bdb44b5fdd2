import { expect, test } from "vitest";
import { makeMember } from "../build/testing/club";
import { liveTables } from "../build/testing/live-tables";
import type { WorldPlayer } from "../build/testing/world-player";
import type { View as DiplomacyView } from "../engine/diplomacy/game/view";
import type { Settings } from "../engine/kernel/table/vocabulary";
import { readTable } from "../services/tables/read-table";

/** Diplomacy where it is a secret who plays what, and where one needs a word to come in, over real sockets. */

const house = liveTables();
const BODY = { timing: ["NEXT 1D"], zone: "UTC" };

async function opened(body: object, count: number, settings: Partial<Settings> = {}) {
  const [master, ...members] = await Promise.all(Array.from({ length: count + 1 }, () => makeMember("gun")));
  const opening = { world: "diplomacy", body, seats: 7, asMaster: true } as const;
  const { id, seats } = await house.seated<DiplomacyView>(master!, opening, members, settings);
  return { id, master: house.comes<DiplomacyView>(master!, id), members, seats };
}

/** Everything that somebody was sent, as text. */
const told = (player: WorldPlayer<DiplomacyView>): string => JSON.stringify(player.heard);

test("at an anonymous table nobody is told who held a power that is resigned or taken over, nor after the end before they are revealed", async () => {
  const { id, master, members, seats } = await opened({ ...BODY, rules: ["NO_REVEAL"] }, 7, { anonymous: true });
  const onlooker = house.comes<DiplomacyView>(null, id);
  await onlooker.until("the game", (view) => view.stage === "active");
  const [leaver, resigner, stays] = [seats[2]!, seats[4]!, seats[0]!];
  for (const one of seats) await one.until("a power", (view) => view.own.length === 1);
  const powers = [leaver, resigner].map((one) => one.view!.own[0]!);
  expect(await leaver.tell({ type: "leave" })).toMatchObject({ ok: true });
  expect(await resigner.play(4, { type: "resign" })).toMatchObject({ ok: true });
  for (const one of [onlooker, stays])
    await one.until("both are vacant", (view) =>
      powers.every((name) => view.powers.some((power) => power.name === name && power.kind === "resigned")),
    );
  const [late, last] = [await makeMember("late"), await makeMember("last")];
  const [heir, other] = [house.comes<DiplomacyView>(late, id), house.comes<DiplomacyView>(last, id)];
  for (const one of [heir, other]) await one.until("the table", () => true);
  // Who knows one power's secrets does not come back as another.
  expect(await leaver.tell({ type: "sit", seat: 4, share: "s" })).toMatchObject({
    error: { code: "table/knows_hand" },
  });
  expect(await heir.tell({ type: "sit", seat: 2, share: "s" })).toMatchObject({ ok: true });
  await onlooker.until("one is taken over", (view) =>
    view.powers.some(({ name, kind }) => name === powers[0] && kind === "player"),
  );
  expect(await other.tell({ type: "sit", seat: 4, share: "s" })).toMatchObject({ ok: true });
  await onlooker.until("both are", (view) => view.stage === "active");

  const people = [...members, late, last].flatMap((member) => [member.id, member.nick]);
  const silent = async () => {
    for (const name of people) expect(told(onlooker)).not.toContain(name);
    const own = new Set([members[0]!.id, members[0]!.nick]);
    for (const name of people) if (!own.has(name)) expect(told(stays)).not.toContain(name);
    const read = JSON.stringify(await readTable(null, id));
    for (const name of people) expect(read).not.toContain(name);
  };
  await silent();
  expect(await master.play("master", { type: "stage", stage: "terminated" })).toMatchObject({ ok: true });
  await onlooker.until("the end", (view) => view.stage === "terminated");
  await silent();
  expect(await master.play("master", { type: "reveal" })).toMatchObject({ ok: true });
  await onlooker.until("the names", (view) => view.powers.every(({ seat }) => seat !== null));
  expect(onlooker.table?.seats.map((seat) => seat.kind === "user" && seat.user)).toEqual(
    members.map((member, seat) => (seat === 2 ? late.id : seat === 4 ? last.id : member.id)),
  );
});

test("a player of a game with a master makes themself no host: nobody is removed, no bot seated, no clock stopped", async () => {
  const { master, members, seats } = await opened(BODY, 7);
  for (const one of seats) await one.until("a power", (view) => view.own.length === 1);
  const player = seats[0]!;
  const refused = (code: string) => ({ error: { code } });
  for (const as of ["visitor", "host", "master", 0] as const) {
    expect(await player.tell({ type: "give_host", user: members[0]!.id }, as)).toMatchObject({ ok: false });
    expect(await player.tell({ type: "kick", seat: 3 }, as)).toMatchObject({ ok: false });
    expect(await player.tell({ type: "pause", on: true }, as)).toMatchObject({ ok: false });
  }
  expect(await seats[3]!.tell({ type: "leave" })).toMatchObject({ ok: true });
  await player.until("a vacant power", (view) => view.stage === "waiting");
  expect(await player.tell({ type: "seat_bot", seat: 3 })).toMatchObject(refused("table/not_host"));
  expect(await master.tell({ type: "seat_bot", seat: 3 }, "master")).toMatchObject({ ok: true });
  await player.until("it goes on", (view) => view.stage === "active");
  // Nor does the host of a game without a master, once it is played.
  const [host, ...others] = await Promise.all(Array.from({ length: 7 }, () => makeMember("own")));
  const own = await house.seated<DiplomacyView>(host!, { world: "diplomacy", body: BODY, seats: 7 }, [
    host!,
    ...others,
  ]);
  await own.seats[0]!.until("a power", (view) => view.own.length === 1);
  expect(await own.seats[0]!.tell({ type: "kick", seat: 3 }, "host")).toMatchObject(refused("table/in_play"));
  expect(await own.seats[0]!.tell({ type: "pause", on: true }, "host")).toMatchObject(refused("table/in_play"));
});

test("a private game lets in who names its word, and nobody learns it", async () => {
  const { id, master, seats } = await opened(BODY, 1);
  await master.until("the table", () => true);
  expect(await seats[0]!.play("master", { type: "private", word: "mine" })).toMatchObject({ ok: false });
  expect(await master.play("master", { type: "private", word: "woodpecker" })).toMatchObject({ ok: true });
  const [stranger, friend, watcher] = await Promise.all(
    ["stranger", "friend", "watcher"].map(async (stem) => house.comes<DiplomacyView>(await makeMember(stem), id)),
  );
  for (const one of [stranger!, friend!, watcher!]) await one.until("that it asks", (view) => view.asksWord);
  const sit = { type: "sit", share: "s" } as const;
  const refused = { error: { code: "table/wrong_word" } };
  expect(await stranger!.tell(sit)).toMatchObject(refused);
  expect(await stranger!.tell({ ...sit, word: "wren" })).toMatchObject(refused);
  expect(await stranger!.tell({ ...sit, word: "" })).toMatchObject(refused);
  expect(await stranger!.tell({ type: "take_office", office: "observer", word: "wren" })).toMatchObject(refused);
  expect(await stranger!.tell({ type: "take_office", office: "omniscient", word: "woodpecker" })).toMatchObject({
    error: { code: "table/not_invited" },
  });
  expect(await friend!.tell({ ...sit, word: "Woodpecker" })).toMatchObject({ ok: true });
  expect(await watcher!.tell({ type: "take_office", office: "observer", word: "WOODPECKER" })).toMatchObject({
    ok: true,
  });
  // Files are read by a door of their own, which counts them.
  expect(await master.play("master", { type: "edit", text: "GAME x" })).toMatchObject({ ok: false });
  // Whoever tries words is soon told to wait.
  let answer: unknown = null;
  for (let i = 0; i < 20; i++) answer = await stranger!.tell({ ...sit, word: `word${i}` });
  expect(answer).toMatchObject({ error: { code: "table/words_tried" } });
  expect(await stranger!.tell({ ...sit, word: "woodpecker" })).toMatchObject({ error: { code: "table/words_tried" } });
  await master.until("the word", (view) => view.secret === "WOODPECKER");
  for (const one of [stranger!, friend!, watcher!, seats[0]!])
    expect(told(one).toUpperCase()).not.toContain("WOODPECKER");
});
