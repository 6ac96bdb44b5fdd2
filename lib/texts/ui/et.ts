import { speechOf } from "../speech";
import type { UiTexts } from "./en";

const { plural, number } = speechOf("et");
const two = (n: number) => String(n).padStart(2, "0");

export const ui: UiTexts = {
  close: "Sulge",
  lost: "Server ei vasta. Kontrolli ühendust ja proovi uuesti.",
  dismiss: "Peida",
  less: (what) => `${what}: vähem`,
  more: (what) => `${what}: rohkem`,
  notNow: "Mitte praegu",
  optional: "(soovi korral)",
  used: (used, max) => `${number(used)}/${number(max)}`,
  cancel: "Loobu",
  keys: {
    letters: "Kirjutamise ajal tähtklahvid ei tööta.",
    switch: "Ühetähelised kiirklahvid",
    switchHelp: "Väljalülitatult toimivad ainult nooled, numbrid, tühik, Enter, Esc ja ?.",
    show: "Näita neid klahve",
    space: "tühik",
  },
  minutes: (minutes, seconds) => `${minutes}:${two(seconds)}`,
  hours: (hours, minutes) => `${hours}:${two(minutes)} t`,
  days: (days) => plural(days, { one: "1 päev", other: `${number(days)} päeva` }),
};
