import { type Ability, type Clause, type Effect, KEYWORDS } from "./ability";
import { templateOf, worded } from "./templates";

const lowered = (text: string): string => text.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
const raised = (text: string): string => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** A name or a rules word that is written with a capital wherever it stands. */
const CAPITAL = /^(Winged|Sly|Vigil|Charge|Stout|Venom|Toll|Coin|Coins|Beast|Place|Vat|Vats|Relic)\b/;

function effectOf(words: string): Effect {
  const found = templateOf(words);
  return found ? { does: found.name, with: found.fills } : { does: "said", words };
}

const wordsOf = (effect: Effect): string => (effect.does === "said" ? effect.words : worded(effect.does, effect.with));

/** Joints between the parts of a sentence. "and" only joins where a template stands on its right. */
const JOINTS = /(; |, then | and (?=you gain |draw |lose |deal |you draw ))/;
const GIVEN = /^(if [^,]+), (.*)$/;
const MAY = "you may ";

/** The parts of a sentence that begins with a small letter and has lost its point. */
function clausesOf(sentence: string): Clause[] {
  const parts = sentence.split(JOINTS);
  return parts.flatMap((words, i) => {
    if (i % 2 === 1) return [];
    const [, given = null, then = words] = GIVEN.exec(words) ?? [];
    const may = then.startsWith(MAY);
    return [{ joined: parts[i - 1] ?? "", given, may, effect: effectOf(may ? then.slice(MAY.length) : then) }];
  });
}

const said = (clauses: readonly Clause[]): string =>
  clauses
    .map(
      ({ joined, given, may, effect }) =>
        `${joined}${given === null ? "" : `${given}, `}${may ? MAY : ""}${wordsOf(effect)}`,
    )
    .join("");

const KEYWORD = new RegExp(`^(${KEYWORDS.join("|")})(?: (\\d+))?(?:: (.*))?$`);
const COST =
  /^((?:\{\w+\})+|Rest|Destroy this|Remove three seals|(?:\{\w+\})*,? ?(?:rest|pay|destroy|lose)[^:]*|Rest, [^:]*|[^:.]*\}, [^:]*)$/;
const TRIGGER = /^(When|Whenever|At|As) ([^,]+), (?:(if [^,]+), )?(.*)$/;

function abilityOf(sentence: string): Ability {
  const [, word, count, why] = KEYWORD.exec(sentence) ?? [];
  const keyword = KEYWORDS.find((one) => one === word);
  if (keyword)
    return { is: "keyword", word: keyword, count: count === undefined ? null : Number(count), why: why ?? null };
  const [, at, event, condition, then] = TRIGGER.exec(sentence) ?? [];
  if (event !== undefined && then !== undefined && (at === "When" || at === "Whenever" || at === "At" || at === "As"))
    return { is: "triggered", at, event, condition: condition ?? null, clauses: clausesOf(then) };
  const colon = sentence.indexOf(": ");
  const cost = sentence.slice(0, colon);
  if (colon > 0 && COST.test(cost))
    return { is: "activated", cost: cost.split(", "), clauses: clausesOf(sentence.slice(colon + 2)) };
  return { is: "plain", clauses: clausesOf(CAPITAL.test(sentence) ? sentence : lowered(sentence)) };
}

/** What a card does, from its rules text: an ability for each sentence. Never fails; what it does not know is `said`. */
export const readRules = (text: string): Ability[] =>
  text === ""
    ? []
    : text
        .replace(/\.$/, "")
        .split(/\. (?=[A-Z{+])/)
        .map(abilityOf);

function sentenceOf(ability: Ability): string {
  switch (ability.is) {
    case "keyword":
      return `${ability.word}${ability.count === null ? "" : ` ${ability.count}`}${ability.why === null ? "" : `: ${ability.why}`}`;
    case "activated":
      return `${ability.cost.join(", ")}: ${said(ability.clauses)}`;
    case "triggered":
      return `${ability.at} ${ability.event}, ${ability.condition === null ? "" : `${ability.condition}, `}${said(ability.clauses)}`;
    case "plain":
      return raised(said(ability.clauses));
  }
}

/** The rules text of a card that does this. */
export const sayRules = (abilities: readonly Ability[]): string =>
  abilities.map((ability) => `${sentenceOf(ability)}.`).join(" ");
