import { formatMoney } from "../../engine/kernel/money";
import { cards, packs } from "../counts.et";
import { speechOf } from "../speech";
import type { NoticesTexts } from "./en";
import type { NoticeFacts } from "./facts";

const { list, plural } = speechOf("et");
const coins = (n: number): string => plural(n, { one: "1 mündi", other: `${n} münti` });

/** Money, cards and packs, as far as there are any. */
const goods = ({ sum, cards: n, packs: m }: NoticeFacts): string =>
  list([...(sum > 0 ? [formatMoney(sum)] : []), ...(n > 0 ? [cards(n)] : []), ...(m > 0 ? [packs(m)] : [])]);

const SEASONS: Record<string, string> = { SPRING: "kevad", SUMMER: "suvi", FALL: "sügis", WINTER: "talv" };
const PHASES: Record<string, string> = { MOVEMENT: "liikumine", RETREATS: "taganemine", ADJUSTMENTS: "kohandamine" };

const phase = ({ season, year, phase: type }: NoticeFacts): string =>
  `${SEASONS[season] ?? season} ${year}, ${PHASES[type] ?? type.toLowerCase()}`;
const title = (power: string): string => power.charAt(0) + power.slice(1).toLowerCase();
const powers = (names: readonly string[]): string => list(names.map(title));
const device = ({ device: { browser, system } }: NoticeFacts): string =>
  system === null ? (browser ?? "tundmatu brauser") : `${browser ?? "tundmatu brauser"} (${system})`;
const OFFICES: Record<string, string> = { observer: "vaatleja", omniscient: "kõikenägija", master: "mängujuht" };

