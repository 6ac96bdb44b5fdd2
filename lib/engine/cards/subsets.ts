/** No more than this many choices are listed where a template lets any cards go together. */
export const LEGAL_CAP = 4_000;

/** Up to `room` subsets of `size` cards, in the order given; if there are more, each card is in some of those chosen. */
export function subsets(cards: readonly number[], size: number, room: number): number[][] {
  if (size === 1) return cards.slice(0, Math.max(room, cards.length)).map((card) => [card]);
  const out: number[][] = [];
  const picks = Array.from({ length: size }, (_, i) => i);
  while (size <= cards.length) {
    if (out.length >= room) return out.concat(oneForEach(cards, size, out));
    out.push(picks.map((i) => cards[i]!));
    let at = size - 1;
    while (at >= 0 && picks[at] === cards.length - size + at) at -= 1;
    if (at < 0) break;
    picks[at]! += 1;
    for (let i = at + 1; i < size; i++) picks[i] = picks[i - 1]! + 1;
  }
  return out;
}

function oneForEach(cards: readonly number[], size: number, have: readonly number[][]): number[][] {
  const covered = new Set(have.flat());
  const missing = cards.filter((card) => !covered.has(card));
  return missing.map((card) => {
    const others = cards.filter((other) => other !== card).slice(0, size - 1);
    return cards.filter((other) => other === card || others.includes(other));
  });
}
