import { powerName } from "../map/draft";
import type { DiplomacyMap } from "../map/model";
import type { GameRuleset } from "./check-game";
import type { StatusParticipant, StatusPhase } from "./facts";
import { append, type Line, textOf, upper, wordsOf } from "./lines";
import { isPassword, readAddresses, readPlayers } from "./people";
import { type StatusReport, shown } from "./problem";
import type { GameDraft } from "./read-game";
import { isUnitWord, readUnitLine, unitProblem } from "./read-unit";
import { asksOffers, isListHead, isMoneyLine, openList, readMoneyLine, reportVariant } from "./read-variant";
import type { ParticipantDraft, Roster } from "./roster";

const WITHOUT_POWER = ["OBSERVER", "MONITOR"];
const SEAT = /^POWER#\d{1,6}$/;

/** `FRANCE`, `POWER FRANCE`, `POWER POWER#3`, `OBSERVER heron`. Null: it is none, and the block is passed over. */
export function readHeader(
  draft: GameDraft,
  roster: Roster,
  { map }: GameRuleset,
  line: Line,
  report: StatusReport,
): ParticipantDraft | null {
  const words = line.words.map(upper);
  const [type = "", written = ""] = words.length === 1 ? ["POWER", ...words] : words;
  // Old files write a power as its map does: _INDIA, ST+PETERSBURG.
  const name = map?.powers.find((power) => power.name === powerName(written))?.name ?? written;
  const fault = headerFault(draft, map, words, type, name);
  if (fault !== null) {
    report.error(line.number, "status/bad_participant", `${shown(textOf(line.words))}: ${fault}`);
    roster.unsure = true;
    return null;
  }
  const key = `${type} ${name}`;
  if (roster.byName.has(key)) {
    report.error(line.number, "status/twice", `${key} has a block already`);
    roster.unsure = true;
    return null;
  }
  const participant: ParticipantDraft = {
    ...{ header: type, line: line.number, facts: { name }, at: new Map(), orders: [], offers: [] },
    lists: { sooner: [], later: [] },
    list: null,
    dislodged: [],
    unsure: false,
  };
  roster.byName.set(key, participant);
  roster.all.push(participant);
  return participant;
}

function headerFault(
  draft: GameDraft,
  map: DiplomacyMap | null,
  words: readonly string[],
  type: string,
  name: string,
): string | null {
  const isPower = map === null || map.powers.some((power) => power.name === name);
  if (words.length > 2) return "a participant is one word or two";
  if (type === "POWER") {
    const leads = draft.facts.teams?.some((team) => team[0] === name) ?? false;
    return isPower || leads || SEAT.test(name) ? null : "there is no such power on the map";
  }
  if (!WITHOUT_POWER.includes(type) && !draft.facts.allow?.includes(type))
    return `${type} is no type of participant that was allowed`;
  return map !== null && isPower ? "that is the name of a power" : null;
}

/** One directive of a participant; answers what is wrong with it, or null. */
type Directive = (facts: StatusParticipant, words: string[], draft: ParticipantDraft) => string | null;

const flag =
  (set: (facts: StatusParticipant) => void): Directive =>
  (facts, words) => {
    set(facts);
    return words.length === 0 ? null : "nothing follows it";
  };

const ONCE: Readonly<Record<string, Directive>> = {
  PLAYER: (facts, words) => {
    const players = readPlayers(words);
    if (!players) return "id|mail|name, or DUMMY, then by turns phase and who played before";
    Object.assign(facts, players);
    return null;
  },
  ADDRESS: (facts, words) => {
    const addresses = readAddresses(words);
    if (!addresses) return "mail addresses with commas";
    facts.addresses = addresses;
    return null;
  },
  PASSWORD: (facts, words, draft) => {
    if (draft.at.has("CONTROL")) return "a power under CONTROL has none";
    if (!isPassword(words)) return "one word without < and >";
    facts.password = words[0]!;
    return null;
  },
  CONTROL: (facts, words, draft) => {
    if (draft.at.has("PASSWORD")) return "a power with a PASSWORD is not under control";
    if (words.length === 0) return "names of powers, or MASTER";
    facts.control = words.map(upper);
    return null;
  },
  VOTE: (facts, words) => {
    const vote = upper(words[0] ?? "");
    if (words.length !== 1 || !/^(YES|LOSS|SOLO|\d{1,3}WAY)$/.test(vote))
      return "YES on a proposal, LOSS, SOLO, or a draw of so many as 3WAY";
    facts.vote = vote;
    return null;
  },
  OMNISCIENT: flag((facts) => {
    facts.omniscient = true;
  }),
  "OMNISCIENT!": flag((facts) => {
    facts.omniscient = true;
    facts.copies = true;
  }),
  WAIT: flag((facts) => {
    facts.wait = true;
  }),
  CD: flag((facts) => {
    facts.cd = true;
  }),
};

/** Flags, which may be said a second time. */
const AGAIN: ReadonlySet<string> = new Set(["WAIT", "CD"]);

/** What only a power has. */
const OF_POWERS: ReadonlySet<string> = new Set(["CONTROL", "VOTE", "CD", "HOME", "OWNS", "SEES", "HIDES"]);

/** The marker that older judges put before orders; it says nothing. */
const MARKERS = new Set(["ORDERS"]);
const SAME: Readonly<Record<string, string>> = { "OMNISCIENT!": "OMNISCIENT", INHABITS: "HOME" };
const ORDER_WORDS = new Set(["RETREAT", "DISBAND", "BUILD", "REMOVE", "WAIVE"]);

