import { pool } from "@/lib/db/pool";
import { type DeckCards, fromParts, hashOf, sameAs } from "@/lib/engine/ccg/decks/deck";
import { proxiesIn } from "@/lib/engine/ccg/decks/missing";
import { DeckChecker, type DeckParts, type Verdict } from "@/lib/engine/ccg/formats/check-deck";
import { readRules } from "@/lib/engine/ccg/formats/read-rules";
import { HOUSE_GAMES, type HouseGame } from "@/lib/engine/ccg/sets";
import { houseDecks } from "@/lib/engine/ccg/sets/house-decks";
import { type DeckCheck, deckCheck } from "@/lib/engine/ccg/tabletop/deck-check";
import { Intent } from "@/lib/engine/ccg/tabletop/intent";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import type { LiveTable } from "@/lib/live/live-table";
import type { TabletopInfo } from "@/lib/worlds/tabletop";
import { type CardGame, readGame } from "../catalogue/games";
import { cardsIn } from "../decks/own-deck";
import { readCopies } from "../decks/read-copies";
import { formatsInForce } from "../formats/list-formats";
import { configOf } from "./table-facts";
import { verdictsBy } from "./table-format";

/** What the house found of a deck that somebody brings; `verdicts` are for them alone. */
export type BroughtDeck = {
  readonly cards: DeckCards;
  readonly hash: string;
  readonly check: DeckCheck;
  readonly verdicts: readonly Verdict[];
};

const MOST_CHECKERS = 20;
/** Checkers by their game and its house's files, each in its version: a rules file is compiled once. */
const checkers = new Map<string, readonly DeckChecker[]>();

/** Checks decks of a game by the rules files of the house; one that cannot be read any more checks nothing. */
export async function houseCheckers(game: CardGame): Promise<readonly DeckChecker[]> {
  const files = await formatsInForce(null, game.name);
  const key = [game.name, game.version, ...files.map(({ id, version }) => `${id}/${version}`)].join(" ");
  const known = checkers.get(key);
  if (known) return known;
  const made = files.flatMap(({ text }) => {
    const rules = readRules(text, game.database);
    return rules.ok ? [new DeckChecker(game.database, rules.value.formats)] : [];
  });
  if (checkers.size >= MOST_CHECKERS) checkers.clear();
  checkers.set(key, made);
  return made;
}

/** The decks of a game that somebody registered. */
async function readRegistered(userId: string, game: string): Promise<DeckCards[]> {
  const { rows } = await pool().query<{ cards: unknown }>(
    'SELECT cards FROM "DeckRegistration" WHERE "userId" = $1 AND game = $2',
    [userId, game],
  );
  return rows.map(({ cards }) => cardsIn(cards));
}

/** Whether a deck is one that the house lends: one that is ready to play, or is sold as it is; and any where nothing is sold. */
function isLent({ name, products }: CardGame, cards: DeckCards): boolean {
  if (products.length === 0) return true;
  const ready = isHouseGame(name) ? houseDecks(name).map((deck) => deck.cards) : [];
  const sold = products.flatMap(({ fixed }) => (fixed.length > 0 ? [fixed] : []));
  const hash = hashOf(cards);
  return [...ready, ...sold].some((deck) => hashOf(fromParts({ deck })) === hash);
}

const isHouseGame = (name: string): name is HouseGame => (HOUSE_GAMES as readonly string[]).includes(name);

/**
 * All that the house has to say of a deck; `userId` null: a bot, whose cards are lent; `own`: what a table's
 * own rules say.
 */
export async function examineDeck(
  userId: string | null,
  game: CardGame,
  cards: DeckCards,
  parts: DeckParts,
  own: readonly Verdict[] = [],
): Promise<Pick<BroughtDeck, "check" | "verdicts">> {
  const house = (await houseCheckers(game)).flatMap((checker) => checker.check(parts));
  const verdicts = [...own, ...house.filter(({ name }) => !own.some((one) => one.name === name))];
  const legal = verdicts.filter((verdict) => verdict.legal).map(({ name }) => name);
  if (userId === null) return { check: deckCheck(legal, 0, "no"), verdicts };
  const has = await readCopies(pool(), userId, game.name);
  const same = (await readRegistered(userId, game.name)).map((deck) => sameAs(cards, deck));
  const as = same.includes("original") ? "original" : same.includes("cards") ? "cards" : "no";
  return { check: deckCheck(legal, proxiesIn(cards, has), as, isLent(game, cards)), verdicts };
}

type Checked = { readonly intent: Intent; readonly found: BroughtDeck };

/** How many reasons are named where a deck is refused: its player reads all of them in its editor. */
const MOST_REASONS = 3;

/**
 * The request to bring a deck, with what the house finds of it instead of whatever was sent; null: it is another request.
 * What is no deck at all is left to the game to refuse. Refuses `tabletop/not_legal {format, reasons}`, by the rules that the table
 * has of its own.
 */
export async function checkBrought(
  table: Pick<LiveTable, "game" | "info">,
  userId: string | null,
  given: unknown,
): Promise<Result<Checked | null, Refusal>> {
  const parsed = Intent.safeParse(given);
  if (!parsed.success || parsed.data.type !== "bring") return ok(null);
  const { parts } = parsed.data;
  const { format } = configOf(table);
  const game = await readGame((table.info as TabletopInfo).game);
  if (!game) return refuse("tabletop/no_such_game");
  const stranger = Object.values(parts)
    .flat()
    .find((number) => !game.database.byNumber.has(number));
  if (stranger !== undefined) return refuse("tabletop/no_such_card", { card: stranger });
  const cards = fromParts(parts);
  const own = format ? verdictsBy(format, game, parts) : [];
  if (format && userId !== null && own.length > 0 && !own.some(({ legal }) => legal)) {
    const reasons = own[0]!.violations.slice(0, MOST_REASONS);
    return refuse("tabletop/not_legal", { format: own[0]!.name, reasons });
  }
  const found = await examineDeck(userId, game, cards, parts, own);
  return ok({
    intent: { type: "bring", parts, check: found.check },
    found: { cards, hash: hashOf(cards), ...found },
  });
}
