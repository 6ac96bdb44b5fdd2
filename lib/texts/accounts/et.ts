import { NICK_MAX, NICK_MIN, PASSWORD_MAX, PASSWORD_MIN } from "../../contracts/account-words";
import type { AccountTexts, Wait } from "./en";

/** In the genitive, which every number has before "pärast". */
const UNITS: Record<Wait["unit"], string> = { second: "sekundi", minute: "minuti", hour: "tunni" };

export const accounts: AccountTexts = {
  refusals: {
    "account/nick_missing": "Sisesta oma hüüdnimi.",
    "account/nick_short": `Hüüdnimes on vähemalt ${NICK_MIN} märki.`,
    "account/nick_long": `Hüüdnimes on kuni ${NICK_MAX} märki.`,
    "account/nick_characters": "Hüüdnimes võivad olla tähed a–z, numbrid, _ ja -.",
    "account/nick_reserved": "Seda hüüdnime ei saa võtta. Vali teine.",
    "account/nick_taken": "See hüüdnimi on juba võetud. Vali teine.",
    "account/nick_alike": "See näeb välja täpselt nagu kellegi teise hüüdnimi. Vali teine.",
    "account/nick_chosen": "Oled oma hüüdnime juba valinud. Seda ei saa muuta.",
    "account/password_missing": "Sisesta oma parool.",
    "account/password_short": `Paroolis on vähemalt ${PASSWORD_MIN} märki. Mõni sõna järjest jääb kergesti meelde.`,
    "account/password_long": `Paroolis on kuni ${PASSWORD_MAX} märki.`,
    "account/password_common":
      "Seda parooli on kerge ära arvata. Kasuta mõnda sõna, millel pole omavahel midagi ühist.",
    "account/password_like_nick": "See parool on su hüüdnimega liiga sarnane. Vali teine.",
    "account/wrong_credentials": "Vale hüüdnimi või parool. Kontrolli mõlemat ja proovi uuesti.",
    "account/wrong_password": "See pole su praegune parool.",
    "account/banned": "Klubi on selle konto sulgenud. Pöördu halduse poole.",
    "account/not_a_guest": "Sul on juba täielik konto.",
    "account/guest_only_upgrades": "Külalisel pole veel parooli. Et konto alles jääks, vali hüüdnimi ja parool.",
    "account/identity_taken":
      "See teise saidi konto kuulub siin teisele liikmele. Logi sisse selle liikmena või eemalda seos tema seadetes.",
    "account/last_door": "See on su ainus viis sisse logida. Määra enne parool, siis eemalda seos.",
    "account/provider_unknown": "Selle saidi kaudu siia sisse logida ei saa.",
    "account/site_lost": "Teise saidiga ei saa ühendust. Proovi uuesti.",
    "account/session_ended":
      "Oled välja logitud ja midagi ei salvestatud. Logi teises aknas uuesti sisse, tule siia tagasi ja salvesta: kirjutatu on alles.",
    "account/real_name_long": "Nimes on kuni 60 märki.",
    "account/real_name_mixed": "Üks selle nime sõna segab mitme tähestiku tähti.",
    "account/plan_long": "Lühenda see 2000 märgini.",
    "account/zone_unknown": "Vali ajavöönd loendist, näiteks Europe/Tallinn.",
    "account/code_missing": "Sisesta kood.",
    "account/code_late": "Selleks kulus üle kümne minuti. Logi uuesti sisse.",
    "account/wrong_code": "See kood pole õige või on juba kasutatud. Võta järgmine, mida rakendus näitab.",
    "account/prove": "Tõenda enne, et see oled ikka sina.",
    "account/wrong_proof": "See pole õige. Kontrolli ja proovi uuesti.",
    "account/passkey_failed": "Pääsuvõti ei toiminud. Proovi uuesti või kasuta muud viisi.",
    "account/passkeys_many": "Sul on kakskümmend pääsuvõtit. Eemalda enne mõni.",
    "account/no_passkey": "Sul pole siin ühtegi pääsuvõtit.",
    "account/totp_there": "Autentimisrakendus on juba seadistatud. Eemalda see enne.",
    "account/busy": "Sait on väga koormatud. Proovi hetke pärast uuesti.",
    "notices/address_wrong": "Sisesta meiliaadress, näiteks mari@example.org.",
    "notices/addresses_many": "Sul on viis aadressi. Eemalda enne üks.",
    "notices/no_such_address": "Seda aadressi enam pole. Laadi leht uuesti.",
    "notices/no_such_table": "Seda lauda enam pole.",
    "notices/link_dead": "See link enam ei kehti. Uue saad seadetest.",
    "notices/push_unknown": "Selle brauseri tõuketeenust sait ei tunne.",
    "notices/time": "Sisesta kellaaeg, näiteks 22:00.",
    "form/fields": "Mõni väli vajab parandamist.",
    AccessDenied: "Teine sait ei lasknud sind sisse. Proovi uuesti või kasuta hüüdnime ja parooli.",
    OAuthCallback: "Teise saidi vastusest ei saadud aru. Proovi uuesti.",
    SessionRequired: "Logi enne sisse.",
  },
  wait: ({ n, unit }) => `Liiga palju katseid. Proovi uuesti ${n} ${UNITS[unit]} pärast.`,
  otherSiteFailed: "Teise saidi kaudu sisselogimine ei õnnestunud. Proovi uuesti.",
  failed: "See ei õnnestunud. Proovi uuesti.",
  checkThis: "Kontrolli seda.",

  proof: {
    title: "Kas see oled ikka sina?",
    text: "Logisid sisse üle kümne minuti tagasi. Kinnita, et see oled sina, siis tehakse, mida palusid.",
    typed: {
      password: "Sinu parool",
      code: "Autentimisrakenduse kood",
      either: "Sinu parool või autentimisrakenduse kood",
    },
    noWay: "Sul pole siin parooli: logi välja, tule teise saidi kaudu uuesti sisse ja jätka siis.",
  },
  passkey: { use: "Kasuta pääsuvõtit", busy: "Ootan…" },
  showPassword: "Näita parooli",
};
