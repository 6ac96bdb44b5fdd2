import { setTimeout as sleep } from "node:timers/promises";
import type { Member } from "../../auth/policy";
import { prisma } from "../../db/client";
import type { View as DraftView } from "../../engine/ccg/draft/view";
import { houseCards } from "../../engine/ccg/sets";
import type { View as TabletopView } from "../../engine/ccg/tabletop/view";
import { SeededRandom } from "../../engine/kernel/random";
import { openDraft } from "../../services/drafts/open-draft";
import { seedFormats } from "../../services/formats/seed-formats";
import { openTabletop } from "../../services/tabletop/open-tabletop";
import { dealCards, GAME, richMember } from "./market";
import { queryStormed } from "./strikes";
import type { Witness } from "./witness";

/** Tables of a storm whose last move moves money or cards: games with stakes and prizes, and drafts whose cards are kept. */

const BET = 100;
const PURSE = 10_000_000;
/** A card of which a deck may have as many as it likes. */
const plain = (): number => {
  const { cards } = houseCards(GAME);
  const found = cards.find(({ attributes, hidden }) => !hidden && attributes.get("type") === "Vat");
  if (!found) throw new Error("There is no such card.");
  return found.number;
};
const DECK = 40;

/** The first games of the same two are paid out of new money, however short they are. */
export async function payPrizes(): Promise<void> {
  await seedFormats();
  for (const [name, value] of [["prizeMinutes", 0] as const, ["prizesPerDay", 20] as const])
    await prisma().setting.upsert({ where: { name }, create: { name, value }, update: { value } });
}

/** Somebody with the money for stakes and packs, and the cards of a deck. */
export async function makeDuellist(stem: string): Promise<Member> {
  const member = await richMember(stem, PURSE);
  await dealCards(member, { [plain()]: DECK });
  return member;
}

export async function openDuel(host: Member): Promise<string> {
  const settings = { public: true, entry: "open", bet: BET } as const;
  const opened = await openTabletop(host, { game: GAME, manner: "free", seats: 2, settings }, "127.0.0.1");
  if (!opened.ok) throw new Error(`No table: ${opened.error.code}`);
  return opened.value.id;
}

/** Opens a draft of a booster whose packs are all of one size. */
export async function openKeptDraft(host: Member, seats: number): Promise<string> {
  const boosters = await prisma().product.findMany({ where: { type: "booster", withdrawnAt: null } });
  const settings = { public: true, entry: "open" } as const;
  const codes: string[] = [];
  for (const { id: productId } of boosters) {
    const draft = { productId, packs: 1, seconds: null, seats, bots: 0, keep: true, settings };
    const opened = await openDraft(host, draft, "127.0.0.1");
    if (opened.ok) return opened.value.id;
    codes.push(opened.error.code);
  }
  throw new Error(`No draft: ${codes.join(", ")}`);
}

/** Plays game after game for stakes until the storm is over, and the last one to its end. Answers whether it ended. */
export async function playDuels(
  seats: Witness<TabletopView>[],
  seed: number,
  calm: { ending: boolean },
): Promise<boolean> {
  const until = Date.now() + 15 * 60_000;
  let done = false;
  const play = async (player: Witness<TabletopView>, at: number) => {
    const random = new SeededRandom(seed * 16 + at);
    // A game that begins again begins without decks; who wants it once more says so once.
    let [brought, wanted] = [false, false];
    while (!done && Date.now() < until) {
      const { view, seat, version } = player;
      const send = (intent: object, to: "game" | "table" = "game") =>
        player.move(seat ?? "visitor", { to, intent } as never, { stop: () => done });
      if (!view || seat === null) await player.changed(200);
      else if (view.stage === "over") {
        if (calm.ending) done = true;
        else if (!wanted) wanted = (await send({ type: "rematch" }, "table"))?.ok ?? false;
        brought = false;
      } else if (!brought) {
        wanted = false;
        brought = (await send({ type: "bring", parts: { deck: Array.from({ length: DECK }, plain) } })) !== null;
      } else if (view.stage === "playing" && !view.declared && at === 0) {
        await sleep(100 + random.below(200));
        await send({ type: "declare", result: ["win", "lose", "win", "draw"][random.below(4)] });
      } else if (view.stage === "playing" && view.declared && !view.declared.accepted.includes(seat))
        await send({ type: "accept" });
      if (!done && player.version === version) await player.changed(300);
    }
  };
  await Promise.all(seats.map(play));
  return done;
}

/** Drafts to the end, at a pace that leaves something to do for the whole storm. Answers whether it came so far. */
export async function playDraft(
  seats: Witness<DraftView>[],
  seed: number,
  calm: { ending: boolean },
): Promise<boolean> {
  const until = Date.now() + 15 * 60_000;
  const isOver = () => seats.some(({ view }) => view?.stage === "over");
  const play = async (player: Witness<DraftView>, at: number) => {
    const random = new SeededRandom(seed * 16 + at);
    // Who agrees once more is answered that all is well, and nothing is written: the log would seem to lack it.
    let agreed = false;
    while (!isOver() && Date.now() < until) {
      const { view, seat, version } = player;
      const own = view?.mine;
      const card = own?.pack?.[random.below(own.pack.length)];
      const send = (intent: object) =>
        player.move(seat ?? "visitor", { to: "game", intent } as never, { stop: isOver });
      if (view && seat !== null && view.stage === "waiting" && !agreed)
        agreed = (await send({ type: "agree" }))?.ok ?? false;
      else if (view?.stage === "playing" && own && card !== undefined)
        await send({ type: "pick", card, nth: own.picks.length });
      if (player.version === version) await player.changed(300);
      if (!calm.ending) await sleep(random.below(1_500));
    }
  };
  await Promise.all(seats.map(play));
  return isOver();
}

