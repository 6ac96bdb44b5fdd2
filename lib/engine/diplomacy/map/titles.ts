import type { DiplomacyMap, PowerName } from "./model";

/** `AUSTRIA` → "Austria". */
export const capitalised = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("_", " ")
    .replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());

/** What people call a power: as its map says, else its name in small letters. */
export const titleOf = (map: DiplomacyMap, power: PowerName): string =>
  map.powers.find(({ name }) => name === power)?.title ?? capitalised(power);
