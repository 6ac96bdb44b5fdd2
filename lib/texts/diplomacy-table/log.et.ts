import { speechOf } from "../speech";
import type * as english from "./log.en";

/** What happened, and what was refused, in a game of Diplomacy. */

const { plural, list } = speechOf("et");

export const log: typeof english.log = {
  stage: {
    preparation: "Mängu valmistatakse jälle ette.",
    forming: "Mäng otsib mängijaid.",
    active: "Mäng läheb edasi.",
    waiting: "Mäng ootab mängujuhti.",
    completed: "Mäng on läbi.",
    terminated: "Mängujuht lõpetas mängu.",
  },
  powerChosen: (power) => (power === null ? "Valik võeti tagasi." : `Valiti ${power}.`),
  started: "Riigid on loositud ja mäng algab.",
  ordersSet: (power) => `Korraldused on antud: ${power}.`,
  ordersCleared: (power) => `Korraldused võeti tagasi: ${power}.`,
  wait: (power, on) => (on ? `${power} ootab tähtajani.` : `${power} ei oota enam tähtajani.`),
  vote: (power) => `Hääl muudeti: ${power}.`,
  proposed: (what, by) => (by === null ? `Ettepanek: ${what}.` : `${by} pakub: ${what}.`),
  proposalFailed: (by) => (by === null ? "Ettepanek lükati tagasi." : `${by} lükkas ettepaneku tagasi.`),
  absence: (who, days) =>
    who === null ? `Keegi on ära: ${days}.` : `${who.you ? "Oled" : `${who.name} on`} ära: ${days}.`,
  absenceEnded: (who, days) =>
    who === null
      ? `Keegi ei ole siiski ära: ${days}.`
      : `${who.you ? "Sa ei ole" : `${who.name} ei ole`} siiski ära: ${days}.`,
  slept: (from: string, to: string) =>
    `Sait seisis: ${from} kuni ${to}. Sellesse aega langenud tähtaega ei loeta kellelegi süüks.`,
  resigned: (power, reason) => {
    if (reason === "late") return `${power} jäi liiga kauaks hiljaks ja on nüüd vaba.`;
    if (reason === "master") return `${power} on vaba: mängujuht võttis mängijalt koha.`;
    return `${power} on vaba: mängija loobus.`;
  },
  terrain: (n) => plural(n, { one: "Maastik muutus ühe üksuse all.", other: `Maastik muutus ${n} üksuse all.` }),
  masterMessage: (text) => (text === "" ? "Mängujuht võttis oma sõnumi tagasi." : `Sõnum mängujuhilt: „${text}”`),
  rewound: "Mängujuht viis mängu teise faasi.",
  boardChanged: "Mängujuht muutis seisu laual.",
  mapChanged: "Mängujuht muutis kaarti.",
  takenOver: (power) => `${power} sai uue mängija.`,
  control: (power) => `Muutus, kes annab korraldusi: ${power}.`,
  vassal: (power, of) => `${power} on nüüd vasall: ${of}.`,
  deadline: (when) => `Tähtaeg on ${when}.`,
  warned: (powers) => `Korraldused on veel andmata: ${list(powers)}.`,
  nudged: (powers) => `Mängujuht ootab korraldusi: ${list(powers)}.`,
  late: (powers) => `Tähtajast jäi hiljaks: ${list(powers)}.`,
  lateSomebody: "Keegi jäi tähtajast hiljaks.",
  processed: (phase) => `Lahendatud: ${phase}.`,
  ended: (winners, reason) =>
    winners.length === 0
      ? "Mäng on läbi."
      : reason === "draw"
        ? `Mäng lõpeb viigiga: ${list(winners)}.`
        : `Mängu võitis ${list(winners)}.`,
  revealed: "Nüüd on mängijate nimed näha.",
  gift: (from, to, amount) =>
    `${from ?? "Keegi"} kinkis: ${plural(amount, { one: "1 münt", other: `${amount} münti` })}, saaja ${to}.`,
  income: "Aasta sissetulekud maksti välja.",
  captured: "Keskustega liikunud raha kanti kirja.",
  locked: "Kõik selle faasi nimekirjad on antud. Nüüd kirjutatakse järgmise faasi omi.",
  other: "Mäng läks edasi.",
};

