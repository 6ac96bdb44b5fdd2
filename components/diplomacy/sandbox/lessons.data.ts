import type { LessonId } from "@/lib/texts/sandbox/lessons.en";

/** A position that teaches a rule: units by power, orders as a judge reads them, and what comes of them. */
export type LessonData = {
  readonly id: LessonId;
  readonly phase: string;
  readonly units: Readonly<Record<string, string>>;
  readonly orders: string;
  /** What comes of orders that the text speaks of. */
  readonly results: Readonly<Record<string, string>>;
  /** Units that lose their place. */
  readonly beaten?: readonly string[];
  /** Who owns which centres; absent: nobody owns any. */
  readonly owners?: Readonly<Record<string, string>>;
  /** `FRANCE A BUR`, from where it was attacked, and where it may go. */
  readonly dislodged?: readonly (readonly [unit: string, from: string, retreats: string])[];
};

/** All on the standard map, from the simplest to the strangest. */
export const LESSONS: readonly LessonData[] = [
  {
    id: "bounce",
    phase: "S1901M",
    units: { AUSTRIA: "A VIE", RUSSIA: "A WAR" },
    orders: "A VIE - GAL\nA WAR - GAL",
    results: { "A VIE - GAL": "bounces", "A WAR - GAL": "bounces" },
  },
  {
    id: "support",
    phase: "S1901M",
    units: { AUSTRIA: "A VIE, A BUD", RUSSIA: "A WAR" },
    orders: "A VIE - GAL\nA BUD S A VIE - GAL\nA WAR - GAL",
    results: { "A VIE - GAL": "succeeds", "A WAR - GAL": "bounces" },
  },
  {
    id: "dislodge",
    phase: "S1902M",
    units: { FRANCE: "A BUR, A RUH", GERMANY: "A MUN" },
    orders: "A BUR - MUN\nA RUH S A BUR - MUN\nA MUN H",
    results: { "A BUR - MUN": "succeeds" },
    beaten: ["GERMANY A MUN"],
  },
  {
    id: "supportHold",
    phase: "S1902M",
    units: { FRANCE: "A BUR, A RUH", GERMANY: "A MUN, A BER" },
    orders: "A BUR - MUN\nA RUH S A BUR - MUN\nA MUN H\nA BER S A MUN",
    results: { "A BUR - MUN": "bounces", "A BER S A MUN": "succeeds" },
    beaten: [],
  },
  {
    id: "cut",
    phase: "S1902M",
    units: { FRANCE: "A BUR, A RUH", GERMANY: "A MUN, A KIE" },
    orders: "A BUR - MUN\nA RUH S A BUR - MUN\nA MUN H\nA KIE - RUH",
    results: { "A RUH S A BUR - MUN": "cut", "A BUR - MUN": "bounces", "A KIE - RUH": "bounces" },
    beaten: [],
  },
  {
    id: "notCut",
    phase: "S1902M",
    units: { FRANCE: "A BUR, A RUH", GERMANY: "A MUN" },
    orders: "A BUR - MUN\nA RUH S A BUR - MUN\nA MUN - RUH",
    results: { "A RUH S A BUR - MUN": "succeeds", "A BUR - MUN": "succeeds", "A MUN - RUH": "bounces" },
    beaten: ["GERMANY A MUN"],
  },
  {
    id: "cutByLoss",
    phase: "S1902M",
    units: { FRANCE: "A BUR, A RUH", GERMANY: "A MUN, A KIE" },
    orders: "A BUR - MUN\nA RUH S A BUR - MUN\nA MUN - RUH\nA KIE S A MUN - RUH",
    results: { "A RUH S A BUR - MUN": "cut", "A MUN - RUH": "succeeds" },
    beaten: ["FRANCE A RUH"],
  },
  {
    id: "wrongHelp",
    phase: "S1902M",
    units: { GERMANY: "A MUN, A BER", FRANCE: "A BUR, A RUH", AUSTRIA: "A BOH" },
    orders: "A MUN - BOH\nA BER S A MUN\nA BOH H\nA BUR - MUN\nA RUH S A BUR - MUN",
    results: { "A BER S A MUN": "void", "A MUN - BOH": "bounces", "A BUR - MUN": "succeeds" },
    beaten: ["GERMANY A MUN"],
  },
  {
    id: "headOn",
    phase: "S1902M",
    units: { AUSTRIA: "A VIE", TURKEY: "A BUD" },
    orders: "A VIE - BUD\nA BUD - VIE",
    results: { "A VIE - BUD": "bounces", "A BUD - VIE": "bounces" },
  },
  {
    id: "circle",
    phase: "S1902M",
    units: { TURKEY: "F ANK, A CON, A SMY" },
    orders: "F ANK - CON\nA CON - SMY\nA SMY - ANK",
    results: { "F ANK - CON": "succeeds", "A CON - SMY": "succeeds", "A SMY - ANK": "succeeds" },
  },
  {
    id: "queue",
    phase: "S1902M",
    units: { FRANCE: "A PAR, A BUR", GERMANY: "A MUN" },
    orders: "A PAR - BUR\nA BUR - MUN\nA MUN H",
    results: { "A PAR - BUR": "bounces", "A BUR - MUN": "bounces" },
  },
  {
    id: "ownUnit",
    phase: "S1902M",
    units: { GERMANY: "A MUN, A SIL, A BER" },
    orders: "A MUN - BER\nA SIL S A MUN - BER\nA BER H",
    results: { "A MUN - BER": "bounces" },
    beaten: [],
  },
  {
    id: "beleaguered",
    phase: "S1903M",
    units: { GERMANY: "A MUN", FRANCE: "A BUR, A RUH", AUSTRIA: "A TYR, A BOH" },
    orders: "A MUN H\nA BUR - MUN\nA RUH S A BUR - MUN\nA TYR - MUN\nA BOH S A TYR - MUN",
    results: { "A BUR - MUN": "bounces", "A TYR - MUN": "bounces" },
    beaten: [],
  },
  {
    id: "coast",
    phase: "S1902M",
    units: { FRANCE: "F GAS, A MAR", ITALY: "F WES" },
    orders: "F GAS - SPA/NC\nA MAR S F GAS - SPA\nF WES - SPA/SC",
    results: { "F GAS - SPA/NC": "succeeds", "F WES - SPA/SC": "bounces" },
  },
  {
    id: "convoy",
    phase: "S1901M",
    units: { ENGLAND: "A LON, F NTH" },
    orders: "A LON - NWY VIA\nF NTH C A LON - NWY",
    results: { "A LON - NWY VIA": "succeeds", "F NTH C A LON - NWY": "succeeds" },
  },
  {
    id: "convoyChain",
    phase: "S1903M",
    units: { ENGLAND: "A LON, F ENG, F MAO, F WES" },
    orders: "A LON - TUN VIA\nF ENG C A LON - TUN\nF MAO C A LON - TUN\nF WES C A LON - TUN",
    results: { "A LON - TUN VIA": "succeeds" },
  },
  {
    id: "convoyLost",
    phase: "S1902M",
    units: { ENGLAND: "A LON, F NTH", GERMANY: "F SKA, F DEN" },
    orders: "A LON - NWY VIA\nF NTH C A LON - NWY\nF SKA - NTH\nF DEN S F SKA - NTH",
    results: { "A LON - NWY VIA": "no_convoy", "F NTH C A LON - NWY": "disrupted", "F SKA - NTH": "succeeds" },
    beaten: ["ENGLAND F NTH"],
  },
  {
    id: "convoyOtherWay",
    phase: "S1903M",
    units: { ENGLAND: "A LON, F NTH, F ENG", GERMANY: "F SKA, F DEN" },
    orders: "A LON - BEL VIA\nF NTH C A LON - BEL\nF ENG C A LON - BEL\nF SKA - NTH\nF DEN S F SKA - NTH",
    results: { "A LON - BEL VIA": "succeeds", "F NTH C A LON - BEL": "disrupted", "F SKA - NTH": "succeeds" },
    beaten: ["ENGLAND F NTH"],
  },
  {
    id: "exchange",
    phase: "S1903M",
    units: { ENGLAND: "A LON, F NTH", FRANCE: "A BEL, F ENG" },
    orders: "A LON - BEL VIA\nF NTH C A LON - BEL\nA BEL - LON VIA\nF ENG C A BEL - LON",
    results: { "A LON - BEL VIA": "succeeds", "A BEL - LON VIA": "succeeds" },
  },
  {
    id: "paradox",
    phase: "S1903M",
    units: { ENGLAND: "F LON, F WAL", FRANCE: "A BRE, F ENG" },
    orders: "F WAL - ENG\nF LON S F WAL - ENG\nA BRE - LON VIA\nF ENG C A BRE - LON",
    results: {
      "F WAL - ENG": "succeeds",
      "F LON S F WAL - ENG": "succeeds",
      "A BRE - LON VIA": "no_convoy",
    },
    beaten: ["FRANCE F ENG"],
  },
  {
    id: "doubleParadox",
    phase: "S1903M",
    units: { ENGLAND: "F EDI, F LON", FRANCE: "A BRE, F ENG", GERMANY: "F BEL, F PIC", RUSSIA: "A NWY, F NTH" },
    orders: [
      "F EDI - NTH\nF LON S F EDI - NTH",
      "A BRE - LON VIA\nF ENG C A BRE - LON",
      "F BEL S F PIC - ENG\nF PIC - ENG",
      "A NWY - BEL VIA\nF NTH C A NWY - BEL",
    ].join("\n"),
    results: {
      "F EDI - NTH": "succeeds",
      "F PIC - ENG": "succeeds",
      "A BRE - LON VIA": "no_convoy",
      "A NWY - BEL VIA": "no_convoy",
    },
    beaten: ["FRANCE F ENG", "RUSSIA F NTH"],
  },
  {
    id: "retreatClash",
    phase: "S1903R",
    units: { FRANCE: "A MUN, A KIE" },
    dislodged: [
      ["GERMANY A MUN", "BUR", "BER BOH SIL"],
      ["GERMANY F KIE", "RUH", "BER HEL"],
    ],
    orders: "A MUN R BER\nF KIE R BER",
    results: { "A MUN R BER": "bounces", "F KIE R BER": "bounces" },
  },
  {
    id: "build",
    phase: "W1902A",
    units: { FRANCE: "A BUR, A SPA, F MAO" },
    owners: { FRANCE: "PAR MAR BRE SPA POR" },
    orders: "BUILD A PAR\nBUILD F BRE",
    results: { "BUILD A PAR": "succeeds", "BUILD F BRE": "succeeds" },
  },
  {
    id: "disorder",
    phase: "W1902A",
    units: { AUSTRIA: "A VIE, A SER, A GAL" },
    owners: { AUSTRIA: "VIE BUD" },
    orders: "",
    results: { "A GAL D": "default", "A SER D": "none" },
  },
];
