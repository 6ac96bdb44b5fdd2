import { announceTopics } from "@/lib/db/topic-signal";

/** Tells pages that look at them that the books of these cards, and so the market of their games, have changed. */
export const announceBooks = (books: readonly { readonly game: string; readonly number: number }[]): void =>
  announceTopics(books.flatMap(({ game, number }) => [`market:${game}` as const, `card:${game}/${number}` as const]));
