import { speechOf } from "./speech";

const { plural, number } = speechOf("et");

/** "2 mängijat", "3–4 mängijat" */
export const players = (min: number, max: number): string =>
  min === max ? plural(min, { one: "1 mängija", other: `${min} mängijat` }) : `${min}–${max} mängijat`;

/** "52 kaarti" */
export const cards = (n: number): string => plural(n, { one: "1 kaart", other: `${number(n)} kaarti` });

/** "2 pakki" */
export const packs = (n: number): string => plural(n, { one: "1 pakk", other: `${number(n)} pakki` });

/** "2 piletit" */
export const tickets = (n: number): string => plural(n, { one: "1 pilet", other: `${number(n)} piletit` });

/** "2 eksemplari" */
export const copies = (n: number): string => plural(n, { one: "1 eksemplar", other: `${number(n)} eksemplari` });
