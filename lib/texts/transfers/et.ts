import { cards, packs, tickets } from "../counts.et";
import type { TransfersTexts } from "./en";

export const transfers: TransfersTexts = {
  names: {
    "pay/start": "Alustusraha",
    "pay/week": "Nädalapalk",
    "shop/print": "Trükk",
    "shop/withdraw": "Müügilt võtmine",
    "shop/purchase": "Ost",
    "shop/open": "Paki avamine",
    "shop/ticket": "Piletid",
    "set/register": "Sarja registreerimine",
    "market/order": "Pakkumine",
    "market/trade": "Tehing",
    "staff/grant": "Halduselt",
    "ledger/reversal": "Tagasi võetud",
  },
  other: "Ülekanne",
  someProduct: "mingi toode",

  says: {
    start: "Alustusraha",
    week: (week) => `Nädalapalk, ${week}`,
    print: "Trükk",
    withdraw: "Müügilt võtmine",
    purchase: (quantity, product, used) =>
      used > 0 ? `Ostetud ${quantity} × ${product}, kasutatud ${tickets(used)}` : `Ostetud ${quantity} × ${product}`,
    part: (quantity, product, bundle) => `Ostetud ${quantity} × ${product}, komplektis ${bundle}`,
    bundle: (bundle) => `Ostetud ${bundle}`,
    openMany: (times, product, n) => `Avatud ${times} × ${product}: ${cards(n)}`,
    open: (product, n) => `Avatud ${product}: ${cards(n)}`,
    tickets: (product, by) => `Piletid: ${product}, andis ${by}`,
    ticketsBack: (product, by) => `Piletid tagasi võetud: ${product}, võttis ${by}`,
    register: (set) => `Registreeritud ${set}, igast kaardist jääb üks alatiseks`,
    order: "Pakkumine turul",
    bought: (quantity, card, price, other) => `Ostetud ${quantity} × ${card}, müüja ${other}, tükihind ${price}`,
    sold: (quantity, card, price, other) => `Müüdud ${quantity} × ${card}, ostja ${other}, tükihind ${price}`,
    staff: (reason) => `Halduselt: ${reason}`,
    undone: (name, reason) => `Tagasi võetud (${name.toLowerCase()}): ${reason}`,
  },
  came: {
    card: (n) => `${cards(n)} juurde`,
    pack: (n) => `${packs(n)} juurde`,
    ticket: (n) => `${tickets(n)} juurde`,
  },
  left: {
    card: (n) => `${cards(n)} ära`,
    pack: (n) => `${packs(n)} ära`,
    ticket: (n) => `${tickets(n)} ära`,
  },
};
