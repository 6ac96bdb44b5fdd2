import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { LEFT_AFTER, MOST_DECKS } from "@/lib/contracts/deck-words";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { type DeckCards, deckOf, hashOf } from "@/lib/engine/ccg/decks/deck";
import { applyEdits, type DeckEdit } from "@/lib/engine/ccg/decks/edit";
import { copyDeck } from "./copy-deck";
import { createDeck } from "./create-deck";
import { deleteDeck } from "./delete-deck";
import { describeDeck } from "./describe-deck";
import { keepVersion } from "./keep-version";
import { listDecks, listOpenDecks } from "./list-decks";
import { listVersions } from "./list-versions";
import { mergeDeck } from "./merge-deck";
import { readDeck } from "./read-deck";
import { decksWith, readUses } from "./read-uses";
import { restoreDeck } from "./restore-deck";
import { saveDeck } from "./save-deck";

afterAll(closePool);
let anna: Member;
let ben: Member;
beforeEach(async () => {
  [anna, ben] = [await makeMember("anna"), await makeMember("ben")];
});

const game = "five-dyes";
const refused = (code: string) => ({ ok: false, error: { code } });
const add = (number: number, count: number): DeckEdit => ({ do: "add", part: "deck", number, count });
const deck = (...rows: [number, number][]): DeckCards => deckOf([{ part: "deck", rows }]);
async function make(member: Member, cards: DeckCards = [], name = "Woad"): Promise<string> {
  const made = await createDeck(member, { key: newId(), game, name, cards });
  if (!made.ok) throw new Error(made.error.code);
  return made.value.id;
}
const save = (member: Member, id: string, revision: number, edits: DeckEdit[], key = newId()) =>
  saveDeck(member, { id, revision, key, edits });

