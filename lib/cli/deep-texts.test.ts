import { describe, expect, it } from "vitest";
import { readTemplate } from "../engine/cards/check";
import { intentSchema } from "../engine/cards/intent";
import { readAuthored } from "../engine/ccg/authored/read-authored";
import { readDeck } from "../engine/ccg/deckfiles/read-deck";
import { readXmlDeck } from "../engine/ccg/deckfiles/read-xml-deck";
import { readFilter } from "../engine/ccg/filter/read-filter";
import { namesAlone } from "../engine/ccg/filter/vocabulary";
import { readRules } from "../engine/ccg/formats/read-rules";
import { readGameFile, readSetFile } from "../engine/ccg/gccg-xml/read-game";
import { harbour } from "../engine/ccg/testing/harbour";
import { fieldOf } from "../engine/diplomacy/adjudicate/field";
import { compileDiplomacy } from "../engine/diplomacy/game/compile";
import { parseMap } from "../engine/diplomacy/map/parse";
import { loadMap } from "../engine/diplomacy/maps";
import { readOrders } from "../engine/diplomacy/orders/read-orders";
import { movement } from "../engine/diplomacy/orders/testing/positions";
import { parseStatus } from "../engine/diplomacy/status/parse";
import { ok } from "../engine/kernel/result";
import { readTags } from "../engine/kernel/tags/read-tags";
import { formatScript } from "../engine/script/formatter";
import { Interpreter } from "../engine/script/interpreter";

/**
 * Whatever people write may nest 20,000 deep: it is read or refused, and never overflows the stack of the process that
 * reads it.
 */
const DEEP = 20_000;
const tower = (open: string, close = "", core = "x"): string => open.repeat(DEEP) + core + close.repeat(DEEP);

const TOWERS: Readonly<Record<string, string>> = {
  parentheses: tower("(", ")"),
  "open parentheses": tower("("),
  brackets: tower("[", "]"),
  braces: tower("{", "}"),
  objects: tower('{"a":', "}", "1"),
  lists: tower("[", "]", ""),
  elements: tower("<a>", "</a>"),
  negations: tower("!"),
  minuses: tower("-"),
  nots: tower("not "),
  tags: tower("{a", "}"),
  blocks: tower("if(1){", "}"),
  assignments: tower("x="),
  calls: tower("f('", "')"),
  keys: tower("a:(", ")"),
  seasons: tower("IN SPRING "),
  supports: tower("S A PAR "),
};

const database = harbour.ok ? harbour.value : null;
const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
const map = loadMap("standard");
const field = fieldOf(map, movement, new Set());

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  "a template": readTemplate,
  "a template's option": (text) => readTemplate(`{"name": "x", "opts": {"cards": ["9H"], "reveal": ${text}}}`),
  "an act at a card table": (text) => intentSchema.safeParse(json(text)),
  "an act's cards": (text) =>
    intentSchema.safeParse({ type: "move", cards: json(text), extras: { follow: json(text) } }),
  "a script": (text) => new Interpreter().run(text),
  "a script's layout": (text) => formatScript(text),
  "a script's written value": (text) => new Interpreter().run(`toval(${JSON.stringify(text)});`),
  "a script's evaluated text": (text) => new Interpreter().run(`eval(${JSON.stringify(text)});`),
  "a filter": (text) => readFilter(text, namesAlone(["cost"])),
  "a rules file": (text) =>
    readRules(`Game Harbour\nFormat x\nRules for deck\n${text}\nCheck 'x' using ${text}`, database!),
  "a text with tags": (text) => readTags(text, new Map()),
  "a deck": (text) => readDeck(text, database!),
  "an XML deck": readXmlDeck,
  "a game in XML": (text) => readGameFile(text, "game.xml"),
  "a set in XML": (text) => readSetFile(text, "set.xml"),
  "a game of our own": (text) => readAuthored(json(text), json),
  "a status file": (text) => parseStatus(`GAME x\n${text}\nPLAYER ${text}`),
  "a map": (text) => parseMap("x", `${text}\nPAR = par\nLAND PAR ABUTS ${text}`),
  "a MORPH": (text) => parseStatus(`GAME x\nMAP standard\nMORPH ${text}`),
  orders: (text) => readOrders(map, text, "FRANCE", () => ok({ field, seen: field })),
  "a game of Diplomacy": (text) => compileDiplomacy(json(text)),
  "its settings": (text) => compileDiplomacy({ map: "standard", rules: json(text), timing: json(text) }),
};

describe.each(Object.entries(READERS))("%s", (_, read) => {
  it.each(Object.entries(TOWERS))("of 20,000 %s", (_name, text) => {
    expect(() => read(text)).not.toThrow();
  });
});
