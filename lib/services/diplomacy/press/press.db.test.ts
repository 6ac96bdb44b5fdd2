import { afterAll, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import type { SendPress } from "@/lib/contracts/press";
import { tableRoom } from "@/lib/contracts/rooms";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import type { State } from "@/lib/engine/diplomacy/game/state";
import { liveTable } from "@/lib/live/live-table";
import { postChatMessage } from "../../chat/post-chat-message";
import { emptyOutbox } from "../../notices/empty-outbox";
import { playMove } from "../../tables/play-move";
import type { PlayMove } from "../../tables/play-move-request";
import { tickTable } from "../../tables/tick-tables";
import { OpenGame, openGame } from "../open-game";
import { deliveredTo, letterText, readLetter } from "./deliver-press";
import { pressLog } from "./press-log";
import { markPressRead, readPress, readPressRoom } from "./read-press";
import { sendPress } from "./send-press";

afterAll(closePool);

const MINUTE = 60_000;

const move = (tableId: string, user: Member, as: PlayMove["as"], request: PlayMove["request"]) =>
  playMove({ tableId, moveId: newId(), user: user.id, as, request });

/** A game with a master that has begun, and who plays which power. */
async function game(given: { rules?: string[]; anonymous?: boolean; morph?: string[] } = {}, players = 7) {
  const master = await makeMember("gm");
  const opened = await openGame(
    master,
    OpenGame.parse({ map: "standard", runBy: "master", timing: ["NEXT 1D"], ...given }),
    "here",
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { id } = opened.value;
  const members = await Promise.all(Array.from({ length: players }, () => makeMember("power")));
  for (const member of members)
    expect(await move(id, member, "visitor", { to: "table", intent: { type: "sit", share: newId() } })).toMatchObject({
      ok: true,
    });
  await move(id, master, "master", { to: "game", intent: { type: "start" } });
  await tickTable(id, Date.now() + MINUTE);
  const state = await stateOf(id);
  const { seats } = (await liveTable(id))!.match.table;
  const byPower = Object.fromEntries(
    state.powers.flatMap(({ name, seat }) => {
      const occupant = seat === null ? undefined : seats[seat];
      return occupant?.kind === "user" ? [[name, members.find(({ id }) => id === occupant.user)!]] : [];
    }),
  );
  const of = (power: string): Member => byPower[power]!;
  return { id, master, members, of };
}

const stateOf = async (id: string): Promise<State> => (await liveTable(id))!.match.game as State;

const letter = (tableId: string, from: string, to: SendPress["to"], more: Partial<SendPress> = {}): SendPress => ({
  ...{ tableId, id: newId(), from, to, sign: { kind: "own" }, text: "Shall we?", quiet: false },
  ...more,
});

async function roomOf(member: Member | null, id: string) {
  const room = await readPressRoom(member, { id });
  if (!room.ok) throw new Error(room.error.code);
  return room.value;
}
async function archiveOf(member: Member | null, id: string, more = {}) {
  const page = await readPress(member, { id, ...more });
  if (!page.ok) throw new Error(page.error.code);
  return page.value.lines;
}
const sent = async (member: Member, input: SendPress) => {
  const answer = await sendPress(member, input);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};
/** Everything that somebody can read of a game's letters by any door, without what chance and clocks made. */
async function everythingFor(member: Member | null, id: string): Promise<string> {
  const parts = [
    await roomOf(member, id),
    await archiveOf(member, id),
    await pressLog(member, { id }),
    member &&
      (await prisma().notice.findMany({
        where: { userId: member.id, kind: "press" },
        // In the order in which they came: which rows a database reads first tells of others' rows that are gone.
        orderBy: { at: "asc" },
        select: { data: true },
      })),
  ];
  const text = JSON.stringify(parts);
  const ids = [...new Set([...text.matchAll(/"(?:id|letter)":"([0-9a-z]+)"/g)].map(([, one]) => one!))];
  return ids
    .reduce((all, one, i) => all.replaceAll(one, `#${i}`), text)
    .replace(/"at":\d+/g, '"at":0')
    .replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, "T");
}

describe("a letter to some", () => {
  test("comes to them and to whoever wrote it, is unread once, and nobody else sees anything of it", async () => {
    const { id, of, master } = await game();
    const line = await sent(of("FRANCE"), letter(id, "p:FRANCE", ["p:GERMANY", "p:ITALY"]));
    expect(line).toMatchObject({ from: "p:FRANCE", mine: true, phase: "S1901M", thread: "p:GERMANY,p:ITALY" });
    const german = await roomOf(of("GERMANY"), id);
    expect(german.threads).toMatchObject([
      { party: "p:GERMANY", thread: "p:FRANCE,p:ITALY", unread: 1, last: { from: "p:FRANCE", text: "Shall we?" } },
    ]);
    expect((await roomOf(of("FRANCE"), id)).threads).toMatchObject([{ unread: 0, last: { mine: true } }]);
    for (const other of [of("RUSSIA"), null]) {
      expect((await roomOf(other, id)).threads).toEqual([]);
      expect(await archiveOf(other, id)).toEqual([]);
    }
    // The master reads the log; nothing came to them.
    expect((await roomOf(master, id)).threads).toEqual([]);
    expect(await archiveOf(master, id)).toMatchObject([{ from: "p:FRANCE", to: ["p:GERMANY", "p:ITALY"] }]);
    await markPressRead(of("GERMANY"), { tableId: id, party: "p:GERMANY", thread: "p:FRANCE,p:ITALY", upTo: line.id });
    expect((await roomOf(of("GERMANY"), id)).threads).toMatchObject([{ unread: 0 }]);
    // A mark in a thread that one has not, with a letter that one may not see, does nothing.
    await markPressRead(of("RUSSIA"), { tableId: id, party: "p:GERMANY", thread: "p:FRANCE,p:ITALY", upTo: line.id });
    expect(await prisma().pressRead.count({ where: { tableId: id } })).toBe(1);
  });

  test("sent twice, also at once, it is sent once; another's id is nobody's", async () => {
    const { id, of } = await game();
    const one = letter(id, "p:FRANCE", ["p:GERMANY"]);
    const [first, second] = await Promise.all([sent(of("FRANCE"), one), sent(of("FRANCE"), one)]);
    expect(second).toEqual(first);
    await sent(of("ITALY"), { ...one, from: "p:ITALY" });
    expect(await prisma().pressMessage.count({ where: { tableId: id } })).toBe(2);
  });

  test("is written as whoever one is, and to whoever is there", async () => {
    const { id, of, master } = await game();
    const refusals = await Promise.all([
      sendPress(of("FRANCE"), letter(id, "p:GERMANY", ["p:ITALY"])),
      sendPress(of("FRANCE"), letter(id, "m", ["p:ITALY"])),
      sendPress(of("FRANCE"), letter(id, "p:FRANCE", ["p:ATLANTIS"])),
      sendPress(of("FRANCE"), letter(id, "p:FRANCE", ["o:nobody"])),
      sendPress(of("FRANCE"), letter(id, "p:FRANCE", ["p:FRANCE"])),
      sendPress(of("FRANCE"), letter(id, "p:FRANCE", ["p:ITALY"], { sign: { kind: "grey" } })),
      sendPress(of("FRANCE"), letter(id, "p:FRANCE", ["p:ITALY"], { text: " \u200b " })),
      sendPress(of("FRANCE"), letter(id, "p:FRANCE", ["p:ITALY"], { text: "x".repeat(5_001) })),
      sendPress(master, letter("nowhere", "m", "all")),
      sendPress(null, letter(id, "p:FRANCE", "all")),
      sendPress(await makeMember("stranger"), letter(id, "p:FRANCE", "all")),
    ]);
    expect(refusals.map((one) => (one.ok ? "sent" : one.error.code))).toEqual([
      ...["press/not_yours", "press/not_yours", "press/no_such_reader", "press/no_such_reader", "press/nobody"],
      ...["press/signature", "press/empty", "press/long", "press/no_game", "press/sign_in", "press/not_yours"],
    ]);
    expect(await prisma().pressMessage.count({ where: { tableId: id } })).toBe(0);
  });

  test("is not kept by its sender who wants no copy", async () => {
    const { id, of } = await game();
    await sent(of("FRANCE"), letter(id, "p:FRANCE", ["p:GERMANY"], { quiet: true }));
    expect((await roomOf(of("FRANCE"), id)).threads).toEqual([]);
    expect((await roomOf(of("GERMANY"), id)).threads).toHaveLength(1);
  });
});

test("who may do what at each door, by who they are", async () => {
  const { id, of, master } = await game();
  const [observer, omniscient, guest, other] = await Promise.all(
    ["obs", "omni", "guest", "othergm"].map((stem) => makeMember(stem)),
  );
  const table = (member: Member, intent: object) => move(id, member, "visitor", { to: "table", intent });
  for (const [member, office] of [
    [observer!, "observer"],
    [omniscient!, "omniscient"],
  ] as const) {
    expect(await table(master, { type: "invite", user: member.id, office })).toMatchObject({ ok: true });
    expect(await table(member, { type: "take_office", office })).toMatchObject({ ok: true });
  }
  await prisma().user.update({ where: { id: guest!.id }, data: { guest: true } });
  // The master of another game is nobody here.
  await openGame(other!, OpenGame.parse({ map: "standard", runBy: "master" }), "here");
  const secret = await sent(of("FRANCE"), letter(id, "p:FRANCE", ["p:GERMANY"], { text: "secret" }));
  await sent(of("TURKEY"), letter(id, "p:TURKEY", "all", { text: "open" }));
  const facts = async (member: Member | null) => {
    const room = await roomOf(member, id);
    return {
      writes: room.desks.map(({ party }) => party[0]).join(),
      threads: room.threads
        .map(({ last }) => last.text)
        .toSorted()
        .join(),
      archive: (await archiveOf(member, id)).map(({ text }) => text).join(),
      thread: (await archiveOf(member, id, { party: "p:GERMANY", thread: "p:FRANCE" })).map(({ text }) => text).join(),
      copies: (await archiveOf(member, id, { party: "x", thread: "p:FRANCE,p:GERMANY" }))
        .map(({ text }) => text)
        .join(),
      log: (await pressLog(member, { id })).ok && JSON.stringify(await pressLog(member, { id })).includes("secret"),
      live: (await deliveredTo((await readLetter(secret.id))!, member?.id ?? null)).length,
      mail: member ? await letterText(member.id, secret.id) : null,
    };
  };
  const nothing = { thread: "", copies: "", log: false, live: 0, mail: null };
  const open = { threads: "open", archive: "open" };
  const all = { archive: "secret,open", log: true };
  expect(await facts(of("FRANCE"))).toEqual({
    ...nothing,
    ...all,
    writes: "p",
    threads: "open,secret",
    live: 1,
    mail: "secret",
  });
  expect(await facts(of("GERMANY"))).toEqual({
    ...{ ...nothing, ...all, writes: "p", threads: "open,secret", live: 1, mail: "secret", thread: "secret" },
  });
  expect(await facts(of("RUSSIA"))).toEqual({ ...nothing, ...open, writes: "p" });
  expect(await facts(observer!)).toEqual({ ...nothing, ...open, writes: "o" });
  expect(await facts(omniscient!)).toEqual({ ...nothing, ...all, threads: "open", writes: "o" });
  expect(await facts(master)).toEqual({ ...nothing, ...all, threads: "open", writes: "m" });
  for (const nobody of [other!, guest!, null]) expect(await facts(nobody)).toEqual({ ...nothing, ...open, writes: "" });
});

test("copies of all private letters go to whoever was given them, and are nothing to anybody else", async () => {
  const { id, of, master } = await game();
  const [given, bare, observer] = await Promise.all(["given", "bare", "obs"].map((stem) => makeMember(stem)));
  const table = (member: Member, intent: object) => move(id, member, "visitor", { to: "table", intent });
  for (const [member, office] of [
    [given!, "omniscient"],
    [bare!, "omniscient"],
    [observer!, "observer"],
  ] as const) {
    await table(master, { type: "invite", user: member.id, office });
    expect(await table(member, { type: "take_office", office })).toMatchObject({ ok: true });
  }
  expect(await table(given!, { type: "give_copies", user: given!.id, on: true })).toMatchObject({
    error: { code: "table/not_master" },
  });
  expect(await table(master, { type: "give_copies", user: given!.id, on: true })).toMatchObject({ ok: true });
  const others = [observer!, of("RUSSIA"), of("AUSTRIA"), null];
  const before = await Promise.all(others.map((one) => everythingFor(one, id)));
  const line = await sent(of("FRANCE"), letter(id, "p:FRANCE", ["p:GERMANY"], { text: "to Germany" }));
  await sent(of("ITALY"), letter(id, "p:ITALY", ["p:ENGLAND"], { text: "to England" }));
  while ((await emptyOutbox()) > 0);
  expect((await roomOf(given!, id)).threads).toMatchObject([
    { party: "x", thread: "p:ENGLAND,p:ITALY", unread: 1, last: { from: "p:ITALY", text: "to England" } },
    { party: "x", thread: "p:FRANCE,p:GERMANY", unread: 1 },
  ]);
  const thread = { party: "x", thread: "p:FRANCE,p:GERMANY" };
  expect(await archiveOf(given!, id, thread)).toMatchObject([{ text: "to Germany" }]);
  expect(await deliveredTo((await readLetter(line.id))!, given!.id)).toHaveLength(1);
  expect(await letterText(given!.id, line.id)).toBe("to Germany");
  const notices = { kind: "press", tableId: id };
  expect(await prisma().notice.count({ where: { ...notices, userId: given!.id } })).toBeGreaterThan(0);
  // Who sees everything without them reads the log, and is sent nothing.
  expect((await roomOf(bare!, id)).threads).toEqual([]);
  expect(await archiveOf(bare!, id, thread)).toEqual([]);
  expect(await deliveredTo((await readLetter(line.id))!, bare!.id)).toEqual([]);
  expect(await prisma().notice.count({ where: { ...notices, userId: bare!.id } })).toBe(0);
  expect(await Promise.all(others.map((one) => everythingFor(one, id)))).toEqual(before);
  // What is written to them comes once.
  const own = await sent(of("FRANCE"), letter(id, "p:FRANCE", [`o:${given!.id}`], { text: "to you" }));
  expect(await deliveredTo((await readLetter(own.id))!, given!.id)).toHaveLength(1);
  expect((await roomOf(given!, id)).threads.map(({ last }) => last.text)).toEqual([
    "to you",
    "to England",
    "to Germany",
  ]);
  // Taken back, they are gone, those of before too.
  expect(await table(master, { type: "give_copies", user: given!.id, on: false })).toMatchObject({ ok: true });
  expect((await roomOf(given!, id)).threads.map(({ last }) => last.text)).toEqual(["to you"]);
  expect(await letterText(given!.id, line.id)).toBeNull();
});

test("other people's letters in another's stead change nothing for anybody but who is given copies", async () => {
  const { id, of, master } = await game();
  const [given, bare] = await Promise.all(["given", "bare"].map((stem) => makeMember(stem)));
  const table = (member: Member, intent: object) => move(id, member, "visitor", { to: "table", intent });
  for (const member of [given!, bare!]) {
    await table(master, { type: "invite", user: member.id, office: "omniscient" });
    await table(member, { type: "take_office", office: "omniscient" });
  }
  await table(master, { type: "give_copies", user: given!.id, on: true });
  const watchers = [of("RUSSIA"), of("TURKEY"), null];
  const shown = async (member: Member | null) =>
    JSON.stringify([(await roomOf(member, id)).threads, await everythingFor(member, id)]);
  await sent(of("FRANCE"), letter(id, "p:FRANCE", ["p:GERMANY"], { text: "one" }));
  while ((await emptyOutbox()) > 0);
  const [first, copies] = [await Promise.all(watchers.map(shown)), JSON.stringify((await roomOf(given!, id)).threads)];
  await prisma().pressMessage.deleteMany({ where: { tableId: id } });
  await sent(of("ITALY"), letter(id, "p:ITALY", ["p:AUSTRIA", "p:ENGLAND"], { text: "another" }));
  while ((await emptyOutbox()) > 0);
  expect(await Promise.all(watchers.map(shown))).toEqual(first);
  expect((await roomOf(bare!, id)).threads).toEqual([]);
  expect(JSON.stringify((await roomOf(given!, id)).threads)).not.toBe(copies);
});

test("what a power was written is read by whoever plays it now, and no longer by who did", async () => {
  const { id, of } = await game();
  const [leaver, heir] = [of("GERMANY"), await makeMember("heir")];
  await sent(of("FRANCE"), letter(id, "p:FRANCE", ["p:GERMANY"], { text: "before" }));
  const seat = (await stateOf(id)).powers.find(({ name }) => name === "GERMANY")!.seat!;
  expect(await move(id, leaver, "visitor", { to: "table", intent: { type: "leave" } })).toMatchObject({ ok: true });
  // Nobody plays it: nobody reads it, now or later.
  await sent(of("FRANCE"), letter(id, "p:FRANCE", ["p:GERMANY"], { text: "to nobody" }));
  const intent = { type: "sit", seat, share: newId() };
  expect(await move(id, heir, "visitor", { to: "table", intent })).toMatchObject({ ok: true });
  expect((await archiveOf(heir, id)).map(({ text }) => text)).toEqual(["before"]);
  expect(await archiveOf(leaver, id)).toEqual([]);
  expect(await sendPress(leaver, letter(id, "p:GERMANY", "all"))).toMatchObject({ error: { code: "press/not_yours" } });
});

test("whoever controls a power writes and reads as it, each in threads of its own", async () => {
  const { id, of } = await game({ morph: ["TEAMS AUSTRIA-ITALY"] }, 6);
  const austrian = of("AUSTRIA");
  expect((await roomOf(austrian, id)).desks.map(({ party }) => party)).toEqual(["p:AUSTRIA", "p:ITALY"]);
  await sent(of("FRANCE"), letter(id, "p:FRANCE", ["p:AUSTRIA", "p:ITALY"], { text: "to both" }));
  await sent(austrian, letter(id, "p:ITALY", ["p:FRANCE"], { text: "as Italy" }));
  const { threads } = await roomOf(austrian, id);
  expect(threads.map(({ party, thread, unread }) => [party, thread, unread])).toEqual([
    ["p:ITALY", "p:FRANCE", 0],
    ["p:AUSTRIA", "p:FRANCE,p:ITALY", 1],
    ["p:ITALY", "p:AUSTRIA,p:FRANCE", 1],
  ]);
  expect((await roomOf(of("FRANCE"), id)).threads[0]).toMatchObject({ last: { from: "p:ITALY", text: "as Italy" } });
});

describe("what readers are shown", () => {
  test.each([
    ["grey to some", ["WHITE_GREY"], ["p:GERMANY"], { kind: "grey" }, { from: null, to: ["p:GERMANY"] }],
    ["grey to all", ["GREY_PRESS"], "all", { kind: "grey" }, { from: null, to: "all" }],
    [
      ...["as another", ["FAKE_PRESS"], ["p:GERMANY"]],
      ...[
        { kind: "claim", from: "p:ITALY", to: ["p:GERMANY", "p:AUSTRIA"] },
        { from: "p:ITALY", to: ["p:AUSTRIA", "p:GERMANY"] },
      ],
    ],
    [
      ...["as another to all", ["FAKE_PRESS"], ["p:GERMANY"]],
      ...[
        { kind: "claim", from: "p:ITALY", to: "all" },
        { from: "p:ITALY", to: "all" },
      ],
    ],
    [
      ...["to all as if to some", ["FAKE_PRESS"], "all"],
      ...[
        { kind: "claim", from: "p:ITALY", to: ["p:AUSTRIA"] },
        { from: "p:ITALY", to: ["p:AUSTRIA"] },
      ],
    ],
  ] as [string, string[], SendPress["to"], SendPress["sign"], object][])(
    "%s: the claim, and the truth for whoever wrote it and the master",
    async (_, rules, to, sign, shown) => {
      const { id, of, master } = await game({ rules });
      const line = await sent(of("FRANCE"), letter(id, "p:FRANCE", to, { sign }));
      const row = await readLetter(line.id);
      const [seen] = await deliveredTo(row!, of("GERMANY").id);
      expect(seen!.line).toMatchObject(shown);
      expect(JSON.stringify(seen)).not.toMatch(/FRANCE|shownAs|mine/);
      expect(await everythingFor(of("GERMANY"), id)).not.toMatch(/shownAs|"sender"|FRANCE TO|"last":\{[^}]*FRANCE/);
      const truth = { from: "p:FRANCE", to, shownAs: shown };
      expect(line).toMatchObject({ ...truth, mine: true });
      expect(await archiveOf(master, id)).toMatchObject([truth]);
      expect(await archiveOf(of("FRANCE"), id)).toMatchObject([truth]);
      expect(await pressLog(master, { id })).toMatchObject({ value: expect.stringContaining("FRANCE TO") });
    },
  );

  test("the master writes as a player: nobody else, that player included, is told", async () => {
    const { id, of, master } = await game({ rules: ["NO_PRESS"] });
    const sign: SendPress["sign"] = { kind: "claim", from: "p:FRANCE", to: ["p:GERMANY"] };
    await sent(master, letter(id, "m", ["p:GERMANY"], { sign }));
    expect(await archiveOf(of("GERMANY"), id)).toMatchObject([{ from: "p:FRANCE", to: ["p:GERMANY"] }]);
    expect((await archiveOf(of("GERMANY"), id))[0]).not.toHaveProperty("shownAs");
    expect(await archiveOf(of("FRANCE"), id)).toEqual([]);
    expect(await archiveOf(master, id)).toMatchObject([{ from: "m", mine: true, shownAs: { from: "p:FRANCE" } }]);
  });

  test("once the game is over everybody reads everything, with who wrote it; under NO_REVEAL as before", async () => {
    for (const [rules, open] of [
      [["WHITE_GREY"], true],
      [["WHITE_GREY", "NO_REVEAL"], false],
    ] as const) {
      const { id, of, master } = await game({ rules: [...rules] });
      await sent(of("FRANCE"), letter(id, "p:FRANCE", ["p:GERMANY"], { sign: { kind: "grey" } }));
      await move(id, master, "master", { to: "game", intent: { type: "stage", stage: "terminated" } });
      const read = await archiveOf(null, id);
      if (open) expect(read).toMatchObject([{ from: "p:FRANCE", shownAs: { from: null } }]);
      else expect(read).toEqual([]);
      expect((await archiveOf(of("GERMANY"), id))[0]).toMatchObject({ from: open ? "p:FRANCE" : null });
    }
  });
});

test("what is said after the end under NO_EOG is heard, and stands in no archive", async () => {
  const { id, of, master } = await game({ rules: ["NO_EOG"] });
  await sent(of("FRANCE"), letter(id, "p:FRANCE", "all", { text: "played" }));
  await move(id, master, "master", { to: "game", intent: { type: "stage", stage: "terminated" } });
  await sent(of("FRANCE"), letter(id, "p:FRANCE", "all", { text: "well played" }));
  const inThread = await archiveOf(of("ITALY"), id, { party: "all", thread: "all" });
  expect(inThread.map(({ text, phase }) => [text, phase])).toEqual([
    ["played", "S1901M"],
    ["well played", "COMPLETED"],
  ]);
  for (const reader of [of("ITALY"), master, null])
    expect((await archiveOf(reader, id)).map(({ text }) => text)).toEqual(["played"]);
});

describe("non-interference", () => {
  test("worlds that differ in a letter that one may not see, or in who wrote one, are the same to them", async () => {
    const { id, of, members, master } = await game({ rules: ["FAKE_PRESS"], anonymous: true });
    const grey = { sign: { kind: "grey" }, text: "I saw them talk." } as const;
    const write = async (author: string, secret: boolean) => {
      await prisma().pressMessage.deleteMany({ where: { tableId: id } });
      await prisma().notice.deleteMany({ where: { tableId: id } });
      await sent(of("ENGLAND"), letter(id, "p:ENGLAND", "all", { text: "Hello" }));
      if (secret) await sent(of("RUSSIA"), letter(id, "p:RUSSIA", ["p:TURKEY"], { text: "Black Sea?" }));
      await sent(of(author), letter(id, `p:${author}`, ["p:GERMANY"], grey));
      await sent(of(author), letter(id, `p:${author}`, "all", grey));
      if (secret) await sent(of("RUSSIA"), letter(id, "p:RUSSIA", ["m"], { text: "May I?" }));
      while ((await emptyOutbox()) > 0);
      const eyes = [
        ...members.filter((one) => ![of("RUSSIA"), of("TURKEY"), of("FRANCE"), of("ITALY")].includes(one)),
        null,
      ];
      return Promise.all(eyes.map((one) => everythingFor(one, id)));
    };
    const first = await write("FRANCE", false);
    expect(first.join()).toContain("I saw them talk.");
    expect(await write("ITALY", true)).toEqual(first);
    expect((await archiveOf(master, id)).length).toBe(5);
  });
});

describe("notices", () => {
  test("come to those who are given the letter, name whom it shows, and hold no text; a mail reads it", async () => {
    const { id, of } = await game({ rules: ["FAKE_PRESS"] });
    const line = await sent(
      of("FRANCE"),
      letter(id, "p:FRANCE", ["p:GERMANY"], { sign: { kind: "claim", from: "p:ITALY", to: ["p:GERMANY"] } }),
    );
    while ((await emptyOutbox()) > 0);
    const notices = await prisma().notice.findMany({ where: { tableId: id, kind: "press" } });
    expect(notices.map(({ userId }) => userId)).toEqual([of("GERMANY").id]);
    expect(notices[0]!.data).toMatchObject({ power: "ITALY", letter: line.id });
    expect(JSON.stringify(notices)).not.toMatch(/FRANCE|Shall we/);
    expect(await letterText(of("GERMANY").id, line.id)).toBe("Shall we?");
    expect(await letterText(of("RUSSIA").id, line.id)).toBeNull();
  });
});

describe("a phase that turns meanwhile", () => {
  test("a letter belongs to one phase, and is judged by the state in which it is stored", async () => {
    const { id, of, master } = await game({ rules: ["MUST_ORDER"] });
    // France has ordered; processing takes the orders away, and with them the right to write.
    const seat = (await stateOf(id)).powers.find(({ name }) => name === "FRANCE")!.seat!;
    const intent = { type: "orders", power: "FRANCE", text: "A PAR H\nA MAR H\nF BRE H" };
    expect(await move(id, of("FRANCE"), seat, { to: "game", intent })).toMatchObject({ ok: true });
    const process = move(id, master, "master", { to: "game", intent: { type: "process", force: true } });
    const letters = Array.from({ length: 12 }, (_, i) =>
      sendPress(of("FRANCE"), letter(id, "p:FRANCE", ["p:GERMANY"], { text: `${i}` })),
    );
    const answers = await Promise.all(letters);
    expect(await process).toMatchObject({ ok: true });
    const rows = await prisma().pressMessage.findMany({ where: { tableId: id }, orderBy: { n: "asc" } });
    expect(rows).toHaveLength(answers.filter(({ ok }) => ok).length);
    // None of the later phase: there France has not ordered.
    expect(new Set(rows.map(({ phase }) => phase)).size).toBeLessThanOrEqual(1);
    for (const answer of answers) if (!answer.ok) expect(answer.error.code).toBe("press/order_first");
    const turned = await prisma().event.findFirst({
      where: { tableId: id, payload: { path: ["event", "type"], equals: "phase_processed" } },
    });
    for (const row of rows) expect(row.atSeq).toBeLessThan(turned!.seq);
    expect(await sendPress(of("FRANCE"), letter(id, "p:FRANCE", "all"))).toMatchObject({
      error: { code: "press/order_first" },
    });
  });
});

test("the chat of such a table is closed to everybody: players, the master, whoever looks on", async () => {
  const { id, of, master } = await game({ rules: ["NO_PRESS"] });
  for (const member of [of("FRANCE"), master, await makeMember("onlooker")])
    expect(await postChatMessage(member, { room: tableRoom(id), text: "psst" })).toMatchObject({
      error: { code: "chat/press" },
    });
});

test("before powers are drawn players write to all by their nicks, at an anonymous table as nobody", async () => {
  for (const anonymous of [false, true]) {
    const host = await makeMember("host");
    const opened = await openGame(host, OpenGame.parse({ map: "standard", runBy: "master", anonymous }), "here");
    if (!opened.ok) throw new Error(opened.error.code);
    const { id } = opened.value;
    const [anna, bert] = await Promise.all([makeMember("anna"), makeMember("bert")]);
    for (const member of [anna, bert])
      await move(id, member, "visitor", { to: "table", intent: { type: "sit", share: newId() } });
    const [{ party } = { party: "" }] = (await roomOf(anna, id)).desks;
    expect(await sendPress(anna, letter(id, party, "all"))).toMatchObject({ ok: true });
    const [seen] = await archiveOf(bert, id);
    expect(seen).toMatchObject({ from: anonymous ? null : `u:${anna.id}`, phase: "FORMING" });
    expect(JSON.stringify([seen, await roomOf(bert, id)]).includes(anna.id)).toBe(!anonymous);
    expect(await sendPress(anna, letter(id, party, ["m"]))).toMatchObject({ ok: true });
    expect((await roomOf(host, id)).threads.length).toBeGreaterThan(0);
  }
});

test("whoever takes a seat after somebody is told no more of their letters than a stranger is", async () => {
  const host = await makeMember("host");
  const opened = await openGame(host, OpenGame.parse({ map: "standard", runBy: "master", anonymous: true }), "here");
  if (!opened.ok) throw new Error(opened.error.code);
  const { id } = opened.value;
  const [anna, stranger, heir] = await Promise.all(["anna", "stranger", "heir"].map(makeMember));
  const sit = (member: Member, seat: number) =>
    move(id, member, "visitor", { to: "table", intent: { type: "sit", seat, share: newId() } });
  await sit(anna!, 0);
  await sit(stranger!, 1);
  const [{ party } = { party: "" }] = (await roomOf(anna!, id)).desks;
  await sent(anna!, letter(id, party, "all"));
  await sent(anna!, letter(id, party, ["m"], { text: "To the master alone" }));
  expect(await move(id, anna!, 0, { to: "table", intent: { type: "leave" } })).toMatchObject({ ok: true });
  expect(await sit(heir!, 0)).toMatchObject({ ok: true });
  const told = async (member: Member) => {
    const [room, archive, log] = [
      await roomOf(member, id),
      await archiveOf(member, id),
      await pressLog(member, { id }),
    ];
    return JSON.stringify({ threads: room.threads, names: room.names, archive, log });
  };
  expect(await told(heir!)).toBe(await told(stranger!));
  expect(await told(heir!)).not.toContain(anna!.id);
  expect(await told(heir!)).not.toContain("master alone");
});

test("archive and search find by words and phase, page by page", async () => {
  const { id, of } = await game();
  const texts = ["Burgundy 100%", "Kiel_canal", "plain"];
  for (const text of texts) await sent(of("FRANCE"), letter(id, "p:FRANCE", "all", { text }));
  const found = async (more: object) => (await archiveOf(of("ITALY"), id, more)).map(({ text }) => text);
  expect(await found({ words: "burgundy" })).toEqual([texts[0]]);
  expect(await found({ words: "%" })).toEqual([texts[0]]);
  expect(await found({ words: "_" })).toEqual([texts[1]]);
  expect(await found({ phase: "S1901M" })).toEqual(texts);
  expect(await found({ phase: "F1901M" })).toEqual([]);
  const last = (await archiveOf(of("ITALY"), id)).at(-1)!;
  expect(await found({ before: last.id })).toEqual(texts.slice(0, 2));
});
