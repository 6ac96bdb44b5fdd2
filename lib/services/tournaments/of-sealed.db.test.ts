import { afterAll, beforeEach, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { fund, makeProduct } from "@/lib/build/testing/shop";
import type { CreateTournament } from "@/lib/contracts/tournaments";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { deckOf } from "@/lib/engine/ccg/decks/deck";
import { stored } from "../decks/own-deck";
import { seedFormats } from "../formats/seed-formats";
import { enterSealed } from "../sealed/enter-event";
import { holdSealed } from "../sealed/hold-event";
import { lockSealed } from "../sealed/lock-deck";
import { readSealed } from "../sealed/read-event";
import { showOffer } from "../shop/show-offer";
import { createTournament } from "./create-tournament";
import { enterTournament } from "./enter-tournament";
import { readTournament } from "./read-tournament";

afterAll(closePool);

let [anna, bert, carl]: Member[] = [];
let eventId: string;
beforeEach(async () => {
  await emptyLedger();
  await seedFormats();
  const keeper: Member = { ...(await makeMember("keeper")), roles: ["salesman"] };
  [anna, bert, carl] = await Promise.all(["anna", "bert", "carl"].map(makeMember));
  for (const member of [anna!, bert!]) await fund(member, 4_000);
  const productId = await makeProduct(keeper, 50);
  const event = { name: "Evening of packs", productId, packs: 2, keep: false, format: null, minutes: 30, hours: 24 };
  const held = await holdSealed(anna!, event);
  if (!held.ok) throw new Error(held.error.code);
  eventId = held.value.id;
});

/** Opens packs in the event and locks all of them as a deck. Returns its hash. */
async function locked(member: Member): Promise<string> {
  const offer = await showOffer(member);
  if (!offer.ok) throw new Error(offer.error.code);
  const { first, commitments } = offer.value;
  const input = { eventId, first, commitment: commitments[0]!, share: "mine" };
  expect(await enterSealed(member, input)).toMatchObject({ ok: true });
  const { packs, deckId } = (await readSealed(member, eventId))!.own!;
  const rows = packs.flatMap((pack) => pack.cards).map((number) => [number, 1] as const);
  await prisma().deck.update({ where: { id: deckId! }, data: { cards: stored(deckOf([{ part: "deck", rows }])) } });
  const { building } = (await readSealed(member, eventId))!.own!;
  expect(await lockSealed(member, { eventId, hash: building!.hash })).toMatchObject({ ok: true });
  return building!.hash;
}

const some = (change: Partial<CreateTournament> = {}): CreateTournament => ({
  ...{ key: newId(), name: "Sealed cup", about: "", game: "tabletop:five-dyes:free", style: "swiss", seats: 2 },
  ...{ rounds: null, roundMinutes: 60, most: 32, prizes: [], startsAt: Date.now() + 300_000 },
  ...{ format: null, ownCards: true, sealedEventId: eventId },
  ...change,
});

test("the decks that were locked in a sealed event are played, and nobody needs to own their cards", async () => {
  const hash = await locked(bert!);
  const made = await createTournament(anna!, some());
  if (!made.ok) throw new Error(made.error.code);
  const { id } = made.value;
  expect(await enterTournament(carl!, { id, deckId: null })).toEqual({
    ...{ ok: false, error: { code: "tournament/needs_sealed" } },
  });
  expect(await enterTournament(bert!, { id, deckId: null })).toMatchObject({ ok: true });
  const view = (await readTournament(null, id))!;
  expect(view).toMatchObject({ sealedEventId: eventId, ownCards: false });
  expect(view.standings).toMatchObject([{ nick: bert!.nick, deckHash: hash, deckName: null }]);
});

test("a sealed event of another game, or of none, is refused", async () => {
  for (const change of [
    { game: "tabletop:poker:free" },
    { game: "diplomacy:standard", seats: 7 },
    { sealedEventId: "x" },
  ])
    expect(await createTournament(anna!, some(change))).toEqual({
      ...{ ok: false, error: { code: "tournament/no_sealed" } },
    });
});
