import type { NowhereTexts } from "../../contracts/template-problems";

const tricks = (n: number): string => (n === 1 ? "1 tihi" : `${n} tihi`);
const cards = (n: number): string => (n === 1 ? "1 kaart" : `${n} kaarti`);
const deals = (n: number): string => (n === 1 ? "1 jagamist" : `${n} jagamist`);

const LEAVE_OUT = "jäta see ära";

/** Mida kontroll ütleb valikutest, mis kuhugi ei vii. */
export const nowhere: NowhereTexts = {
  overTricks: ({ most }) => ({
    message: `jagamises on ${tricks(most)}: rohkem ei võta keegi kunagi ja miski ei loe`,
    hint: `kirjuta vähem kui ${most}`,
  }),
  manyTricks: ({ most }) => ({
    message: `jagamises on ${tricks(most)}: nii palju ei võta keegi kunagi`,
    hint: `kirjuta ${most} või vähem`,
  }),
  lateRound: ({ most }) => ({
    message: `jagamises on ${tricks(most)}, loetuna nullist: seda ringi ei tule kunagi`,
    hint: `kirjuta ${most - 1} või vähem`,
  }),
  shadowed: ({ by }) => ({
    message: `varasem rida, number ${by + 1}, sobib alati, kui see sobib: see rida ei loe kunagi`,
    hint: "pane kitsam rida ettepoole",
  }),
  bidsTooHigh: ({ least }) => ({
    message: `käes võib olla ainult ${cards(least)}: kes pakub rohkem tihisid, kukub kindlasti läbi`,
    hint: 'kirjuta "hand": keegi ei saa pakkuda rohkem, kui tal kaarte on',
  }),
  neverHeld: ({ most }) => ({
    message: `kellelgi pole kunagi käes rohkem kui ${cards(most)}: seda ei kuulutata kunagi`,
    hint: `kirjuta ${most} või vähem`,
  }),
  neverLeft: ({ most }) => ({
    message: `üheski käes pole rohkem kui ${cards(most)}: nii ei loeta kunagi midagi`,
    hint: `kirjuta ${most} või vähem`,
  }),
  smallTalon: ({ most }) => ({
    message: `mängu algul on talonis ${cards(most)}: see pole kunagi võimalik`,
    hint: `kirjuta ${most} või vähem`,
  }),
  handsNeverDealt: ({ deals: count, listed }) => ({
    message: `seerias on ${deals(count)}: ${listed} käesuurusest jäävad viimased ${listed - count} kasutamata`,
    hint: `loetle neid ${count} või kirjuta "complete": {"deals": ${listed}}`,
  }),
  passesNeverMade: ({ deals: count, listed }) => ({
    message: `seerias on ${deals(count)}: ${listed} suunast jäävad viimased ${listed - count} kasutamata`,
    hint: `loetle neid ${count} või kirjuta "complete": {"deals": ${listed}}`,
  }),
  shortHand: ({ seats, size, dealt }) => ({
    message: `${seats} mängijaga ei jätku kaarte kätele, kus neid on ${size}: igaüks saab ${dealt}`,
    hint: `kirjuta {"*": ${size}, "${seats}": ${dealt}} või luba vähem mängijaid`,
  }),
  unevenHands: ({ seats, more, fewer }) => ({
    message: `${seats} mängijaga saavad mõned ${cards(more)} ja teised ${fewer}: viimase tihi mängivad ainult mõned`,
    hint: `kirjuta "hand": {"*": …, "${seats}": ${fewer}} või võta pakist kaarte välja`,
  }),
  keptTalon: ({ more, fewer }) => ({
    message: `pakkujal on mängides ${cards(more)}, kõigil teistel ${fewer}: neist ${more - fewer} ei jõua ühtegi tihisse`,
    hint: 'lisa "distribute", siis annab pakkuja kaarte ära',
  }),
  bidsNeverMade: ({ min, sum }) => ({
    message: `jagamises loeb kõik kokku ${sum}: pakkumist ${min} ei täida keegi kunagi`,
    hint: `kirjuta ${sum} või vähem või tõsta kaartide väärtust`,
  }),
  claimTooHigh: ({ most }) => ({
    message: `jagamises loeb kõik kokku ${most}: nii palju ei saa keegi kuulutada`,
    hint: `kirjuta ${most} või vähem`,
  }),
  anyKnock: ({ worst }) => ({
    message: `ükski käsi ei loe rohkem kui ${worst}: igaüks võib kohe koputada`,
    hint: `kirjuta vähem kui ${worst}`,
  }),
  drawsTooMany: ({ deck }) => ({
    message: `pakis on ainult ${cards(deck)}: nii palju ei saa keegi võtta`,
    hint: "kirjuta väiksem arv",
  }),
  gamesUnended: () => ({
    message: "kus ükski rida ei sobi, ei loe jagamine midagi",
    hint: 'lõpeta reaga, kus on ainult "value"',
  }),
  bidOnlyNever: ({ score }) => ({
    message: `seeria lõpeb summaga ${score}: keegi ei mängi nii suurelt edasi`,
    hint: `kirjuta vähem kui ${score}`,
  }),
  madeCosts: ({ low }) => ({
    message: low ? "täidetud pakkumine loeb pakkuja kahjuks" : "täidetud pakkumine maksab pakkujale punkte",
    hint: low
      ? 'võidab see, kellel on kõige vähem punkte: jäta "order" ära või kirjuta arvud alla nulli'
      : "kirjuta täidetud pakkumise eest arvud üle nulli",
  }),
  failedGains: ({ low }) => ({
    message: "täitmata pakkumine toob punkte",
    hint: low ? "võidab see, kellel on kõige vähem punkte: kirjuta arvud üle nulli" : "kirjuta arvud alla nulli või 0",
  }),
  nilMadeCosts: ({ low }) => ({
    message: low ? "peetud nullpakkumine loeb pakkuja kahjuks" : "peetud nullpakkumine maksab pakkujale punkte",
    hint: "pööra märk ümber",
  }),
  nilFailedGains: () => ({ message: "murtud nullpakkumine toob punkte", hint: "pööra märk ümber" }),
  bagsGain: () => ({
    message: "pakutust rohkemad tihid toovad seeria jooksul punkte",
    hint: "pööra märk ümber või jäta see ära",
  }),
  missedGains: ({ op, value }) => ({
    message:
      op === "mul" && value !== 1
        ? `täitmata pakkumine loeb ${value}-kordselt`
        : "täitmata pakkumine loeb nagu täidetud",
    hint:
      op === "mul"
        ? 'kirjuta "value": -1: pakutu läheb kaotsi'
        : 'kirjuta {"op": "mul", "value": -1}: pakutu läheb kaotsi',
  }),
  blindCosts: () => ({
    message: "täidetud pimesi pakkumine toob vähem kui avatud",
    hint: 'kirjuta {"op": "mul", "value": 2}: see loeb topelt',
  }),
  blindSame: () => ({
    message: "täidetud pimesi pakkumine loeb sama palju kui avatud",
    hint: 'kirjuta {"op": "mul", "value": 2}: see loeb topelt',
  }),
  idleGains: ({ low }) => ({
    message: "kes nii mitu jagamist järjest punkte ei saa, saab tasu",
    hint: low ? "kirjuta arv üle nulli" : "kirjuta arv alla nulli",
  }),
  makersCost: ({ low }) => ({
    message: low
      ? "kui tihid on võetud, loeb see trumbi tegijate kahjuks"
      : "kui tihid on võetud, maksab see trumbi tegijatele punkte",
    hint: low ? 'võidab see, kellel on kõige vähem punkte: jäta "order" ära' : "kirjuta arv üle nulli",
  }),
  makersFailGain: () => ({
    message: "teine pool saab selle vastupidise märgiga: läbi kukkunud tegijad võtavad neilt punkte",
    hint: "kirjuta arv alla nulli",
  }),
  gamesLow: () => ({
    message: "jagamise võitja saab mängupunkte, aga võidab see, kellel on kõige vähem punkte: need loevad tema kahjuks",
    hint: 'jäta "order" ära',
  }),
  shootHigh: () => ({
    message:
      "kes võtab kõik, jääb punktideta ja teised saavad need, aga võidab see, kellel on kõige rohkem: see on kaotus",
    hint: 'kirjuta "order": "low", kui kaardid maksavad, või arv alla nulli',
  }),
  shootLow: () => ({
    message: "võidab see, kellel on kõige vähem punkte: mida teised saavad, on neile kingitus",
    hint: "kirjuta arv üle nulli",
  }),
  lowBelow: () => ({
    message: "kaardid loevad alla nulli ja võidab see, kellel on kõige vähem punkte: kes need võtab, võidab sellega",
    hint: 'jäta "order" ära või kirjuta arvud üle nulli',
  }),
  leftGains: ({ to, low }) => {
    if (to)
      return {
        message: "kes esimesena kaartidest vabaneb, saab teiste kätte jäänu, ja see loeb tema kahjuks",
        hint: low ? 'jäta "order" või "to" ära' : "kirjuta arvud üle nulli",
      };
    return {
      message: "kellel on kaarte veel käes, see võidab nendega",
      hint: low
        ? "võidab see, kellel on kõige vähem punkte: kirjuta arvud üle nulli"
        : 'kirjuta "to": "winner" või "order": "low" või arvud alla nulli',
    };
  },
  meldsCost: () => ({ message: "kes seda teeb, kaotab sellega punkte", hint: "kirjuta 0 või rohkem" }),
  nobodyOutbids: ({ mode }) => ({
    message: {
      none: "keegi ei paku",
      each: "kõik pakuvad tihisid ja ükski pakkumine ei võida: sellest pole mõju",
      accept: "trump võetakse vastu ja keegi ei paku punkte: sellest pole mõju",
    }[mode],
    hint: mode === "each" ? 'jäta see ära: "points.contract" ütleb, mida pakkumised toovad' : LEAVE_OUT,
  }),
  nobodyBlind: () => ({ message: "keegi ei paku pimesi", hint: 'jäta see ära või lisa "bidding.blind": true' }),
  oneCard: ({ key }) => ({
    message: {
      amount: "korraga käiakse üks kaart: neid on niikuinii sama palju kui enne",
      level: "korraga käiakse üks kaart: sel on niikuinii üks tugevus",
      suite: "korraga käiakse üks kaart: sel on niikuinii üks mast",
    }[key],
    hint: 'jäta see ära või kirjuta "cards": "*"',
  }),
  neverVoid: () => ({ message: "kõik pakuvad, keegi ei passi: ükski jagamine ei jää lugemata", hint: LEAVE_OUT }),
  noBidder: () => ({
    message: "igaüks pakub enda eest ja keegi ei võida pakkumist: alustab see, kes esimesena pakub",
    hint: 'jäta see ära või nimeta kaart: {"card": …}',
  }),
  acceptLeads: () => ({
    message: "kus trump vastu võetakse, alustab see, kellelt esimesena küsiti",
    hint: LEAVE_OUT,
  }),
  talonLeads: () => ({ message: "alustab see, kes taloni võtab", hint: LEAVE_OUT }),
  noTricksToLead: () => ({ message: "pole tihisid ega ringe, mida alustada", hint: LEAVE_OUT }),
  boutsStop: () => ({ message: "rünnakud kestavad, kuni kaarte on ainult ühel mängijal", hint: LEAVE_OUT }),
  noTrump: () => ({ message: "ükski mast pole kunagi trump", hint: 'kirjuta true või lisa "trump"' }),
  failedOver: () => ({
    message: "kes pakkumist ei täida, sel pole pakutust rohkem tihisid",
    hint: 'jäta see ära või kirjuta "exact": true',
  }),
  aloneToo: ({ most }) => ({
    message: "üks arv on ainult ülempiir: alustada võib ka üks mängija, kellel pole kellegi vastu mängida",
    hint: `kirjuta [2, ${most}] või täpselt nii mitme jaoks [${most}, ${most}]`,
  }),
  notLaidOpen: () => ({
    message: "algul ei avata ühtki kaarti: selliseid kaarte ei jagata ainult esimesena",
    hint: 'jäta see ära või lisa "lead": 1',
  }),
  teamsShareNothing: () => ({
    message: "koos mängijad jagavad tihisid ja nende kaartide punkte, aga tihisid pole: igaüks mängib enda eest",
    hint: 'jäta see ära või lisa "trick": true',
  }),
  teamsOfOne: () => ({ message: "üks mängija pole paar: igaüks mängib enda eest", hint: LEAVE_OUT }),
  unevenTeams: ({ most, least }) => ({
    message: `ühel poolel on mängijaid ${most} ja teisel ${least}: tal on rohkem kaarte ja ta võtab rohkem tihisid`,
    hint: 'tee pooled võrdseks või kirjuta "bidder"',
  }),
  oneAgainstOne: () => ({ message: "kahest mängijast mängib kumbki niikuinii enda eest", hint: LEAVE_OUT }),
  allClosed: () => ({
    message: "suletud on kõik mastid ja seega mitte ükski: keegi peab ju alustama",
    hint: "nimeta mastid, mis ootavad, näiteks trump",
  }),
  allCount: () => ({ message: "loevad kõik kaardid: kellel muud pole, võib käia igaühe", hint: LEAVE_OUT }),
  talonTaken: () => ({ message: "pakkumise võitja võtab taloni: juurde võtta pole midagi", hint: LEAVE_OUT }),
  claimsCount: () => ({
    message: 'jagamise lõpetab kuulutus ja "points.games" ütleb, mis see väärt on: sellest pole mõju',
    hint: LEAVE_OUT,
  }),
  gamesCount: () => ({
    message: '"points.games" ütleb, mis jagamine väärt on: sellest pole mõju',
    hint: LEAVE_OUT,
  }),
  retreatsInTricks: () => ({
    message: "üles võtta pole midagi: kes taandub, ei käi tihisse kaarti ja hoiab selle alles",
    hint: 'jäta see ära: "retreat" on hunnikute jaoks',
  }),
  retreatsInRounds: () => ({
    message: 'üles võtta pole midagi: ring jäetakse lihtsalt vahele, nagu "move.pass" niikuinii lubab',
    hint: LEAVE_OUT,
  }),
  playsOnAlone: () => ({
    message:
      "kui kõik teised on passinud, käib viimane üksi edasi, kaart kaardi järel, kuni mõni tugevus on tervenisti laual",
    hint: 'lisa "last": true: siis on ring läbi',
  }),
  nobodyAlone: () => ({ message: "keegi ei mängi üksi", hint: 'jäta see ära või lisa "bidding.alone": true' }),
  twoTurns: () => ({ message: "kahest mängijast on järgmine niikuinii teine", hint: LEAVE_OUT }),
  levelsReversed: ({ strongest, weakest, right }) => ({
    message: `nõrgim tase on esimene: "${strongest}" lööb üle "${weakest}"`,
    hint: `kirjuta "${right}"`,
  }),
  ledAlready: ({ by }) => ({
    message: `see kaart avab esimese tihi ja sellele tuleb vastata: keda "${by}" seob, ei saaks midagi teha`,
    hint: `jäta see või "${by}" ära`,
  }),
  deadStock: ({ most }) => ({
    message: `mängu algul on talonis ${cards(most)}: ükski jagamine ei loe`,
    hint: `kirjuta vähem kui ${most - 1}`,
  }),
};
