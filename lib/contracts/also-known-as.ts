/**
 * What else the house's games are called, in other languages and elsewhere, by slug: who looks for a game by any of these
 * finds it. Also names of games so like it that whoever looks for one is at home in the other. For searches alone.
 */
const ALSO_KNOWN_AS: Readonly<Record<string, readonly string[]>> = {
  arschloch: ["President", "Presidents", "Arschloch", "Asshole", "Scum", "Bum", "Presidendimäng"],
  president: ["President", "Presidents", "Asshole", "Arschloch", "Scum", "Daifugō", "Revolution", "Presidendimäng"],
  "five-sheets": ["Five Sheets", "Viis lehte"],
  hearts: ["Hearts", "Black Lady", "Ärtu", "Herzeln"],
  whist: ["Whist", "Vist"],
  spades: ["Spades", "Potimäng"],
  "oh-hell": ["Oh Hell", "Oh Pshaw", "Blackout", "Estimation", "Up and Down the River", "Ennustusvist"],
  "big-two": ["Big Two", "Big 2", "Deuces", "Pusoy Dos", "Dai Di", "Suur kaks"],
  "crazy-eights": ["Crazy Eights", "Crazy 8s", "Eights", "Uno", "Switch", "Swedish Rummy", "Hullud kaheksad"],
  "mau-mau": ["Mau-Mau", "Maumau", "Uno", "Makao", "Crazy Eights", "Switch", "Prší"],
  euchre: ["Euchre", "Jucker"],
  schnapsen: ["Schnapsen", "Sixty-Six", "66", "Sechsundsechzig", "Kuuskümmend kuus"],
  durak: ["Durak", "Fool", "Дурак", "Turakas", "Podkidnoy"],
  gin: ["Gin Rummy", "Rummy", "Rommé", "Džinnrummi", "Rummi"],
  sueca: ["Sueca", "Bisca"],
  briscola: ["Briscola", "Brisca", "Bisca"],
  thousand: ["Thousand", "1000", "Tuhat", "Tysiąc", "Tausend", "Тысяча"],
};

/** The other names of a game, by its slug; none for members' games. */
export const alsoKnownAs = (slug: string | null): readonly string[] =>
  slug !== null && Object.hasOwn(ALSO_KNOWN_AS, slug) ? (ALSO_KNOWN_AS[slug] ?? []) : [];
