import type { Subject } from "../engine/ccg/art/illustration";
import { subjectOf } from "../engine/ccg/art/subject";
import { ART_VERSION } from "../engine/ccg/art/version";
import type { Card } from "../engine/ccg/cards/model";

/** Where a collectible card's picture is found on the site. */

/** What changes with a picture: a part of its address, under which it is kept for good. */
function pictureVersion(subject: Subject): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(subject)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return `${ART_VERSION}.${(hash >>> 0).toString(36)}`;
}

/** The address of a card's picture, with `{size}` in place of a size; null where it has none. `game`: as the house names it. */
export function artOf(card: Card, game: string): string | null {
  const subject = subjectOf(card);
  return subject && `/api/cards/${game}/${card.number}-{size}.webp?v=${pictureVersion(subject)}`;
}

/** That address in a size: `s` in grids, `l` where it is looked at, `x` for a scene. */
export const pictureOf = (picture: string, size: "s" | "l" | "x"): string => picture.replace("{size}", size);