/** Reads one line of a participant's block; `phase`: the one that the game stands in. */
export function readParticipantLine(
  draft: ParticipantDraft,
  roster: Roster,
  ruleset: GameRuleset,
  phase: StatusPhase,
  line: Line,
  report: StatusReport,
): void {
  const word = upper(line.words[0]!);
  const key = SAME[word] ?? word;
  const words = line.words.slice(1);
  const once = Object.hasOwn(ONCE, word) ? ONCE[word] : undefined;
  const fault = (wrong: string | null): void => {
    if (wrong !== null)
      report.error(line.number, `status/bad_${key.toLowerCase()}`, `${shown(textOf(line.words))}: ${wrong}`);
  };
  const ofPower = OF_POWERS.has(key) || ORDER_WORDS.has(word) || isUnitWord(word);
  if (ofPower && WITHOUT_POWER.includes(draft.header)) {
    report.error(
      line.number,
      "status/no_power",
      `${shown(textOf(line.words))}: ${draft.header} ${draft.facts.name} plays no power`,
    );
    return;
  }
  if (once && draft.at.has(key) && !AGAIN.has(key)) {
    report.error(line.number, "status/twice", `${draft.facts.name} has ${key} twice`);
    return;
  }
  if (draft.list !== null && isUnitWord(word)) {
    draft.lists[draft.list].push({ text: textOf(line.words), line: line.number });
    return;
  }
  draft.list = null;
  if (!draft.at.has(key)) draft.at.set(key, line.number);
  if (once) {
    fault(once(draft.facts, words, draft));
    return;
  }
  if (key === "MSG") {
    draft.facts.msg ??= [];
    draft.facts.msg.push(textOf(words));
  } else if (isMoneyLine(key, word)) {
    if (ruleset.variant === "payola") fault(readMoneyLine(draft, key, words, line));
    else reportVariant(line, "Payola", report);
  } else if (isListHead(key, words)) {
    if (ruleset.variant === "crystal") fault(openList(draft, key));
    else reportVariant(line, "Crystal Ball", report);
  } else if (key === "FUNDS") fault(readFunds(draft.facts, words));
  else if (key === "HOME") {
    draft.facts.home ??= [];
    fault(addCentres(draft.facts.home, words, ruleset.map));
  } else if (key === "SEES") {
    draft.facts.sees ??= [];
    fault(addCentres(draft.facts.sees, words, ruleset.map));
  } else if (key === "OWNS") {
    const wrong = readOwns(draft, words, roster, ruleset.map);
    if (wrong !== null) draft.unsure = true;
    fault(wrong);
  } else if (key === "HIDES") fault(readHides(draft.facts, words, ruleset.map));
  else if (MARKERS.has(word) && words.length === 0) return;
  else if (ORDER_WORDS.has(word)) draft.orders.push({ words: line.words.map(upper), line: line.number });
  else if (isUnitWord(word)) {
    const order = readUnitLine(draft, roster, ruleset, line, report);
    if (order && asksOffers(ruleset, phase)) draft.offers.push({ text: textOf(line.words), line: line.number });
    else if (order) draft.orders.push({ words: line.words.map(upper), line: line.number });
  } else
    report.error(line.number, "status/unknown_line", `${shown(textOf(line.words))} is no directive of a participant`);
}

const isCentre = (map: DiplomacyMap | null, id: string): boolean =>
  map === null || map.provinces.some((province) => province.id === id && province.centre);

function addCentres(list: string[], words: readonly string[], map: DiplomacyMap | null): string | null {
  const bad = words.map(upper).find((id) => !isCentre(map, id));
  if (bad !== undefined) return `${shown(bad)} is no centre`;
  append(list, words.map(upper));
  return null;
}

const SPECIAL = new Set(["SC!", "SC?", "SC*"]);

function readOwns(
  draft: ParticipantDraft,
  words: readonly string[],
  roster: Roster,
  map: DiplomacyMap | null,
): string | null {
  const { facts } = draft;
  facts.centers ??= [];
  let wrong: string | null = words.length === 0 ? "centres" : null;
  for (const id of words.map(upper)) {
    const owner = roster.owners.get(id);
    if (SPECIAL.has(id)) facts.centers.push(id);
    else if (!isCentre(map, id)) wrong ??= `${shown(id)} is no centre`;
    else if (owner !== undefined && owner !== facts.name) wrong ??= `${id} belongs to ${owner} already`;
    else if (owner === undefined) {
      roster.owners.set(id, facts.name);
      facts.centers.push(id);
    }
  }
  return wrong;
}

/** `HIDES F AEG, A SER`: units that were built hidden. */
function readHides(facts: StatusParticipant, words: readonly string[], map: DiplomacyMap | null): string | null {
  const units = textOf(words)
    .split(",")
    .map((text) => wordsOf(upper(text)));
  for (const unit of units) {
    const wrong = unitProblem(map, unit);
    if (wrong !== null) return wrong;
  }
  facts.hides ??= [];
  append(facts.hides, units.map(textOf));
  return null;
}

/** `$34 12E 22c`: cash and other holdings; the letters of a currency keep their case. */
function readFunds(facts: StatusParticipant, words: readonly string[]): string | null {
  // Nothing behind it is an empty purse.
  facts.funds ??= {};
  for (const word of words) {
    const [, cash, amount, currency] = /^(?:\$(\d{1,12})|(\d{1,12})([^\d$\s][^\s]{0,30}))$/.exec(word) ?? [];
    const type = cash === undefined ? currency : "$";
    if (type === undefined) return `${shown(word)} is no fund`;
    if (Object.hasOwn(facts.funds, type)) return `${type} is given twice`;
    Object.defineProperty(facts.funds, type, {
      value: Number(cash ?? amount),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return null;
}
