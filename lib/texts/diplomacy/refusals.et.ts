import type { refusals as English } from "./refusals.en";

const GROUND: Readonly<Record<string, string>> = {
  flooded: "on praegu vee all",
  dry: "on praegu kuiv maa",
  shut: "on praegu suletud",
};
const now = (at: string | undefined, ground: string | undefined): string =>
  ground && GROUND[ground] ? ` ${at} ${GROUND[ground]}.` : "";

export const refusals: typeof English = {
  "order/ambiguous": () => "Mõni nimi tähendab mitut kohta. Kasuta kolme tähte.",
  "order/cannot_convoy": ({ at }) => `${at} ei saa vedada: seda saab ainult laevastik merel.`,
  "order/cannot_reach": ({ from, to, ground }) => `${from} ei ulatu sinna: ${to}.${now(to, ground)}`,
  "order/cannot_support": ({ from, to, ground }) =>
    `${from} ei saa sinna toetada: ${to}. Ta ei saaks sinna ka ise liikuda.${now(to, ground)}`,
  "order/carries_fleets": ({ at }) => `${at} on laevastik.`,
  "order/coast_needed": ({ to, places }) => `Ütle, milline rannik (${to}): ${places}.`,
  "order/convoys_armies": ({ at }) => `${at} pole armee, üle mere veetakse ainult armeesid.`,
  "order/empty": () => "Korraldust pole.",
  "order/fleets_sail_themselves": () => "Laevastikke ei veeta.",
  "order/immobile": ({ at }) => `${at} ei tohi liikuda.`,
  "order/no_armies": ({ at, ground }) => `Armee ei saa siin seista: ${at}.${now(at, ground)}`,
  "order/no_convoy": ({ from, to }) => `Selliselt ei vii ükski konvoi sinna: ${from} – ${to}.`,
  "order/retreats_by_convoy": ({ to }) => `Üle mere ei taanduta: ${to}.`,
  "order/no_destination": () => "Pole öeldud, kuhu.",
  "order/no_fleets": ({ at, ground }) => `Laevastik ei saa siin seista: ${at}.${now(at, ground)}`,
  "order/no_proxies": () => "Selles mängus korraldusi teistele ei anta.",
  "order/no_retreat": ({ from, to, retreats, ground }) =>
    retreats
      ? `${from} ei saa sinna taanduda: ${to}.${now(to, ground)} Lahti on: ${retreats}.`
      : `${from} ei saa taanduda: ${to}.${now(to, ground)}`,
  "order/no_room": ({ at }) => `Siin pole rohkem ehitamise ruumi: ${at}.`,
  "order/no_route": ({ at, from, to }) => `${at} pole mereteel ${from} → ${to}.`,
  "order/no_site": ({ at }) => `Siin ei saa ehitada: ${at}. See pole oma valduses kodukeskus.`,
  "order/no_such_place": ({ text }) => `„${text}” pole sellel kaardil koht.`,
  "order/no_such_power": () => "Sellise nimega riiki pole.",
  "order/no_unit": ({ at }) => `Siin pole üksust: ${at}.`,
  "order/not_dislodged": ({ at }) => `Siit pole üksust välja tõrjutud: ${at}.`,
  "order/not_hidden": ({ at }) => `Siin ei saa salaja ehitada: ${at}.`,
  "order/not_yours": ({ at, power }) => (at ? `${at}: üksuse omanik on ${power}.` : `Sa ei anna korraldusi: ${power}.`),
  "order/nothing_due": () => "Midagi sellist pole vaja.",
  "order/occupied": ({ at }) => `Siin on juba üksus: ${at}.`,
  "order/other_phase": () => "See korraldus käib teise faasi juurde.",
  "order/other_power": ({ at, power }) => `${at}: üksuse omanik on ${power}.`,
  "order/trapped": ({ at }) => `Maastik on ${at} üksuse kinni pannud: see saab ainult paigal püsida.`,
  "order/path_returns": () => "Tee läheb kaks korda läbi sama koha.",
  "order/stays": ({ at }) => `${at} on juba seal.`,
  "order/supported_cannot_reach": ({ from, to, ground }) =>
    `Toetatav üksus (${from}) ei ulatu sinna: ${to}.${now(to, ground)}`,
  "order/supports_against_itself": () => "Üksus ei toeta rünnakut iseenda vastu.",
  "order/supports_itself": () => "Üksus ei toeta iseennast.",
  "order/text_too_long": () => "Tekst on liiga pikk.",
  "order/too_many_lines": () => "Korraldusi on rohkem, kui ükski seis vajab.",
  "order/too_long": () => "Rida on liiga pikk.",
  "order/too_many": () => "Nii palju, kui vaja, on juba antud.",
  "order/too_much": ({ rest }) => `Mida tähendab lõpus „${rest}”?`,
  "order/twice": ({ at }) => `${at} saab kaks korraldust.`,
  "order/type_needed": ({ at }) => `Ütle, mida ehitada (${at}): A või F.`,
  "order/wrong_coast": ({ to }) => `See laevastik ei ulatu sellele rannikule: ${to}.`,
  "order/wrong_type": ({ at, type }) => `${at}: seal on ${type}.`,
};
