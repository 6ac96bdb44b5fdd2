import { afterAll, beforeEach, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { tradersOf } from "@/lib/build/testing/market";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { houseCards } from "@/lib/engine/ccg/sets";
import { liveTable } from "@/lib/live/live-table";
import { readGame } from "../catalogue/games";
import { saveFormat } from "../formats/save-format";
import { playMove } from "../tables/play-move";
import { snapshotFor } from "../tables/show-table";
import { openTabletop } from "./open-tabletop";
import { formatChoices } from "./table-format";

afterAll(closePool);

const vat = houseCards("five-dyes").cards.find(
  ({ attributes, hidden }) => !hidden && attributes.get("type") === "Vat",
)!.number;
const RULES = `Game Five Dyes
Info Small decks
Format Tiny
Rules for deck
Size 3-
Otherwise ok
Format Tinier
Rules for deck
Size 2-
Otherwise ok
`;

let [anna, bert]: Member[] = [];
beforeEach(async () => {
  [anna, bert] = await tradersOf(["anna", "bert"]);
});

const settings = { public: true, entry: "open" as const };
const base = { game: "five-dyes" as const, manner: "free" as const, seats: 2, settings };

async function opened(more: object): Promise<string> {
  const made = await openTabletop(anna!, { ...base, ...more }, "127.0.0.1");
  if (!made.ok) throw new Error(made.error.code);
  return made.value.id;
}
const table = (tableId: string, { id: user }: Member, intent: object) =>
  playMove({ tableId, moveId: newId(), user, as: "visitor", request: { to: "table", intent } });
const bring = (tableId: string, { id: user }: Member, seat: number, size: number) => {
  const intent = { type: "bring", parts: { deck: Array.from({ length: size }, () => vat) } };
  return playMove({ tableId, moveId: newId(), user, as: seat as never, request: { to: "game", intent } });
};

async function rulesFile(text = RULES): Promise<string> {
  const saved = await saveFormat(anna!, {
    key: newId(),
    game: "five-dyes",
    title: "Anna’s rules",
    text,
    isPublic: false,
  });
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
  return saved.value.id;
}

test("a private word is asked of whoever sits down or observes, and not of the host; it is told to nobody", async () => {
  const id = await opened({ word: "Heron" });
  expect(await table(id, anna!, { type: "sit", seat: 0, share: newId() })).toMatchObject({ ok: true });
  const wrong = { error: { code: "table/wrong_word" } };
  expect(await table(id, bert!, { type: "sit", seat: 1, share: newId() })).toMatchObject(wrong);
  expect(await table(id, bert!, { type: "sit", seat: 1, share: newId(), word: "crane" })).toMatchObject(wrong);
  expect(await table(id, bert!, { type: "take_office", office: "observer", word: "crane" })).toMatchObject(wrong);
  const live = (await liveTable(id))!;
  for (const user of [null, anna!.id, bert!.id]) {
    const shown = snapshotFor(live, user);
    expect(JSON.stringify(shown).toLowerCase()).not.toContain("heron");
    expect(shown.game).toMatchObject({ asksWord: true });
  }
  const { summary } = await prisma().table.findUniqueOrThrow({ where: { id }, select: { summary: true } });
  expect(summary).toMatchObject({ asksWord: true });
  expect(JSON.stringify(summary).toLowerCase()).not.toContain("heron");
  expect(await table(id, bert!, { type: "sit", seat: 1, share: newId(), word: "hErOn" })).toMatchObject({ ok: true });
  // A seat more, or less, forgets nothing.
  expect(await table(id, anna!, { type: "kick", seat: 1 })).toMatchObject({ ok: true });
  expect(await table(id, anna!, { type: "drop_seat", seat: 1 })).toMatchObject({ ok: true });
  expect(await table(id, anna!, { type: "add_seat" })).toMatchObject({ ok: true });
  const [carl] = await tradersOf(["carl"]);
  expect(await table(id, carl!, { type: "sit", seat: 1, share: newId() })).toMatchObject(wrong);
});

test("a table's own rules refuse decks that are not legal by them, with reasons, and by the chosen format alone", async () => {
  const file = await rulesFile();
  const game = (await readGame("five-dyes"))!;
  const choices = (await formatChoices(anna!, game)).filter(({ id }) => id === file);
  expect(choices.map(({ name }) => name)).toEqual([null, "Tiny", "Tinier"]);
  const any = await opened({ format: { id: file } });
  const tiny = await opened({ format: { id: file, name: "Tiny" } });
  for (const [id, size, ok] of [
    [any, 1, false],
    [any, 2, true],
    [tiny, 2, false],
    [tiny, 3, true],
  ] as const) {
    await table(id, anna!, { type: "sit", seat: 0, share: newId() });
    const answer = await bring(id, anna!, 0, size);
    if (ok) expect(answer).toMatchObject({ ok: true });
    else
      expect(answer).toMatchObject({ error: { code: "tabletop/not_legal", data: { reasons: [expect.any(String)] } } });
  }
  const { summary } = await prisma().table.findUniqueOrThrow({ where: { id: any }, select: { summary: true } });
  expect(summary).toMatchObject({ info: "Small decks" });
  // What its owner writes later changes nothing at a table that stands; its text is nobody's but the house's.
  const live = (await liveTable(tiny))!;
  expect(JSON.stringify([live.info, snapshotFor(live, bert!.id)])).not.toContain("Otherwise");
});

test("nobody opens a table by rules that they may not read, that are of no such format, or of another game", async () => {
  const file = await rulesFile();
  const refused = { error: { code: "tabletop/no_format" } };
  const by = (member: Member, more: object) => openTabletop(member, { ...base, ...more } as never, "127.0.0.1");
  expect(await by(bert!, { format: { id: file } })).toMatchObject(refused);
  expect(await by(anna!, { format: { id: "nothing" } })).toMatchObject(refused);
  expect(await by(anna!, { format: { id: file, name: "Huge" } })).toMatchObject(refused);
  expect(await by(anna!, { game: "poker", format: { id: file } })).toMatchObject(refused);
});
