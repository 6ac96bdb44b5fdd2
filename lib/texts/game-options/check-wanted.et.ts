import { type CheckTexts, oneOf } from "../../contracts/template-problems";

/** Milline väärtus olema peab. */
export const wanted: CheckTexts["wanted"] = {
  bool: "true või false",
  int: "täisarv",
  intFrom: ({ min }) => `täisarv, vähemalt ${min}`,
  intBetween: ({ min, max }) => `täisarv ${min} kuni ${max}`,
  text: "tekst",
  list: "loetelu",
  object: "objekt",
  nothing: "null",
  oneOf: ({ options }) => oneOf(options, "või"),
  bids: 'täisarv või objekt, milles on "*", "blind" ja "trump"',
  bidsOrHand: 'täisarv, "hand" või objekt, milles on "*", "blind" ja "trump"',
  suits: "mastid, tekstina või loeteluna",
  orders: '"level", "suite" või mõlema loetelu',
  players: "täisarv või loetelu vähimast ja suurimast arvust",
  teams: 'kohtade loetelud, näiteks [[0, 2], [1, 3]], või "bidder"',
  hands: 'täisarv, nende loetelu, igaks jagamiseks üks, mängijate arvu järgi, näiteks {"2": 7, "*": 5}, või "equal"',
  emptyObject: "objekt (see võib olla tühi)",
  boolOrNumber: "true, false või täisarv",
  amount: 'täisarv, vähemalt 1, või "*"',
  combos: 'kombinatsioon, näiteks "pair", või loetelu neist, mis vastavad üksteisele, nõrgim ees',
  suiteAndLevel: 'loetelu, kus on "suite" ja "level"',
  numberBySuit: "täisarv või arv masti järgi",
};
