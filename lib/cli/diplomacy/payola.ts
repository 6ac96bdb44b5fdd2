import { fieldOf } from "../../engine/diplomacy/adjudicate/field";
import type { DiplomacyMap } from "../../engine/diplomacy/map/model";
import { readAcceptance } from "../../engine/diplomacy/payola/acceptance";
import { fieldOfOffers } from "../../engine/diplomacy/payola/board";
import { readSheet } from "../../engine/diplomacy/payola/read-sheet";
import { readTaxes } from "../../engine/diplomacy/payola/read-taxes";
import type { Position } from "../../engine/diplomacy/position";
import { answerIncome, answerMovement } from "./payola-phase";
import { errorsOf, inForceOf, PayolaQuestion, plain } from "./payola-question";
import { answerVariant, variantCommand } from "./variant-command";

function answerOffer(map: DiplomacyMap, { power, lines, funds, dummies, rules }: PayolaQuestion & { kind: "offer" }) {
  const position: Position = {
    phase: map.begin,
    units: map.powers.flatMap(({ name, units }) => units.map((unit) => ({ power: name, ...unit }))),
    dislodged: [],
    owners: Object.fromEntries(map.powers.flatMap(({ name, owns }) => owns.map((centre) => [centre, name]))),
  };
  const field = fieldOfOffers(fieldOf(map, position, new Set(inForceOf(rules))));
  const sheet = readSheet({ field, power, funds, dummies: new Set(dummies) }, lines);
  if (!sheet.ok) return errorsOf(sheet.error);
  const { bids, savings } = sheet.value;
  return {
    sheet: sheet.value.lines,
    available: Math.max(0, funds - savings),
    offers: bids.map(({ unit, type, order, listed, amount, plateau, position }) =>
      type === "!"
        ? { type, unit, orders: listed, amount, plateau, position }
        : { type, unit, order, amount, plateau, position },
    ),
  };
}

function answerGame(map: DiplomacyMap, { lines, rules }: PayolaQuestion & { kind: "game" }) {
  const taxes = readTaxes(map, lines);
  if (!taxes.ok) return errorsOf([taxes.error]);
  if (["PROXY_OK", "NO_CHECK"].some((rule) => rules.includes(rule))) return { errors: ["rule_barred"] };
  const { tax, centres, cap } = taxes.value;
  return { tax: tax ?? 0, taxes: plain(centres), cap: cap ?? 0, inForce: inForceOf(rules) };
}

/** Answers one question about Payola; what is wrong with the line is an answer too. */
export const answerPayola = (given: unknown, map: DiplomacyMap): object =>
  answerVariant(PayolaQuestion, given, (question) => answerQuestion(map, question));

function answerQuestion(map: DiplomacyMap, question: PayolaQuestion): object {
  switch (question.kind) {
    case "movement":
      return answerMovement(map, question);
    case "income":
      return answerIncome(map, question);
    case "offer":
      return answerOffer(map, question);
    case "game":
      return answerGame(map, question);
    case "accept": {
      const letters = map.powers.map(({ abbreviation }) => abbreviation);
      const list = readAcceptance(question.list, letters);
      return list.ok ? { stored: list.value } : errorsOf([list.error]);
    }
  }
}

export const payola = variantCommand(
  "payola",
  "answers questions about Payola: sheets, acceptance lists, phases and incomes, a line each",
  answerPayola,
);
