import { speechOf } from "./speech";

const { plural, number } = speechOf("en");

/** "2 players", "3–4 players" */
export const players = (min: number, max: number): string =>
  min === max ? plural(min, { one: "1 player", other: `${min} players` }) : `${min}–${max} players`;

/** "52 cards" */
export const cards = (n: number): string => plural(n, { one: "1 card", other: `${number(n)} cards` });

/** "2 packs" */
export const packs = (n: number): string => plural(n, { one: "1 pack", other: `${number(n)} packs` });

/** "2 tickets" */
export const tickets = (n: number): string => plural(n, { one: "1 ticket", other: `${number(n)} tickets` });

/** "2 copies" */
export const copies = (n: number): string => plural(n, { one: "1 copy", other: `${number(n)} copies` });
