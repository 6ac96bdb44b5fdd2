import { formatMoney } from "../../engine/kernel/money";
import { packs } from "../counts.et";
import { FORMAT_LOCALES, speechOf } from "../speech";
import type { StaffFormsTexts } from "./en";

const { plural, number } = speechOf("et");

const moment = new Intl.DateTimeFormat(FORMAT_LOCALES.et, {
  ...({ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const),
});

export const staffForms: StaffFormsTexts = {
  nav: "Haldus",
  tabs: {
    ...{ shop: "Pood", ledger: "Pearaamat", members: "Liikmed", cards: "Kaardid", market: "Turg", economy: "Majandus" },
    ...{ comments: "Kommentaarid", games: "Mängud", audit: "Tegevuslogi" },
  },
  leave: "Jäta nii",
  zone: "Ajavöönd",
  zoneHelp: "Siin algavad palganädalad, esmaspäeva keskööl.",

  add: {
    nothing: "Kõik, mida trükikoda trükkida oskab, on müügil.",
    verb: "Trüki ja müü",
    busy: "Trükin…",
    product: "Toode",
    option: (game, product) => `${game}: ${product}`,
    count: "Kui palju",
    price: "Hind ($)",
    limit: "Kõige rohkem liikmele",
    limitHelp: "Kokku; tühi: piirita.",
    release: "Müügil alates",
    releaseHelp: "Sinu kella järgi; tühi: kohe.",
    worth: (cents) => `Paki kaardid on keskmiselt väärt ${formatMoney(cents)}.`,
    below: (cents) => `Hind on kaartide väärtusest väiksem: iga müüdud pakiga annad ära ${formatMoney(cents)}.`,
  },

  bundle: {
    name: "Nimi",
    part: (n) => `Toode ${n}`,
    none: "Puudub",
    count: "Pakke",
    unitPrice: "Tükihind ($)",
    verb: "Müü koos",
    busy: "Panen kokku…",
    sum: (price, apart, saves) => `Koos ${price}, eraldi ${apart}: säästab ${saves}.`,
    below: (cents) => `Hind on madalam, kui kaardid väärt on: iga müüdud komplekt kingib ära ${formatMoney(cents)}.`,
    dear: (price, apart) => `Koos ${price}, eraldi ${apart}: ei säästa veel midagi.`,
  },
  change: {
    saving: "Salvestan…",
    price: "Salvesta hind",
    priceNow: (price, worth) => `Praegu ${price}; paki kaardid on keskmiselt väärt ${worth}.`,
    from: "Kehtib alates",
    fromHelp: "Sinu kella järgi; tühi: kohe.",
    terms: "Salvesta piir ja päev",
  },

  sold: (count, days) => `${days} päevaga müüdud: ${packs(count)}.`,
  packs: "Pakid",
  cardsWorth: "Kõik kaardid",
  worthPlot: (from, to, days) =>
    `Kõigi kaartide väärtus: ${days} päeva eest ${formatMoney(from)}, praegu ${formatMoney(to)}.`,
  inWorld: "Maailmas",
  moneyPlot: (from, to, days) => `Raha maailmas: ${days} päeva eest ${formatMoney(from)}, praegu ${formatMoney(to)}.`,

  stays: {
    "shop/print": "See ülekanne trükkis pakke. Et need tagasi võtta, võta toode müügilt.",
    "shop/withdraw": "See ülekanne hävitas müümata pakid. Et neid jälle saada, lisa toode uuesti.",
    "shop/purchase": "See ülekanne müüs pakid ja müüki tagasi võtta ei saa. Anna selle asemel raha tagasi.",
    "shop/open": "See ülekanne avas paki ja selle kaarte on nähtud. Anna selle asemel paki hind tagasi.",
    "set/register":
      "See ülekanne registreeris sarja, mille kaardid jäävad alatiseks alles. Võta selle asemel tagasi lisaraha.",
    "auction/act": "Pakkumine või lõpp ei liigutanud midagi. Müük on eraldi ülekanne ja selle saab tagasi võtta.",
    "market/order": "Pakkumine ei liigutanud midagi. Mis sellest sai, on tehingud, ja neid saab tagasi võtta.",
    "stake/begin": "Mängu panused on selle potis. Tulemus maksab need välja, katkestatud mäng annab tagasi.",
    "stake/result": "See ülekanne maksis mängu välja. Kui keegi pettis, anna teisele poolele, mis talle kuulub.",
    "stake/return": "See ülekanne andis panused tagasi ja mäng on läbi.",
    "tournament/stake": "See raha kuulub turniirile. Kui turniir ära jääb, läheb see tagasi.",
    "tournament/prizes": "See ülekanne maksis turniiri auhinnad. Anna eraldi, mis tuleb parandada.",
    "tournament/return": "See ülekanne andis turniiri auhinnaraha tagasi.",
    "sealed/enter": "See ülekanne müüs pakid ja need avati kinniseks turniiriks. Anna selle asemel hind tagasi.",
    "ego/start": "See raha on liikme teisikul; liige saab teisiku lõpetada ja kõik tagasi.",
    "ego/end": "See ülekanne tõi teisiku asjad liikmele tagasi.",
    "draft/enter": "See ülekanne müüs pakid ja need avati draftis. Anna selle asemel hind tagasi.",
    "draft/cards": "See ülekanne andis drafti kaardid neile, kes need võtsid. Anna eraldi, mis tuleb parandada.",
    "ledger/reversal": "See ülekanne võttis teise tagasi ja jääb kehtima. Et midagi jälle liigutada, anna see uuesti.",
  },
  staysOther: "Sellist ülekannet teine ülekanne tagasi võtta ei saa.",

  refusals: {
    "staff/signed_out":
      "Oled välja logitud ja midagi ei tehtud. Logi teises aknas uuesti sisse ja vajuta siis veel kord.",
    "staff/not_allowed": "Sul pole enam selleks õigust. Laadi leht uuesti.",
    "staff/slower": "Seda oli lühikese aja jooksul palju. Midagi ei tehtud: oota mõni minut ja vajuta siis veel kord.",
    "staff/no_such_member": "Sellise hüüdnimega liiget pole. Külalistel pole kukrut ega rolli.",
    "market/no_such_card": "Sellist kaarti pole. Kirjuta see nii nagu tema lehe aadressis: five-dyes-12.",
    "staff/judgment": "Vali, millega mäng lõpeb.",
    "staff/game_over": "See mäng ei oota enam kohtunikku.",
    "staff/own_game": "Mängid selles mängus ise: otsustama peab keegi teine.",
    "deck/no_such_comment": "Seda kommentaari enam pole.",
    "staff/nobody": "Sellise hüüdnimega pole kedagi.",
    "staff/not_staff": "Administraatori kontot sulgeda ei saa.",
    "staff/banned_already": "See konto on juba suletud. Ava see enne.",
    "staff/not_stopped": "Mänge juba otsustatakse.",
    "staff/not_banned": "See konto pole enam suletud.",
    "staff/own_factor_first": "Seadista enne endale sisselogimise teine samm, muidu jääd ise ukse taha.",
    "staff/reason": "Kirjuta põhjus, 3 kuni 200 tähemärki: ka teised loevad seda.",
    "shop/unavailable": "Trükikoda sellise koodiga toodet ei tunne.",
    "shop/added_already": "See toode on juba poes.",
    "shop/unknown_product": "Seda toodet poes enam pole.",
    "shop/no_run_left":
      "Pool viimasest tiraažist on null: juurde trükkida ei saa. Võta toode müügilt ja lisa see uuesti.",
    "shop/terms_changed":
      "Keegi on seda toodet vahepeal muutnud, seepärast midagi ei salvestatud. Nüüd näed seda sellisena, nagu see on.",
    "shop/same_price": "See ongi praegune hind: et see jääks, jäta päev tühjaks.",
    "shop/moment_over": "See päev on möödas. Vali tulevane päev või jäta tühjaks: siis kehtib see kohe.",
    "shop/rise_untold": "Kõrgemast hinnast teatatakse vähemalt päev ette: vali hilisem päev.",
    "bundle/name": "Nimi peab olema 3 kuni 60 tähemärki.",
    "bundle/name_taken": "Sellise nimega komplekt on juba müügil.",
    "bundle/unknown": "Seda komplekti enam ei müüda.",
    "bundle/saves_nothing": "Osad ei maksa eraldi rohkem: alanda mõnda hinda.",
    "bundle/parts": "Vali üks kuni neli toodet.",
    "bundle/twice": "Üks toode on kaks korda: kirjuta selle asemel pakkide arv.",
    "bundle/packs": "Komplektis on kokku 2 kuni 20 pakki.",
    "bundle/count": "Täisarv 1 kuni 20.",
    "shop/price": "Hind peab olema vahemikus $0.01 kuni $10000.00.",
    "shop/run": "Korraga saab trükkida 1 kuni 1000000 pakki.",
    "shop/limit": "Täisarv alates 1-st või tühi.",
    "shop/release": "Vali päev enne aastat 2100 või jäta tühjaks.",
    "shop/no_tickets": "Kirjuta piletite arv: 1 või rohkem, tagasivõtmiseks nullist väiksem.",
    "money/malformed": "Kirjuta summa, näiteks 12.50.",
    "money/too_much": "Seda on üle miljoni dollari.",
    "ledger/nothing": "Midagi ei liiguks: kirjuta teine summa.",
    "ledger/no_such_transfer": "Sellise numbriga ülekannet pole.",
    "ledger/key_reused": "See vorm on juba saadetud. Laadi leht uuesti.",
    "catalogue/game_name": "Väiketähtede ja sidekriipsudega nimi, näiteks five-dyes.",
    "catalogue/file_name":
      "Faili nimi on game.json, products.json või sarja nimi: väiketähed, numbrid ja sidekriipsud.",
    "catalogue/no_files": "Vali vähemalt üks fail.",
    "catalogue/many_files": "Korraga kuni 40 faili.",
    "catalogue/too_large": "Kõik failid kokku võivad olla kuni 900 kB. Salvesta enne osa neist.",
    "catalogue/file_twice": "Kahel neist failidest on sama nimi.",
    "form/fields": "Mõni väli vajab parandamist.",
    "economy/limit": "Täisarv 0 kuni 1000.",
    "economy/foil": "Täisarv 100 kuni 10000.",
    "economy/time_zone": "Vali ajavöönd, näiteks Europe/Tallinn.",
  },
  refusedFor: {
    shortOfMoney: (left) => `Selles kukrus on ainult ${formatMoney(left)}. Midagi ei võetud.`,
    short: (left) =>
      `Alles on ainult ${plural(left, { one: "1 tükk", other: `${number(left)} tükki` })}. Midagi ei võetud.`,
    notSoldOut: (left) => `Laos on veel ${packs(left)}: juurde trükitakse siis, kui kõik on müüdud.`,
    undoneAlready: (by, at) =>
      `See on juba tagasi võetud: ${by ?? "maja"}, ${moment.format(at)}. Praegu midagi ei liikunud.`,
    faulty: (lines, more) =>
      ["Midagi ei salvestatud:", ...lines, ...(more > 0 ? [`… ja veel ${number(more)}`] : [])].join("\n"),
    other: "See ei õnnestunud ja midagi ei muudetud. Proovi uuesti.",
  },
  fields: {
    most: (cents) => `Kuni ${formatMoney(cents)}.`,
    sum: (most) => `Kirjuta summa, näiteks 12.50, vahemikus ${formatMoney(0)} kuni ${formatMoney(most)}.`,
    tickets: "Korraga kuni 1000 piletit.",
    other: "Kontrolli seda.",
  },
};
