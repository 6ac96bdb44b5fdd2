import type { LessonTexts } from "./lessons.en";

export const lessons: LessonTexts = {
  bounce: {
    title: "Võrdne tugevus põrkab",
    text: "Vienna ja Warsaw lähevad mõlemad Galiciasse, kumbki tugevusega 1. Kumbki pole tugevam, seega jäävad mõlemad paigale.",
  },
  support: {
    title: "Toetus otsustab",
    text: "Budapest toetab käiku Vienna → Galicia: 2 ühe vastu. Vienna jõuab kohale ja Warsaw põrkab tagasi.",
  },
  dislodge: {
    title: "Üksuse väljatõrjumine",
    text: "Toetatud rünnak tugevusega 2 on rohkem kui 1, millega Munich vastu peab. Munich tõrjutakse välja ja peab taanduma.",
  },
  supportHold: {
    title: "Toetus paigal",
    text: "Berlin toetab paigal seisvat üksust Munichis. Rünnak on 2, kaitse on 2, ja võrdsest ei piisa.",
  },
  cut: {
    title: "Toetuse katkestamine",
    text: "Kiel ründab Ruhri. Sisse ta ei pääse, kuid ainuüksi rünnak katkestab sealse toetuse ja Burgundy põrkab tagasi.",
  },
  notCut: {
    title: "Rünnatav ei katkesta midagi",
    text: "Munich lööb vastu Ruhrile, mis toetab rünnakut Munichi enda vastu. Sellist toetust nii ei katkestata: Munich tõrjutakse välja.",
  },
  cutByLoss: {
    title: "Väljatõrjutu ei toeta kedagi",
    text: "Munich ründab Ruhri toetusega ja tõrjub selle välja. Nüüd on Ruhri toetus kadunud, kuigi rünnak tuli Munichist.",
  },
  wrongHelp: {
    title: "Toetus valele asjale",
    text: "Berlin toetab Munichit paigal, kuid Munich sai korralduse liikuda. Toetus ei sobi, Munich põrkab tagasi ja tõrjutakse välja.",
  },
  headOn: {
    title: "Kaks üksust ei vaheta kohti",
    text: "Vienna ja Budapest lähevad teineteise kohale. Maal põrkuvad nad vastamisi ja mõlemad jäävad paigale.",
  },
  circle: {
    title: "Kolm saavad ringi käia",
    text: "Ankara → Constantinople, Constantinople → Smyrna, Smyrna → Ankara: iga koht vabaneb, seega õnnestuvad kõik kolm.",
  },
  queue: {
    title: "Kes ootab põrkaja taga",
    text: "Burgundy põrkab Munichis tagasi ja jääb, seega põrkab ka Paris, kes tahtis talle järgneda.",
  },
  ownUnit: {
    title: "Oma üksust ei tõrjuta välja",
    text: "Munich ründab toetusega Berlini, kuid ka Berlin on Saksamaa oma ja jääb. Rünnakul pole tugevust, toetagu seda kes tahes.",
  },
  beleaguered: {
    title: "Piiratud garnison",
    text: "Munichit ründavad kaks väge, kumbki tugevusega 2. Kumbki pole teisest tugevam, mõlemad ebaõnnestuvad ja Munich jääb.",
  },
  coast: {
    title: "Rannikud",
    text: "Laevastik läheb Hispaania ühele rannikule, toetus käib terve Hispaania kohta. Gascony jõuab kohale tugevusega 2, teise ranniku laevastik põrkab tagasi.",
  },
  convoy: {
    title: "Vedu üle mere",
    text: "Põhjamere laevastik veab armee Londonist Norrasse. Nii armee kui ka laevastik saavad selleks korralduse.",
  },
  convoyChain: {
    title: "Laevastike ahel",
    text: "Kolm laevastikku kõrvuti meredel veavad armee ühe käiguga Londonist Tunisesse.",
  },
  convoyLost: {
    title: "Veo uputamine",
    text: "Armeed vedav laevastik tõrjutakse välja, seega jääb armee Londonisse. Rünnak, mis laevastikku välja ei tõrju, ei muudaks midagi.",
  },
  convoyOtherWay: {
    title: "Teine tee üle mere",
    text: "Põhjamere laevastik tõrjutakse välja, kuid ka La Manche’i oma ulatub kohale. Ühest tervest teest piisab: armee jõuab Belgiasse.",
  },
  exchange: {
    title: "Kohavahetus meritsi",
    text: "London ja Belgium vahetavad kohad, sest vähemalt üks neist läheb üle mere ja nad ei kohtu.",
  },
  paradox: {
    title: "Veoparadoks",
    text: "Bresti armee katkestaks toetuse, mis uputab tema enda veo. Selline vedu ebaõnnestub: Londoni toetus loeb ja La Manche võetakse ära.",
  },
  doubleParadox: {
    title: "Kaks paradoksi korraga",
    text: "Kumbki armee päästaks toetust katkestades teise veo. Mõlemad veod ebaõnnestuvad ja mõlemad laevastikud tõrjutakse välja.",
  },
  retreatClash: {
    title: "Kaks taandumist ühte kohta",
    text: "Munich ja Kiel taanduvad mõlemad Berlini. Taandujad ei põrka: mõlemad saadetakse laiali.",
  },
  build: {
    title: "Kodus ehitamine",
    text: "Prantsusmaal on viis keskust ja kolm üksust, seega ehitab ta kaks: kodukeskustesse, mis on tema käes ja tühjad.",
  },
  disorder: {
    title: "Keegi ei ütle, mida eemaldada",
    text: "Austrial on kolm üksust ja kaks keskust ning korraldust pole. Läheb see, kes on oma keskustest kaugeim; võrdsetest nime järgi esimene: Galicia.",
  },
};
