import { speechOf } from "../speech";

const { plural, number } = speechOf("en");

/** What is said of a deck: by those who see it, and by its owner of single cards. */
export const deckSaid = {
  /** How members took to a deck. */
  echo: {
    like: (n: number): string =>
      n === 0
        ? "Like this deck"
        : `Like this deck, as ${plural(n, { one: "1 member does", other: `${number(n)} members do` })}`,
    standing: (likes: number, copies: number): string =>
      [
        ...(likes > 0 ? [plural(likes, { one: "1 like", other: `${number(likes)} likes` })] : []),
        ...(copies > 0 ? [`copied by ${plural(copies, { one: "1 member", other: `${number(copies)} members` })}`] : []),
      ].join(", "),
  },

  comments: {
    title: (n: number): string =>
      n === 0 ? "Comments" : plural(n, { one: "1 comment", other: `${number(n)} comments` }),
    none: "Nobody has said anything yet.",
    write: "Your comment",
    send: "Say it",
    noText: "Write something first.",
    remove: (nick: string): string => `Delete the comment of ${nick}`,
    visitor: "Members can write here.",
  },

  /** What is noted of single cards. */
  remarks: {
    lead: "In this deck alone. Whoever sees the deck sees it.",
    tags: "Tags",
    tagsHelp: "Words with blanks between them.",
    note: "Note",
    save: "Keep",
    take: (tag: string): string => `Add the tag ${tag}`,
    manyTags: (most: number): string => `A card has ${number(most)} tags at most.`,
    longTag: "A tag is too long.",
    filter: "Cards with a tag",
    all: "All cards",
    byTag: "In groups by tag",
    tagged: (tag: string, n: number): string => `#${tag} ${number(n)}`,
  },
};
export type DeckSaidTexts = typeof deckSaid;
