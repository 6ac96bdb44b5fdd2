import { speechOf } from "../speech";
import type { ProfileTexts } from "./en";

const { plural } = speechOf("et");

const RESULTS: ProfileTexts["diplomacy"]["results"] = {
  solo: "võitis üksi",
  draw: "viik",
  survived: "jäi ellu",
  eliminated: "langes välja",
  resigned: "loobus",
  stopped: "jäi pooleli",
};

export const profile: ProfileTexts = {
  noMember: "Sellist liiget pole",
  noMemberText: "Selle hüüdnimega pole siin kedagi. Kontrolli, kas see on õigesti kirjutatud.",
  toLobby: "Mine fuajeesse",
  keeper: "Maja haldur",
  guest: "Külaline",
  edit: "Muuda profiili",
  since: "Siin alates",
  seen: "Viimati nähtud",
  about: "Tutvustus",
  lately: "Viimasel ajal",
  latelyList: "Viimased lauad",
  noneLately: "Viimasel ajal pole avalikes laudades käinud.",
  tabletop: {
    title: "Kogumiskaardid",
    players: "Mängijaid",
    wins: "Võite",
    draws: "Viike",
    losses: "Kaotusi",
    share: "Osakaal",
    percent: (percent) => `${percent.toFixed(1).replace(".", ",")} %`,
    earned: (sum) => `Teenitud kokku: ${sum}.`,
  },
  diplomacy: {
    title: "Diplomaatia",
    played: "Mänge mängitud",
    playing: "Pooleli",
    reliability: "Usaldusväärsus",
    percent: (inTime, phases) => `${Math.floor((100 * inTime) / phases)} %`,
    unknown: "pole veel teada",
    definition: (inTime, phases) =>
      `Usaldusväärsus on õigel ajal antud korraldustega faaside osa: korraldusi küsiti ${plural(phases, { one: "1 faasis", other: `${phases} faasis` })}, tähtajaks olid need olemas ${inTime} korral. Tagasi võetud faasid ei loe.`,
    secret:
      "Nimeta mängud loevad siis, kui nad on läbi ja kõik tohivad teada, kes mängis; pimedad mängud siis, kui nad on läbi.",
    power: "Riik",
    games: "Mänge",
    howEnded: "Kuidas lõppesid",
    result: (result, n) => `${n} × ${RESULTS[result]}`,
    results: RESULTS,
    none: "Ükski mäng pole veel läbi.",
    withBots: (n, results) =>
      `Robotite vastu, mis eespool ei loe: ${plural(n, { one: "1 mäng", other: `${n} mängu` })} (${results.join(", ")}).`,
  },
};