describe("a deck", () => {
  test("is begun once for a key, found in the list, and bounded in number", async () => {
    const key = newId();
    const both = await Promise.all([1, 2].map(() => createDeck(anna, { key, game, name: "Woad" })));
    expect(both[0]).toEqual(both[1]);
    expect(await listDecks(anna, game)).toMatchObject([{ name: "Woad", main: 0, isPublic: false }]);
    await prisma().deck.createMany({
      data: Array.from({ length: MOST_DECKS - 2 }, () => ({
        ...{ id: newId(), userId: anna.id, game, name: "Many", savedBy: [newId()], cards: { v: 1, parts: [] } },
      })),
    });
    const answers = await Promise.all([1, 2, 3].map(() => createDeck(anna, { key: newId(), game, name: "More" })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject(refused("deck/too_many"));
  });

  test("holds cards of its game that one can have", async () => {
    for (const number of [0, 1, 9_999_999])
      expect(await createDeck(anna, { key: newId(), game, name: "x", cards: deck([number, 1]) })).toMatchObject(
        refused("deck/no_such_card"),
      );
    expect(await createDeck(anna, { key: newId(), game: "x", name: "x" })).toMatchObject(refused("deck/no_such_game"));
    const id = await make(anna);
    expect(await save(anna, id, 1, [add(0, 1)])).toMatchObject(refused("deck/no_such_card"));
    expect((await readDeck(anna, { id }))?.cards).toEqual([]);
  });

  test("is copied, merged, thrown away and had back", async () => {
    const id = await make(anna, deck([12, 4]));
    await describeDeck(anna, { id, note: "mine", tags: ["blue"] });
    const copy = await copyDeck(anna, { id, key: newId(), name: "Copy" });
    expect(copy.ok && (await readDeck(anna, { id: copy.value.id }))).toMatchObject({ name: "Copy", note: "mine" });
    const other = await make(anna, deck([12, 2], [15, 3]));
    const key = newId();
    for (const _ of [1, 2])
      expect(await mergeDeck(anna, { id, other, key })).toMatchObject({
        value: { revision: 2, cards: deck([12, 6], [15, 3]) },
      });
    expect((await listVersions(anna, { id })).ok).toBe(true);
    expect(await mergeDeck(anna, { id, other: id, key })).toMatchObject(refused("deck/itself"));
    await deleteDeck(anna, { id });
    expect(await readDeck(anna, { id })).toBeNull();
    expect(await deleteDeck(anna, { id })).toMatchObject(refused("deck/no_such_deck"));
    expect(await save(anna, id, 2, [add(12, 1)])).toMatchObject(refused("deck/no_such_deck"));
    expect(await restoreDeck(anna, { id })).toMatchObject({ ok: true });
    expect((await readDeck(anna, { id }))?.cards).toEqual(deck([12, 6], [15, 3]));
  });
});

describe("what decks need", () => {
  test("is of each card what the deck has that has most of it, in all its parts; others' and thrown away ones do not count", async () => {
    const side = deckOf([
      { part: "deck", rows: [[30, 2]] },
      { part: "sideboard", rows: [[30, 1]] },
    ]);
    const [woad, weld, gone] = [
      await make(anna, side),
      await make(anna, deck([30, 2], [31, 4]), "Weld"),
      await make(anna, deck([30, 9])),
    ];
    await make(ben, deck([30, 8]));
    expect((await deleteDeck(anna, { id: gone })).ok).toBe(true);
    expect([...(await readUses(anna.id, game))].sort()).toEqual([
      [30, 3],
      [31, 4],
    ]);
    expect(await decksWith(anna.id, game, 30)).toEqual([
      { id: woad, name: "Woad", copies: 3 },
      { id: weld, name: "Weld", copies: 2 },
    ]);
    expect(await decksWith(anna.id, game, 32)).toEqual([]);
  });
});

describe("saving", () => {
  test("does edits once, on the revision that they were made on", async () => {
    const id = await make(anna);
    const key = newId();
    for (const _ of [1, 2])
      expect(await save(anna, id, 1, [add(12, 4)], key)).toEqual({
        ok: true,
        value: { revision: 2, cards: deck([12, 4]), remarks: [] },
      });
    expect(await save(anna, id, 1, [add(15, 1)])).toMatchObject({
      error: { code: "deck/changed", data: { revision: 2, cards: deck([12, 4]) } },
    });
    expect(await save(anna, id, 2, [add(15, 1), add(12, 999)])).toMatchObject(refused("deck/full"));
    expect((await readDeck(anna, { id }))?.cards).toEqual(deck([12, 4]));
  });

  test("asked again after another page saved is done once", async () => {
    const id = await make(anna);
    const key = newId();
    await save(anna, id, 1, [add(12, 4)], key);
    await save(anna, id, 2, [add(15, 1)]);
    expect(await save(anna, id, 1, [add(12, 4)], key)).toEqual({
      ok: true,
      value: { revision: 3, cards: deck([12, 4], [15, 1]), remarks: [] },
    });
  });

  test("of two pages at once loses nothing that either typed", async () => {
    const id = await make(anna);
    const page = async (number: number) => {
      let [revision, cards]: [number, DeckCards] = [1, []];
      for (let turn = 0; turn < 6; ) {
        const edits = [add(number, 1)];
        const saved = await save(anna, id, revision, edits);
        if (saved.ok) {
          ({ revision, cards } = saved.value);
          turn += 1;
        } else {
          const now = saved.error.data as unknown as { revision: number; cards: DeckCards };
          ({ revision } = now);
          cards = applyEdits({ cards: now.cards, remarks: [] }, edits).cards;
        }
      }
      return cards;
    };
    await Promise.all([page(12), page(15)]);
    expect(await readDeck(anna, { id })).toMatchObject({ revision: 13, cards: deck([12, 6], [15, 6]) });
  });
});

describe("versions", () => {
  test("are kept as one leaves a deck, where it is another than before", async () => {
    const id = await make(anna);
    expect(await keepVersion(anna, { id })).toEqual({ ok: true, value: { number: null } });
    await save(anna, id, 1, [add(12, 4)]);
    for (const _ of [1, 2]) expect(await keepVersion(anna, { id })).toEqual({ ok: true, value: { number: 1 } });
    await save(anna, id, 2, [add(15, 1)]);
    await keepVersion(anna, { id });
    const versions = await listVersions(anna, { id });
    expect(versions).toMatchObject({
      value: [
        { number: 2, reason: "left", hash: hashOf(deck([12, 4], [15, 1])) },
        { number: 1, cards: deck([12, 4]) },
      ],
    });
  });

  test("of a page that was closed without a word, with the next save", async () => {
    const id = await make(anna);
    const at = (ms: number) => new Date(Date.now() + ms);
    await saveDeck(anna, { id, revision: 1, key: newId(), edits: [add(12, 4)] }, at(0));
    await saveDeck(anna, { id, revision: 2, key: newId(), edits: [add(12, -1)] }, at(LEFT_AFTER / 2));
    expect(await listVersions(anna, { id })).toEqual({ ok: true, value: [] });
    await saveDeck(anna, { id, revision: 3, key: newId(), edits: [add(15, 1)] }, at(LEFT_AFTER + 60_000));
    expect(await listVersions(anna, { id })).toMatchObject({ value: [{ number: 1, cards: deck([12, 3]) }] });
  });
});

describe("what is noted of a card", () => {
  const noted = (number: number, note: string, ...tags: string[]): DeckEdit => ({ do: "remark", number, note, tags });

  test("is saved, is in versions, comes along with copies and merges, and is seen with the deck", async () => {
    const id = await make(anna, deck([12, 4], [15, 1]));
    await keepVersion(anna, { id });
    await save(anna, id, 1, [noted(12, "turn one", "early"), noted(15, "", "late")]);
    const remarks = [
      { number: 12, note: "turn one", tags: ["early"] },
      { number: 15, note: "", tags: ["late"] },
    ];
    expect(await keepVersion(anna, { id })).toEqual({ ok: true, value: { number: 2 } });
    expect(await listVersions(anna, { id })).toMatchObject({ value: [{ remarks }, { remarks: [] }] });
    await describeDeck(anna, { id, isPublic: true });
    for (const member of [anna, ben]) {
      const copy = await copyDeck(member, { id, key: newId(), name: "Copy" });
      expect(copy.ok && (await readDeck(member, { id: copy.value.id }))).toMatchObject({ remarks });
    }
    expect(await readDeck(null, { id })).toMatchObject({ remarks });
    const other = await make(anna, deck([12, 1]));
    await save(anna, other, 1, [noted(12, "here", "own")]);
    expect(await mergeDeck(anna, { id: other, other: id, key: newId() })).toMatchObject({
      value: { remarks: [{ number: 12, note: "here", tags: ["own"] }, remarks[1]] },
    });
  });

  test("too much is refused, and nothing is saved", async () => {
    const id = await make(anna, deck([12, 4]));
    expect(await save(anna, id, 1, [add(12, 1), noted(12, "x".repeat(301))])).toMatchObject(
      refused("deck/long_remarks"),
    );
    expect(await readDeck(anna, { id })).toMatchObject({ revision: 1, remarks: [], cards: deck([12, 4]) });
  });
});

describe("who may", () => {
  test("see a deck: its owner, all if it is open, whoever has its address", async () => {
    const id = await make(anna, deck([12, 4]));
    const seenBy = async (link?: string) => [
      (await readDeck(anna, { id })) !== null,
      (await readDeck(ben, link ? { id, link } : { id })) !== null,
      (await readDeck(null, link ? { id, link } : { id })) !== null,
    ];
    expect(await seenBy()).toEqual([true, false, false]);
    expect(await seenBy("null")).toEqual([true, false, false]);
    const shared = await describeDeck(anna, { id, shared: true });
    const link = shared.ok ? (shared.value.link ?? "") : "";
    expect(link.length).toBeGreaterThan(20);
    expect(await seenBy(link)).toEqual([true, true, true]);
    expect(await seenBy(`${link}x`)).toEqual([true, false, false]);
    expect((await readDeck(ben, { id, link }))?.link).toBeNull();
    await describeDeck(anna, { id, shared: false });
    expect(await seenBy(link)).toEqual([true, false, false]);
    expect(await listOpenDecks(game)).not.toMatchObject(expect.arrayContaining([{ id }]));
    await describeDeck(anna, { id, isPublic: true });
    expect(await seenBy()).toEqual([true, true, true]);
    expect((await listOpenDecks(game)).map((one) => one.id)).toContain(id);
    await prisma().user.update({ where: { id: anna.id }, data: { bannedAt: new Date() } });
    expect(await readDeck(ben, { id })).toBeNull();
    expect((await listOpenDecks(game)).map((one) => one.id)).not.toContain(id);
  });

  test("change a deck: its owner alone, open or not; another's copy tells nothing of its notes", async () => {
    const [id, own] = [await make(anna, deck([12, 4])), await make(ben, deck([15, 1]))];
    await describeDeck(anna, { id, isPublic: true, note: "secret plan", tags: ["plan"], shared: true });
    const key = newId();
    const tried = [
      await save(ben, id, 1, [add(12, 1)]),
      await describeDeck(ben, { id, name: "Ben's" }),
      await keepVersion(ben, { id }),
      await listVersions(ben, { id }),
      await mergeDeck(ben, { id, other: own, key }),
      await mergeDeck(ben, { id: own, other: id, key }),
      await deleteDeck(ben, { id }),
    ];
    await deleteDeck(anna, { id });
    tried.push(await restoreDeck(ben, { id }));
    await restoreDeck(anna, { id });
    for (const answer of tried) expect(answer).toMatchObject(refused("deck/no_such_deck"));
    const copy = await copyDeck(ben, { id, key: newId(), name: "Mine" });
    expect(copy.ok && (await readDeck(ben, { id: copy.value.id }))).toMatchObject({
      ...{ note: "", tags: [], cards: deck([12, 4]), isPublic: false },
    });
    expect((await readDeck(anna, { id }))?.cards).toEqual(deck([12, 4]));
  });

  test("do anything at all: members", async () => {
    const guest = { ...ben, guest: true };
    const id = await make(anna, deck([12, 4]));
    await describeDeck(anna, { id, isPublic: true });
    for (const [actor, code] of [
      [null, "deck/sign_in"],
      [guest, "deck/members_only"],
    ] as const) {
      const key = newId();
      const tried = [
        await createDeck(actor, { key, game, name: "x" }),
        await copyDeck(actor, { id, key, name: "x" }),
        await mergeDeck(actor, { id, other: "x", key }),
        await saveDeck(actor, { id, revision: 1, key, edits: [add(12, 1)] }),
        await describeDeck(actor, { id, name: "x" }),
        await keepVersion(actor, { id }),
        await listVersions(actor, { id }),
        await deleteDeck(actor, { id }),
        await restoreDeck(actor, { id }),
      ];
      for (const answer of tried) expect(answer).toMatchObject(refused(code));
    }
  });
});