export const notices: NoticesTexts = {
  title: "Postkast",
  lead: "Mis on juhtunud sinu laudades ja sinu kontoga.",
  said: {
    your_turn: ({ table }) => `${table}: sinu käik.`,
    warning: ({ table, powers: whose, until }) => {
      const near = `${table}: tähtaeg${until ? ` ${until}` : ""} läheneb`;
      return whose.length > 0
        ? `${near}, korraldused puuduvad: ${powers(whose)}.`
        : `${near} ja sinu korraldused puuduvad.`;
    },
    late: ({ table, powers: whose, until }) =>
      (whose.length > 0
        ? `${table}: tähtaeg on möödas, korraldused puuduvad: ${powers(whose)}.`
        : `${table}: tähtaeg on möödas ja mäng ootab korraldusi.`) +
      (until ? ` Kellel need ka siis puuduvad, kaotab oma riigi: ${until}.` : ""),
    master_needed: ({ table }) => `${table} ootab oma mängujuhti.`,
    nudged: ({ table, powers: whose }) =>
      whose.length > 0
        ? `${table}: mängujuht ootab korraldusi: ${powers(whose)}.`
        : `${table}: mängujuht ootab sinu korraldusi.`,
    overdue: ({ table, weeks }) =>
      `${table}: tähtaeg möödus ${weeks === 1 ? "nädala" : `${weeks} nädala`} eest ja korraldused puuduvad endiselt.`,
    deadline_moved: ({ table, power, how, until }) => {
      const who = how === "master" ? "mängujuht" : power === "" ? "keegi mängijatest" : title(power);
      return `${table}: ${who} määras uue tähtaja: ${until}.`;
    },
    judging_stopped: () => "Sait oli üle tunni maas. Ühtki Diplomaatia mängu ei otsustata enne, kui haldur lubab.",
    began: ({ table }) => `${table}: mäng algas.`,
    results: (facts) =>
      [
        `${facts.table}: tulemused on käes (${phase(facts)}).`,
        ...(facts.statement ? ["Sinu väljavõte samuti."] : []),
        ...(facts.lines > 0
          ? [
              plural(facts.lines, {
                one: "Üks sinu nimekirja rida ei läinud arvesse.",
                other: `${facts.lines} sinu nimekirja rida ei läinud arvesse.`,
              }),
            ]
          : []),
        ...(facts.ground > 0
          ? [
              plural(facts.ground, {
                one: "Maastik muutus ühe sinu üksuse all.",
                other: `Maastik muutus ${facts.ground} sinu üksuse all.`,
              }),
            ]
          : []),
      ].join(" "),
    coins_given: ({ table, power, count }) =>
      power === ""
        ? `${table}: keegi andis sulle ${coins(count)}.`
        : `${table}: ${title(power)} andis sulle ${coins(count)}.`,
    resigned: ({ table, power, powers: whose, yours, how }) => {
      const lost = whose.length > 1 ? "sinu riigid" : title(whose[0] ?? power);
      if (yours && how === "master") return `${table}: mängujuht võttis sinult ära: ${lost}.`;
      if (yours && how === "late") return `${table}: hilinesid liiga kaua ega mängi enam: ${lost}.`;
      if (yours) return `${table}: sa ei mängi enam: ${lost}.`;
      return whose.length > 1
        ? `${table}: ${powers(whose)} jäid mängijata.`
        : `${table}: ${title(whose[0] ?? power)} jäi mängijata.`;
    },
    taken_over: ({ table, power }) => `${table}: ${title(power)} sai uue mängija.`,
    end_proposed: ({ table, power }) =>
      `${table}: pakutakse lõppu: ${power === "" ? "viik kõigi vahel, kes on alles" : `võidab ${title(power)}`}. Mäng lõpeb, kui kõik nõustuvad.`,
    game_over: ({ table, powers: victors, shared }) =>
      shared
        ? `${table}: mäng on läbi, viik: ${powers(victors)}.`
        : victors.length > 0
          ? `${table}: mäng on läbi, võitis ${powers(victors)}.`
          : `${table}: mäng on läbi.`,
    press: ({ table, power, byMaster }) =>
      byMaster
        ? `${table}: sulle kirjutas mängujuht.`
        : power === ""
          ? `${table}: sulle kirjutati.`
          : `${table}: sulle kirjutas ${title(power)}.`,
    trial_map: ({ table, map }) => `${table} mängitakse proovikaardil ${map}.`,
    join_request: ({ table, nick }) => `${table}: ${nick ?? "keegi"} soovib liituda.`,
    request_accepted: ({ table }) => `${table}: sul on koht.`,
    request_refused: ({ table }) => `${table}: sinu soov liituda lükati tagasi.`,
    seat_lost: ({ table }) => `${table}: sind eemaldati kohalt.`,
    invitation: ({ table, nick, office }) =>
      office === null
        ? `${table}: ${nick ?? "keegi"} kutsub sind mängima.`
        : `${table}: ${nick ?? "keegi"} kutsub sind (${OFFICES[office] ?? office}).`,
    next_table: ({ table, nick }) =>
      `${nick ?? "Keegi"} otsib mängijaid lauda ${table}. Palusid kohta: tule, kuni see on vaba.`,
    transfer_undone: ({ reason }) =>
      `Haldus võttis ühe sinu ülekande tagasi; väljavõttelt näed, mis tuli ja mis läks. Põhjus: ${reason}`,
    order_filled: ({ card, count, sum, sold }) =>
      sold
        ? `Müüsid ${count} × ${card}, kokku ${formatMoney(sum)}.`
        : `Ostsid ${count} × ${card}, kokku ${formatMoney(sum)}.`,
    order_unpaid: ({ card }) =>
      `Keegi oleks sulle müünud kaardi ${card}, kuid sinu kukrus oli liiga vähe. Sinu ostupakkumine on suletud. Tee see uuesti, kui raha on, või pane raha kõrvale.`,
    orders_expired: ({ count }) => (count === 1 ? "Üks sinu pakkumine aegus." : `Sinu pakkumistest aegus ${count}.`),
    auction_outbid: ({ card, sum }) => `Keegi pakkus ${formatMoney(sum)}: ${card}. Sa ei juhi enam.`,
    auction_won: ({ card, sum }) => `Võitsid oksjoni: ${card}, hind ${formatMoney(sum)}. See on sinu mapis.`,
    auction_sold: ({ card, sum }) => `Sinu oksjon on läbi: ${card}, müüdud hinnaga ${formatMoney(sum)}.`,
    auction_unsold: ({ card }) => `Sinu oksjon on läbi: ${card}. Keegi ei pakkunud, see on jälle vaba.`,
    auction_cancelled: ({ card }) => `Oksjon katkestati: ${card}. Sinu pakutud raha on jälle vaba.`,
    auction_reopened: ({ card }) => `Haldus võttis juhtiva pakkumise tagasi: ${card}. Oksjon jätkub, keegi ei juhi.`,
    tournament_round: ({ name, round }) => `${name}: algab ${round}. voor, sinu laud ootab.`,
    tournament_decided: ({ name, how }) =>
      how === "judge"
        ? `${name}: kohtunik otsustas sinu mängu.`
        : how === "absent"
          ? `${name}: sinu mäng otsustati, sest keegi ei tulnud kohale.`
          : `${name}: sinu mängu aeg on läbi ja see otsustati seisu järgi.`,
    tournament_over: ({ name, place, sum }) =>
      sum > 0
        ? `${name} on läbi: sinu koht on ${place}, auhind ${formatMoney(sum)}.`
        : `${name} on läbi: sinu koht on ${place}.`,
    tournament_called_off: ({ name, how }) =>
      how === "few" ? `${name} jäi ära: osalejaid oli liiga vähe.` : `${name} jäi ära.`,
    tournament_judge: ({ name, nick }) =>
      nick === null ? `${name}: üks mäng ootab sinu otsust.` : `${name}: ${nick} kutsub kohtunikku.`,
    judge_called: ({ nick, name, note }) => `${name}: ${nick ?? "keegi"} kutsub kohtuniku. „${note}”`,
    game_judged: ({ name, reason, how }) =>
      how === "annulled"
        ? `${name}: kohtunik lõpetas sinu mängu; see ei lähe arvesse ja panused anti tagasi. Põhjus: ${reason}`
        : `${name}: kohtunik otsustas sinu mängu. Põhjus: ${reason}`,
    gift_received: (facts) =>
      facts.note === ""
        ? `${facts.nick ?? "Keegi"} kinkis sulle: ${goods(facts)}.`
        : `${facts.nick ?? "Keegi"} kinkis sulle: ${goods(facts)}. „${facts.note}”`,
    trade_offered: ({ nick }) => `${nick ?? "Keegi"} pakub sulle vahetust.`,
    trade_confirmed: ({ nick }) => `${nick ?? "Keegi"} on teie vahetusega sellisena nõus. Ootab sind.`,
    trade_settled: ({ nick }) => `Vahetus on tehtud, teine pool ${nick ?? "keegi"}.`,
    trade_closed: ({ nick }) =>
      nick === null ? "Maja katkestas ühe sinu vahetuse." : `${nick} lõpetas teie vahetuse. Midagi ei vahetatud.`,
    trade_expired: () => "Üks sinu vahetus aegus. Midagi ei vahetatud.",
    deck_comment: ({ nick, name }) => `${nick ?? "Keegi"} kommenteeris sinu dekki „${name}”.`,
    new_device: (facts) =>
      `Su kontole logiti sisse uuest seadmest: ${device(facts)}, aadress ${facts.address}. Kui see polnud sina, logi see seade välja ja muuda parooli.`,
    password_changed: ({ address }) => `Su parool muudeti aadressilt ${address}. Kõik teised seadmed logiti välja.`,
    totp_added: ({ address }) => `Aadressilt ${address} lisati autentimisrakendus.`,
    totp_removed: ({ address }) => `Aadressilt ${address} eemaldati autentimisrakendus.`,
    passkey_added: ({ address }) => `Aadressilt ${address} lisati pääsuvõti.`,
    passkey_removed: ({ address }) => `Aadressilt ${address} eemaldati pääsuvõti.`,
    codes_made: ({ address }) => `Aadressilt ${address} tehti uued ühekordsed koodid. Vanad enam ei kehti.`,
    code_used: ({ address }) => `Aadressilt ${address} logiti sisse ühega su ühekordsetest koodidest.`,
    recovery_made: () => "Administraator tegi koodi su konto uuesti avamiseks. Kui sa seda ei palunud, ütle haldusele.",
    recovered: ({ address, byStaff, byMail }) =>
      byStaff
        ? `Su konto avati uuesti administraatori koodiga aadressilt ${address}. Parool on uus ja sisselogimise teine samm on eemaldatud.`
        : byMail
          ? `Su konto avati uuesti sulle meilitud lingiga aadressilt ${address}. Parool on uus.`
          : `Su konto avati uuesti ühega su ühekordsetest koodidest aadressilt ${address}. Parool on uus.`,
    address_added: ({ address }) => `Su kontole lisati meiliaadress, aadressilt ${address}.`,
    address_removed: ({ address }) => `Su kontolt eemaldati meiliaadress, aadressilt ${address}.`,
  },
  new: "Uus",
  open: (sentence) => `Ava: ${sentence}`,
  markRead: "Märgi loetuks",
  markThis: (sentence) => `Märgi loetuks: ${sentence}`,
  allRead: "Märgi kõik loetuks",
  settings: "Kuidas sulle öeldakse",
  empty: "Veel pole midagi. Kui on sinu käik, tulemused on käes või keegi kutsub sind, on see siin kirjas.",
};
