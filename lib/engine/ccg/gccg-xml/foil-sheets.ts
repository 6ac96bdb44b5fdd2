import {
  assembleNumbered,
  type Card,
  type CardDatabase,
  type CardSet,
  cardsOfSet,
  FOIL,
  type NumberedDraft,
} from "../cards/model";

/**
 * In GCCG's files a foil is a card of its own, and a card's number is its place. So foils are written as sets of their own
 * between the others, where their numbers have their places, each card with the number of its plain one; reading puts
 * them back.
 */

/** The attribute by which a foil names its plain card. */
const OF = "foilof";

/** A set of a file, with the cards that it lists. */
export type Sheet = { readonly set: CardSet; readonly cards: readonly Card[] };

/** The sets as files have them: those of the game, and their foils in sets of their own, by numbers. */
export function sheetsOf(database: CardDatabase): Sheet[] {
  const placed: { readonly from: number; readonly sheet: Sheet }[] = [];
  let from = 0;
  for (const set of database.sets) {
    const cards = cardsOfSet(database, set);
    from = cards[0]?.number ?? from;
    placed.push({ from, sheet: { set, cards } });
  }
  const taken = new Set(database.sets.map(({ abbreviation }) => abbreviation));
  for (const cards of runsOf([...database.foils.values()].sort((a, b) => a.number - b.number))) {
    const [first] = cards;
    const set = database.sets.find(({ abbreviation }) => abbreviation === first?.set);
    if (!first || !set) continue;
    let abbreviation = `${set.abbreviation}F`;
    for (let i = 2; taken.has(abbreviation); i++) abbreviation = `${set.abbreviation}F${i}`;
    taken.add(abbreviation);
    const marked = cards.map((card) => ({
      ...card,
      ...{ set: abbreviation, attributes: new Map([...card.attributes, [OF, String(card.foilOf)]]) },
    }));
    const name = `${set.name} Foils`;
    placed.push({ from: first.number, sheet: { set: { ...set, name, abbreviation }, cards: marked } });
  }
  return placed.sort((a, b) => a.from - b.from).map(({ sheet }) => sheet);
}

/** Cards in runs of one set and of numbers without a gap. */
function runsOf(cards: readonly Card[]): Card[][] {
  const runs: Card[][] = [];
  for (const card of cards) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && last.set === card.set && last.number + 1 === card.number) run.push(card);
    else runs.push([card]);
  }
  return runs;
}

/** A game whose files had foils in sets of their own, with each as the foil of its card. */
export function foldFoils(database: CardDatabase): CardDatabase {
  const { cards, sets, byNumber, foils: _, foilSheets: __, ...game } = database;
  const foilOf = new Map<number, number>();
  for (const { number, attributes } of cards) {
    const of = /^\d{1,7}$/.test(attributes.get(OF) ?? "") ? Number(attributes.get(OF)) : -1;
    const plain = attributes.get(FOIL) === "yes" ? byNumber.get(of) : undefined;
    if (plain && !plain.attributes.has(OF) && !foilOf.has(of)) foilOf.set(of, number);
  }
  if (foilOf.size === 0) return database;
  const isFoil = new Set(foilOf.values());
  return assembleNumbered(
    game,
    sets.flatMap(({ first, last, ...set }) => {
      const all = cards.slice(first, last + 1);
      const own = all
        .filter(({ number }) => !isFoil.has(number))
        .map((card): NumberedDraft => ({ ...card, foil: foilOf.get(card.number) ?? null }));
      return own.length === 0 && all.length > 0 ? [] : [{ ...set, cards: own }];
    }),
  );
}
