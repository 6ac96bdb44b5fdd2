/** A variant as a page shows it, in the reader's words; `seats`: of a choice by which another number may play. */
export type ShownVariant = {
  name: string;
  choices: { name: string; seats?: { min: number; max: number } | undefined }[];
  /** The place of the choice that is played. */
  chosen: number;
};

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The variants of a game in a language; a word that the template does not have in it stays as it is. */
export function variantsIn(variants: readonly ShownVariant[], words: Words, language: string): ShownVariant[] {
  const known = words[language] ?? {};
  const said = (text: string): string => (Object.hasOwn(known, text) ? (known[text] ?? text) : text);
  return variants.map(({ name, choices, chosen }) => ({
    name: said(name),
    choices: choices.map((choice) => ({ ...choice, name: said(choice.name) })),
    chosen,
  }));
}

/** How many may play by these choices: the last one that says another number has its way. */
export const seatsBy = (
  seats: { min: number; max: number },
  variants: readonly ShownVariant[],
  choices: readonly number[],
): { min: number; max: number } =>
  variants.reduce((known, { choices: of, chosen }, at) => of[choices[at] ?? chosen]?.seats ?? known, seats);

type Seats = { min: number; max: number };

/** For how many players there are choices that change it, each number of them once. */
export const seatsByChoice = (variants: readonly Pick<ShownVariant, "choices">[]): Seats[] => {
  const all = variants.flatMap(({ choices }) => choices.flatMap(({ seats }) => seats ?? []));
  return all.filter(({ min, max }, at) => all.findIndex((one) => one.min === min && one.max === max) === at);
};

/** May so many play, as the game is played by itself or with one of its choices? */
export const isFor = (players: number, seats: Seats, byChoice: readonly Seats[]): boolean =>
  [seats, ...byChoice].some(({ min, max }) => min <= players && players <= max);