export const refusals: typeof english.refusals = {
  "order/refused": "Mõnda korraldust ei saa anda. Need on märgitud.",
  "payola/refused": "Mõnda lehe rida ei saa jätta. Need on märgitud.",
  "payola/no_purse": "Sellel riigil kassat ei ole.",
  "payola/other_game": "Selles mängus raha ei ole.",
  "payola/no_units": "Kellel kaardil riiki ei ole, sellel pole ka üksusi, mis kedagi eelistaksid.",
  "payola/bad_list": "Sellist järjekorda ei saa jätta: iga riik üks kord, oma tähega.",
  "gift/none": "Selles mängus raha ei kingita.",
  "gift/from_controlled": "Sinu juhitava riigi kassast ei kingita midagi.",
  "gift/from_dummy": "Mängijata riigi kassast ei kingita midagi.",
  "gift/to_self": "See oled sa ise.",
  "gift/to_vassal": "Vasallil oma kassat ei ole.",
  "gift/treasury_changed": "Kassa on vahepeal muutunud. Vaata seda ja kingi uuesti.",
  "gift/too_much": "Nii palju seal ei ole.",
  "gift/one_a_phase": "Selles mängus saab iga riik ühes faasis ühe kingituse ja see on juba tehtud.",
  "crystal/refused": "Mõnda nimekirja rida ei saa jätta. Need on märgitud.",
  "crystal/no_lists": "See riik nimekirju ei kirjuta.",
  "order/closed": "Faasi lahendatakse. Oota järgmist.",
  "order/no_late_changes": "Pärast tähtaega ei saa antud korraldusi muuta.",
  "diplomacy/not_active": "Mängu praegu ei mängita.",
  "diplomacy/over": "Mäng on läbi.",
  "diplomacy/not_yours": "Sina sellele riigile korraldusi ei anna.",
  "process/missing": "Korraldusi on puudu.",
  "process/other_phase": "See faas on juba lahendatud. Vaata faasi, mida nüüd mängitakse.",
  "resign/other_player": "Seda riiki mängib juba keegi teine. Kedagi ei eemaldatud.",
  "deadline/past": "See aeg on juba möödas.",
  "deadline/too_far": "Mängija saab tähtaega edasi lükata kõige rohkem kahe faasi pikkuse võrra.",
  "deadline/bad": "See pole kuupäev ja kellaaeg.",
  "deadline/none": "Selles mängus tähtaegu pole.",
  "vote/no_voter": "Sellel riigil häält pole.",
  "wait/real_time": "Reaalajas ei oodata.",
  "wait/movement_only": "Selles mängus oodatakse ainult käigufaasis.",
  "nudge/soon": "Seda tehti vähem kui kuus tundi tagasi. Oota veel.",
  "nudge/nobody": "Praegu ei ole keegi korraldusi võlgu.",
  "diplomacy/master_only": "Seda saab teha ainult mängujuht.",
  "diplomacy/no_such_power": "Sellist riiki selles mängus ei ole.",
  "diplomacy/bad_control": "Selle eest saavad korraldusi anda ainult selle mängu teised riigid.",
  "diplomacy/no_dummy": "See riik ei ole mängijata riik, mida keegi mängida saaks.",
  "diplomacy/not_over": "Mäng ei ole veel läbi.",
  "diplomacy/unknown": "Sellist mängu ei ole või see ei ole sinu oma.",
  "diplomacy/malformed": "Midagi on selles valesti. Laadi leht uuesti ja proovi veel kord.",
  "desk/slower": "Seda oli lühikese aja kohta palju. Oota mõni minut ja proovi uuesti.",
  "stage/not_from": "Mäng ei ole seisus, milles seda teha saaks.",
  "settings/bad": "Neid seadeid ei saa jätta.",
  "settings/fixed": "See reegel otsustati mängu avamisel: sellest oleneb, kui palju inimesi mängib.",
  "morph/refused": "Kaarti ei saa niimoodi muuta.",
  "morph/unchanged": "Kaardil on need read juba.",
  "deadline/gap":
    "Sellist tundi mängu ajavööndis sel päeval ei ole: kell hüppab sellest üle. Vali varasem või hilisem.",
  "deadline/master_only": "Selles mängus määrab tähtaegu ainult mängujuht.",
  "deadline/only_later": "Mängijad saavad tähtaega ainult edasi lükata.",
  "vote/unknown": "Sellist häält selles mängus ei ole.",
  "vote/no_proposals": "Selles mängus ettepanekuid ei tehta.",
  "vote/proposal_open": "Üks ettepanek juba on. Enne tuleb sellele vastata.",
  "vote/bad_proposal": "Seda ei saa selles mängus ette panna.",
  "vote/no_proposal": "Ettepanekut enam ei ole.",
  "vote/answered": "See riik on juba vastanud.",
  "resign/not_played": "Seda riiki ei mängi keegi.",
  "start/not_forming": "Mäng on juba alanud.",
  "start/by_master": "Selle mängu alustab mängujuht.",
  "start/has_role": "See koht ei ole ühegi riigi oma.",
  "start/choose": "Selles mängus riigid valitakse.",
  "start/by_lot": "Selles mängus riigid loositakse.",
  "start/no_such_power": "Sellist riiki valida ei ole.",
  "start/power_taken": "Keegi on selle riigi valinud.",
  "adopt/begun": "See mäng on alanud: teist faili sinna tuua ei saa.",
  "adopt/over": "See mäng on läbi. Vaata seda liivakastis.",
  "status/refused": "Faili ei saa sellisena vastu võtta.",
  "status/unreadable": "Failist ei selgu, kus mäng on.",
  "status/unchanged": "Midagi pole muudetud.",
  "status/stale": "Mäng on pärast lugemist edasi liikunud.",
  "import/refused": "Faili ei saa sellisena vastu võtta.",
  "import/over": "See mäng on läbi. Vaata seda liivakastis.",
  "export/not_yours": "Olekufail on mängujuhi oma, kuni mäng läbi saab.",
  "acts/not_yours": "See on mängijatele.",
};
