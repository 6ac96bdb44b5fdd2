/** What words on the cards mean, as in `lib/texts/tabletop-rules`: the word as a pattern, and its sentence. */
export const WORDS: readonly { readonly word: string; readonly found: RegExp; readonly meaning: string }[] = [
  { word: "Charge", found: /\bCharge\b/, meaning: "may march in the turn in which it enters" },
  { word: "Vigil", found: /\bVigil\b/, meaning: "does not rest when it marches" },
  { word: "Sly", found: /\bSly\b/, meaning: "is guarded only by Sly fighters, or by two or more" },
  { word: "Winged", found: /\bWinged\b/, meaning: "is guarded only by Winged fighters" },
  { word: "Stout", found: /\bStout\b/, meaning: "the first damage to it each turn is not dealt" },
  { word: "Venom", found: /\bVenom\b/, meaning: "whatever takes damage from it dies" },
  { word: "Toll N", found: /\bToll \d/, meaning: "rivals pay N for each fighter that marches against you" },
  { word: "fight", found: /\bfights?\b/i, meaning: "each deals its might to the other" },
  { word: "seal", found: /\bseals?\b/i, meaning: "a marker that stays: +1/+1, or as the card says" },
  { word: "stop", found: /\bstops?\b/i, meaning: "the deed goes to the discards and does nothing" },
  {
    word: "destroy, dies",
    found: /\b(destroy(s|ed)?|dies|die)\b/i,
    meaning: "goes to its owner’s discards; only a fighter dies",
  },
  {
    word: "token",
    found: /\btokens?\b/i,
    meaning: "a card that is brought from outside, and leaves for good when it leaves the table",
  },
  { word: "Coin", found: /\bCoins?\b/, meaning: "a Relic token: destroy it for one dye of any kind" },
  { word: "turn over", found: /\bturn(s|ed)? (\w+ )?over\b/i, meaning: "shows the other face; seals and damage stay" },
  { word: "under", found: /\bunder\b/, meaning: "kept face up below another card, out of play" },
];
