import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { type DeckCards, deckOf } from "@/lib/engine/ccg/decks/deck";
import { isKeepable } from "@/lib/engine/ccg/filter/vocabulary";
import { fiveDyes } from "@/lib/engine/ccg/sets";
import { inTurn } from "@/lib/live/in-turn";
import { createDeck } from "./create-deck";
import { DRAWING, deckPicture } from "./deck-picture";
import { describeDeck } from "./describe-deck";

afterAll(closePool);
let anna: Member;
let ben: Member;
beforeEach(async () => {
  [anna, ben] = [await makeMember("anna"), await makeMember("ben")];
});

const refused = { ok: false, error: { code: "deck/no_such_deck" } };
async function make(cards: DeckCards, name = "Wöad & <vat>"): Promise<string> {
  const made = await createDeck(anna, { key: newId(), game: "five-dyes", name, cards });
  if (!made.ok) throw new Error(made.error.code);
  return made.value.id;
}
const some = deckOf([
  { part: "deck", rows: Array.from({ length: 11 }, (_, at) => [12 + at, 4] as const) },
  { part: "sideboard", rows: [[40, 1]] },
]);
async function pictured(actor: Member | null, id: string, kind: "whole" | "link", link?: string) {
  const picture = await deckPicture(actor, { id, kind, ...(link === undefined ? {} : { link }) });
  return picture.ok ? { ...picture.value, ...(await sharp(picture.value.png).metadata()) } : picture;
}

test("is all of a deck, or of the size of links, and drawn once for what it shows", async () => {
  const id = await make(some);
  const whole = await pictured(anna, id, "whole");
  expect(whole).toMatchObject({ format: "png", width: 1210, isPublic: false });
  expect(await pictured(anna, id, "link")).toMatchObject({ format: "png", width: 1200, height: 630 });
  const again = await deckPicture(anna, { id, kind: "whole" });
  expect(again.ok && "png" in whole && again.value.png).toBe("png" in whole && whole.png);
  await describeDeck(anna, { id, name: "Renamed" });
  const renamed = await pictured(anna, id, "whole");
  expect("name" in renamed && renamed.name).not.toBe("name" in whole && whole.name);
});

test("of a deck without cards, of one with very many, and of one whose name is of odd letters is a picture too", async () => {
  const all = fiveDyes().cards.filter(isKeepable);
  const many = deckOf([{ part: "deck", rows: all.slice(0, 80).map(({ number }) => [number, 1] as const) }]);
  for (const [cards, name] of [
    [[], "x"],
    [many, "中文 \u202e ‮ 🂡"],
  ] as const) {
    const picture = await pictured(anna, await make(cards, name), "whole");
    expect(picture).toMatchObject({ format: "png", width: 1210 });
    expect("height" in picture && picture.height).toBeLessThan(6_000);
  }
});

test("is seen by whoever sees the deck", async () => {
  const id = await make(some);
  for (const actor of [ben, null]) expect(await pictured(actor, id, "link")).toEqual(refused);
  const shared = await describeDeck(anna, { id, shared: true });
  const link = shared.ok ? (shared.value.link ?? "") : "";
  expect(await pictured(null, id, "link", link)).toMatchObject({ format: "png", isPublic: false });
  expect(await pictured(null, id, "link", `${link}x`)).toEqual(refused);
  await describeDeck(anna, { id, shared: false });
  expect(await pictured(null, id, "link", link)).toEqual(refused);
  await describeDeck(anna, { id, isPublic: true });
  expect(await pictured(null, id, "whole")).toMatchObject({ isPublic: true });
});

test("several at once are drawn one after the other", async () => {
  const decks = await Promise.all(
    Array.from({ length: 4 }, (_, at) =>
      make(
        deckOf([
          {
            part: "deck",
            rows: [
              [12 + at, 2],
              [20 + at, 1],
            ],
          },
        ]),
      ),
    ),
  );
  // Whoever is drawing keeps the next waiting.
  let end = () => {};
  const held = inTurn(DRAWING, () => new Promise<void>((done) => (end = done)));
  let drawn = 0;
  const asked = decks.map((id) => pictured(anna, id, "whole").finally(() => drawn++));
  await sleep(300);
  expect(drawn).toBe(0);
  end();
  await held;
  for (const picture of await Promise.all(asked)) expect(picture).toMatchObject({ format: "png" });
});
