import { afterAll, beforeEach, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { CARD, dealCards } from "@/lib/build/testing/market";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { type DeckCards, fromParts, hashOf } from "@/lib/engine/ccg/decks/deck";
import { createDeck } from "./create-deck";
import { deleteDeck } from "./delete-deck";
import { listDecks } from "./list-decks";
import { listRegistered } from "./list-registered";
import { listVersions } from "./list-versions";
import { readDeck } from "./read-deck";
import { registerDeck } from "./register-deck";
import { restoreRegistered } from "./restore-registered";
import { saveDeck } from "./save-deck";

afterAll(closePool);
const game = "five-dyes";
const cards = fromParts({ deck: [CARD, CARD, CARD, CARD + 1], sideboard: [CARD + 2] });
let anna: Member;
let ben: Member;
beforeEach(async () => {
  [anna, ben] = [await makeMember("anna"), await makeMember("ben")];
});
async function make(member: Member, of: DeckCards = cards): Promise<string> {
  const made = await createDeck(member, { key: newId(), game, name: "Woad", cards: of });
  return made.ok ? made.value.id : "";
}
const refused = (code: string) => ({ ok: false, error: { code } });

test("a deck is registered as it is shown, with its hash, its proxies and a version; another takes its place", async () => {
  await dealCards(anna, { [CARD]: 2 });
  const id = await make(anna);
  const hash = hashOf(cards);
  expect(await registerDeck(anna, { id, slot: "default", hash: hashOf([]) })).toMatchObject(refused("deck/changed"));
  expect(await registerDeck(anna, { id, slot: "default", hash })).toMatchObject({
    value: { slot: "default", hash, proxies: 3, name: "Woad" },
  });
  expect(await listVersions(anna, { id })).toMatchObject({ value: [{ number: 1, reason: "registered", hash }] });
  await registerDeck(anna, { id, slot: "alternative", hash });
  const other = fromParts({ deck: [CARD] });
  const second = await make(anna, other);
  await registerDeck(anna, { id: second, slot: "default", hash: hashOf(other) });
  expect(await listRegistered(anna, game)).toMatchObject([
    { slot: "default", hash: hashOf(other), proxies: 0 },
    { slot: "alternative", hash, proxies: 3 },
  ]);
  expect(await listRegistered(ben, game)).toEqual([]);
  const empty = await make(anna, []);
  expect(await registerDeck(anna, { id: empty, slot: "default", hash: hashOf([]) })).toMatchObject(
    refused("deck/empty"),
  );
});

test("it is restored into its deck, once for a key, or as a new one where that is gone", async () => {
  const id = await make(anna);
  await registerDeck(anna, { id, slot: "default", hash: hashOf(cards) });
  await saveDeck(anna, { id, revision: 1, key: newId(), edits: [{ do: "add", part: "deck", number: CARD, count: 3 }] });
  const key = newId();
  for (const _ of [1, 2])
    expect(await restoreRegistered(anna, { game, slot: "default", key })).toEqual({
      ok: true,
      value: { id, revision: 3, cards, remarks: [] },
    });
  expect(await listVersions(anna, { id })).toMatchObject({ value: [{ number: 2, reason: "left" }, { number: 1 }] });
  await deleteDeck(anna, { id });
  const again = newId();
  const made = await restoreRegistered(anna, { game, slot: "default", key: again });
  expect(await restoreRegistered(anna, { game, slot: "default", key: again })).toEqual(made);
  expect(made.ok && (await readDeck(anna, { id: made.value.id }))).toMatchObject({ name: "Woad", cards });
  expect(await listDecks(anna, game)).toHaveLength(1);
  await prisma().deck.delete({ where: { id } });
  expect(await listRegistered(anna, game)).toHaveLength(1);
});

test("nobody registers another's deck, open or not, or restores what another registered", async () => {
  const id = await make(anna);
  await prisma().deck.update({ where: { id }, data: { public: true } });
  const hash = hashOf(cards);
  await registerDeck(anna, { id, slot: "default", hash });
  expect(await registerDeck(ben, { id, slot: "default", hash })).toMatchObject(refused("deck/no_such_deck"));
  expect(await restoreRegistered(ben, { game, slot: "default", key: newId() })).toMatchObject(
    refused("deck/not_registered"),
  );
  for (const [actor, code] of [
    [null, "deck/sign_in"],
    [{ ...anna, guest: true }, "deck/members_only"],
  ] as const) {
    expect(await registerDeck(actor, { id, slot: "default", hash })).toMatchObject(refused(code));
    expect(await restoreRegistered(actor, { game, slot: "default", key: newId() })).toMatchObject(refused(code));
  }
});
