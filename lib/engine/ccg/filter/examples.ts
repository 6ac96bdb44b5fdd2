import { quoted } from "./scan";
import { shortNamed } from "./short-names";
import type { FilterVocabulary } from "./vocabulary";

/** What an example shows: the key of its explanation in `lib/texts/collection`. */
export const LESSONS = [
  "words",
  "exact",
  "type",
  "dye",
  "set",
  "rarity",
  "ordered",
  "choice",
  "number",
  "sum",
  "not",
  "or",
  "owned",
  "is",
  "keyword",
  "legal",
] as const;
export type Lesson = (typeof LESSONS)[number];
export type Example = { readonly lesson: Lesson; readonly text: string };

/** A filter for each thing that the language can say of a game, with that game's own words. */
export function examplesOf(vocabulary: FilterVocabulary): Example[] {
  const { names, values, known, isNumber, isSymbols, formats } = vocabulary;
  const low = (name: string, at: number): string | undefined => values(name).at(at)?.toLowerCase();
  const [name = "card"] = values("name");
  const [word = name] = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((one) => one.length > 2);
  const [type, other] = [low("type", 0), low("type", -1)];
  const dye = ["dye", "suit", "colour", "color"].find((field) => names.find(field) !== null);
  const number = names.all.find((field) => isNumber(field) && known(field) !== null);
  const cost = shortNamed("cmc", names);
  const strong = shortNamed("pow", names) !== null && shortNamed("tou", names) !== null;
  const [set] = values("set");
  const shades = dye === undefined ? [] : isSymbols(dye) ? [...(values(dye)[0] ?? "")] : values(dye);
  const format = formats === null ? undefined : [...formats.keys()][0]?.toLowerCase();
  const keyword = vocabulary.keywords?.[0]?.toLowerCase();
  const all: [Lesson, string | undefined | false | null][] = [
    ["words", word],
    ["exact", `"${name.toLowerCase()}"`],
    ["type", type && `t:${type}`],
    ["dye", shades[0] && `c:${shades[0].toLowerCase()}`],
    ["set", set && `set:${set.toLowerCase()}`],
    ["rarity", "r:rare"],
    ["ordered", "rarity>=uncommon"],
    ["choice", "r:u,r"],
    ["number", cost && isNumber(cost) ? "cmc<=3" : number && `${number}>3`],
    ["sum", strong && "pow - tou>=1"],
    ["not", type && other && type !== other && `-t:${type}`],
    ["or", type && other && type !== other && `(t:${type} or t:${other}) r:rare`],
    ["owned", "owned>=2"],
    ["is", "is:missing"],
    ["keyword", keyword && `kw:${/^\w+$/.test(keyword) ? keyword : quoted(keyword)}`],
    ["legal", format && `legal:${/^\w+$/.test(format) ? format : quoted(format)}`],
  ];
  return all.flatMap(([lesson, text]) => (text ? [{ lesson, text }] : []));
}
