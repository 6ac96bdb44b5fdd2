import { expect, test } from "vitest";
import { databaseOf, plainCards } from "../../engine/ccg/cards/plain";
import { readDisplayCommand } from "../../engine/ccg/filter/display";
import { fiveDyes } from "../../engine/ccg/sets";
import { query as en } from "./en";
import { query as et } from "./et";
import { sayQueryProblem } from "./say-problem";

const cards = databaseOf(plainCards(fiveDyes()));

/** What is said of a command that cannot be read. */
function said(command: string): [string, string] {
  const read = readDisplayCommand(command, cards);
  if (read.ok) throw new Error(`${command} can be read`);
  return [sayQueryProblem(read.error, en), sayQueryProblem(read.error, et)];
}

test.each<[string, english: string, estonian: string]>([
  ['/select "moth', "This quotation mark is not closed.", "See jutumärk on sulgemata."],
  ["/select [might", "This [ is not closed.", "See [ on sulgemata."],
  ["/select (might>2", "This parenthesis is not closed.", "See sulg on sulgemata."],
  ["/select might>2)", "This parenthesis was never opened.", "Sellel sulul pole algust."],
  [
    "/select might^2",
    "“^” does not belong in a filter; put it in quotes.",
    "Märk „^” filtrisse ei kuulu; pane see jutumärkidesse.",
  ],
  [
    "/select 1 < might < 3",
    "“<” is not expected here: join conditions with “and” or “or”.",
    "„<” siia ei sobi: ühenda tingimused sõnaga „and” või „or”.",
  ],
  ["/select might -2", "“might -2” can be read in two ways.", "„might -2” võib tähendada kaht asja."],
  [
    "/select might>abc",
    "“might” is a number, and “abc” is none: no card can match.",
    "„might” on arv, aga „abc” ei ole: ükski kaart ei sobi.",
  ],
  ["/select rarity:x", "No card has “x” as rarity.", "Ühelgi kaardil pole tunnusel „rarity” väärtust „x”."],
  ["/select kw:flying", "“flying” is no keyword of this game.", "„flying” ei ole selle mängu võtmesõna."],
  [
    "/select has:zzz",
    "Cards have no “zzz” that one could ask for.",
    "Kaartidel pole midagi nimega „zzz”, mida küsida.",
  ],
  [
    "/select o:/draw/",
    "A part of the words is enough: patterns between “/” are not known here.",
    "Piisab osast sõnadest: mustreid kaldkriipsude vahel siin ei tunta.",
  ],
  ["/select is:nwe", "A card cannot be “nwe”.", "„nwe” ei saa ükski kaart olla."],
  ["/select mihgt>2", "There is no attribute “mihgt”.", "Sellist tunnust pole: „mihgt”."],
  ["/select not", "Something is missing here.", "Siit on midagi puudu."],
  ["/select might>", "Something is missing after “>”.", "Midagi on puudu: „>” järel peab veel midagi olema."],
  ["/select might+", "Something is missing after “+”.", "Midagi on puudu: „+” järel peab veel midagi olema."],
  ["/select and moth", "Something is missing before “and”.", "Midagi on puudu: „and” ees peab veel midagi olema."],
  ["/select >2", "Something is missing before “>”.", "Midagi on puudu: „>” ees peab veel midagi olema."],
  ["/select set:", "After “set:” comes a value.", "„set:” järel tuleb väärtus."],
  ["/select own:x", "After “own:” comes a number, or nothing.", "„own:” järel tuleb arv või ei midagi."],
  [`/select ${"x".repeat(2_001)}`, "A filter has at most 2000 letters.", "Filtris on kõige rohkem 2000 tähemärki."],
  ["/select cost>1234567890123456", "A number has at most 15 digits.", "Arvus on kõige rohkem 15 numbrit."],
  [`/select ${"(".repeat(101)}moth`, "The filter is nested too deep.", "Filtris on liiga palju sulge üksteise sees."],
  ["/sort rarety", "There is no key “rarety”.", "Sellist tunnust pole: „rarety”."],
  [
    "/sort 3 name",
    "The number of titles lies between 0 and 1, the number of keys.",
    "Pealkirju saab olla 0 kuni 1: rohkem tunnuseid pole.",
  ],
  [`/sort ${"name ".repeat(13)}`, "An order has at most 12 keys.", "Järjestuses on kõige rohkem 12 tunnust."],
  ["/display", "A display needs a name.", "Vaade vajab nime."],
  [
    `/display ${"x".repeat(81)}`,
    "A display’s name has at most 80 letters.",
    "Vaate nimes on kõige rohkem 80 tähemärki.",
  ],
  ["/view Moths", "No display is saved as “Moths”.", "Ühtki vaadet pole salvestatud nimega „Moths”."],
  ["/find moth", "There is no command “/find”.", "Sellist käsku pole: „/find”."],
])("%.40s", (command, english, estonian) => expect(said(command)).toEqual([english, estonian]));