export type DecidedReport = {
  decided: number;
  drawn: number;
  minted: number;
  drafts: number;
  given: number;
  faults: string[];
};

/** What is wrong with stakes, prizes and drafted cards of these tables: each game that was decided was paid once, and each draft given out once. */
export async function decidedAgainstLedger(
  databaseUrl: string,
  duels: readonly string[],
  drafts: readonly string[],
): Promise<DecidedReport> {
  const ask = <T extends object>(text: string, ids: readonly string[]) => queryStormed<T>(databaseUrl, text, [ids]);
  const faults: string[] = [];
  const games = await ask<{
    id: string;
    result: string | null;
    minted: number;
    begun: number;
    paid: number;
    new: number;
    change: number;
  }>(
    `SELECT g."tableId" || '/' || g.number AS id, g.result, g.minted,
       (SELECT count(*)::int FROM "Transfer" t WHERE t.kind = 'stake/begin' AND split_part(t.key, ':', 3) = g."tableId" || '/' || g.number) AS begun,
       (SELECT count(*)::int FROM "Transfer" t WHERE t.kind IN ('stake/result', 'stake/return') AND split_part(t.key, ':', 3) = g."tableId" || '/' || g.number) AS paid,
       (SELECT COALESCE(-sum(p.amount), 0)::int FROM "Posting" p JOIN "Transfer" t ON t.id = p."transferId"
        WHERE t.kind = 'stake/result' AND split_part(t.key, ':', 3) = g."tableId" || '/' || g.number AND p."accountId" = 'mint') AS new,
       (SELECT COALESCE(sum(a.change), 0)::int FROM "TabletopPart" a WHERE a."tableId" = g."tableId" AND a.number = g.number) AS change
     FROM "TabletopGame" g WHERE g."tableId" = ANY($1)`,
    duels,
  );
  for (const game of games) {
    const wrong = (what: string) => void faults.push(`game ${game.id} (${game.result}): ${what}`);
    if (game.begun !== 1) wrong(`stakes were taken ${game.begun} times`);
    if (game.paid !== (game.result === null ? 0 : 1)) wrong(`was paid ${game.paid} times`);
    if (game.new !== game.minted || game.change !== game.minted)
      wrong(`${game.minted} minted, ${game.new} paid, ${game.change} noted`);
  }
  const ended = await ask<{ id: string; events: number; games: number }>(
    `SELECT t.id, (SELECT count(*)::int FROM "Event" e WHERE e."tableId" = t.id AND e.payload->'event'->>'type' = 'ended') AS events,
       (SELECT count(*)::int FROM "TabletopGame" g WHERE g."tableId" = t.id AND g.result IS NOT NULL) AS games
     FROM "Table" t WHERE t.id = ANY($1)`,
    duels,
  );
  for (const { id, events, games: over } of ended)
    if (events !== over) faults.push(`table ${id}: ${events} games ended in the log, ${over} in the books`);
  const pots = await ask<{ id: string; sum: string; stakes: string }>(
    `SELECT t.id, COALESCE((SELECT sum(h.balance) FROM "Holding" h WHERE h."accountId" = 'pot:' || t.id), 0) AS sum,
       (SELECT COALESCE(sum(2 * g.bet), 0) FROM "TabletopGame" g WHERE g."tableId" = t.id AND g.result IS NULL) AS stakes
     FROM "Table" t WHERE t.id = ANY($1)`,
    duels,
  );
  for (const { id, sum, stakes } of pots) if (sum !== stakes) faults.push(`pot of ${id}: ${sum}, staked are ${stakes}`);
  const entries = await ask<{
    id: string;
    seat: number;
    cards: number[];
    picked: number[] | null;
    given: number;
    entered: number;
    got: number;
  }>(
    `SELECT d."tableId" AS id, d.seat, d.cards,
       (SELECT array_agg((e.payload->'event'->>'card')::int ORDER BY e.seq) FROM "Event" e WHERE e."tableId" = d."tableId"
         AND e.payload->'event'->>'type' = 'picked' AND (e.payload->'event'->>'seat')::int = d.seat) AS picked,
       (SELECT count(*)::int FROM "Transfer" t WHERE t.kind = 'draft/cards' AND split_part(t.key, ':', 3) = d."tableId") AS given,
       (SELECT count(*)::int FROM "Transfer" t WHERE t.kind = 'draft/enter' AND split_part(t.key, ':', 3) = d."tableId") AS entered,
       (SELECT COALESCE(sum(p.amount), 0)::int FROM "Posting" p WHERE p."transferId" = d."cardsId" AND p."accountId" = 'binder:' || d."userId") AS got
     FROM "DraftEntry" d WHERE d."tableId" = ANY($1)`,
    drafts,
  );
  for (const { id, seat, cards, picked, given, entered, got } of entries) {
    const wrong = (what: string) => void faults.push(`draft ${id}, seat ${seat}: ${what}`);
    if (given !== 1 || entered !== 1) wrong(`paid for ${entered} times, given out ${given} times`);
    if (cards.join() !== (picked ?? []).join()) wrong("other cards than in the log");
    if (got !== cards.length) wrong(`was given ${got} of ${cards.length} cards`);
  }
  return {
    decided: games.filter(({ result }) => result === "decided").length,
    drawn: games.filter(({ result }) => result === "draw").length,
    minted: games.filter(({ minted }) => minted > 0).length,
    drafts: new Set(entries.map(({ id }) => id)).size,
    given: entries.reduce((sum, { cards }) => sum + cards.length, 0),
    faults,
  };
}
