/** What the rules of the house's games say at their tables, which is written in English, in Estonian; cards keep their names. */

const SENTENCES: Readonly<Record<string, string>> = {
  // Five Dyes: what may be done
  "Shuffle and draw a hand": "Sega ja võta kaardid kätte",
  "Put the hand back and draw six": "Pane kaardid tagasi ja võta kuus",
  March: "Marsi",
  Guard: "Kaitse",
  "No more guards": "Rohkem kaitsjaid ei ole",
  "Do what a card says": "Tee, mida kaart ütleb",
  "The effect is done": "Toime on tehtud",
  Agree: "Nõustu",
  "Do without it": "Jäta see tegemata",
  "Do not agree": "Ära nõustu",
  "Use what a card can do": "Kasuta kaardi oskust",
  "Leave what a card may do": "Jäta kaardi pakutu tegemata",
  Discard: "Viska ära",
  "Go to the parade": "Mine paraadile",
  "Go to dusk": "Mine õhtusse",
  "Discard down to seven": "Viska ära, kuni jääb seitse",
  "End your turn": "Lõpeta oma käik",
  // What is awaited
  "Draw your hand of seven cards.": "Võta kätte seitse kaarti.",
  "They march against you. Name guards, one marcher at a time, then press No more guards.":
    "Sinu vastu marsitakse. Nimeta kaitsjad, üks marssija korraga, ja vajuta siis „Rohkem kaitsjaid ei ole”.",
  "Market: play one Vat and the cards that you can pay; Vats rest by themselves. Then go to the parade.":
    "Turg: käi üks Vat ja kaardid, mille eest jõuad maksta; Vatid lähevad ise puhkama. Siis mine paraadile.",
  "First market: before you play a card you may put your hand back and draw six. Then play one Vat and what you can pay; Vats rest by themselves.":
    "Esimene turg: enne kui ühegi kaardi käid, võid oma kaardid tagasi panna ja võtta kuus. Siis käi üks Vat ja see, mille eest jõuad maksta; Vatid lähevad ise puhkama.",
  "Parade: press March and choose who marches, or end your turn.":
    "Paraad: vajuta „Marsi” ja vali, kes marsib, või lõpeta oma käik.",
  "Dusk: keep seven cards at most, then end your turn.": "Õhtu: jäta kätte kuni seitse kaarti ja lõpeta oma käik.",
  "Nothing is left to do: end your turn.": "Rohkem pole midagi teha: lõpeta oma käik.",
  // What is against the rules
  "Only your own ready Vats are rested by hand": "Käsitsi saab puhkama panna ainult oma valmis Vate",
  "Draw your hand first": "Võta enne kaardid kätte",
  "Discard first": "Viska enne kaardid ära",
  "Cards are played in your own market": "Kaarte käiakse oma turul",
  "That deed is for your own market": "See Deed on oma turu jaoks",
  "One Vat a turn": "Käigu jooksul üks Vat",
  "You control one of them, and it is Unique": "Üks niisugune on sul juba ja ta on Unique",
  "Lay the card on the table": "Pane kaart lauale",
  "One card at a time": "Üks kaart korraga",
  "Say first whose effect it is: the command Do what a card says":
    "Ütle enne, kelle toime see on: käsk „Tee, mida kaart ütleb”",
  "Choose the card whose effect it is, then what it is for":
    "Vali kaart, kelle toime see on, ja siis see, kellele see on",
  "That card is not yours": "See kaart ei ole sinu oma",
  "An effect is being done already": "Üks toime on juba käsil",
  "No effect of yours is being done": "Sinu toimet ei ole käsil",
  "They have not agreed to that in this turn": "Sellega nad sel käigul ei nõustunud",
  "First their rival says whether it is done by hand": "Enne ütleb vastane, kas see tehakse käsitsi",
  "Nothing waits for your consent": "Sinu nõusolekut ei oota midagi",
  "By what is done by hand somebody would lose: first it is set right, or their rival agrees":
    "Selle järgi, mis käsitsi tehti, keegi kaotaks: enne tehakse see õigeks või vastane nõustub",
  "By what is done by hand somebody would lose: their rival has to agree":
    "Selle järgi, mis käsitsi tehti, keegi kaotaks: vastane peab nõustuma",
  "They do not agree: it is to be set right by hand": "Nad ei nõustu: see tuleb käsitsi õigeks teha",
  "By what they did by hand somebody loses: agree, or not.":
    "Selle järgi, mida nad käsitsi tegid, keegi kaotab: nõustu või ära nõustu.",
  "That is for your rival to say": "Seda ütleb sinu vastane",
  "You have drawn your hand": "Sul on kaardid juba käes",
  "Bring a deck first": "Too enne dekk",
  "Once only": "Ainult üks kord",
  "Only a hand of seven, before you play": "Ainult seitsmest kaardist koosneva käe, enne kui midagi käid",
  "It is not your turn": "Praegu ei ole sinu kord",
  "Phases go on, not back": "Faasid lähevad edasi, mitte tagasi",
  "The parade is not over yet": "Paraad ei ole veel läbi",
  "Cards have to be discarded first": "Enne tuleb kaarte ära visata",
  "An effect is being done: it is not over yet": "Üks toime on käsil ega ole veel läbi",
  "Both draw their hands first": "Enne võtavad mõlemad kaardid kätte",
  "Something that a card of yours says waits to be done": "Midagi, mida sinu kaart ütleb, ootab tegemist",
  "Discard down to seven cards in your dusk": "Viska oma õhtul ära, kuni jääb seitse kaarti",
  "Your own fighters march": "Marsivad sinu enda võitlejad",
  "Only ready fighters march": "Marsivad ainult valmis võitlejad",
  "Fighters march in your own parade": "Võitlejad marsivad sinu enda paraadil",
  "You have marched in this turn": "Sel käigul oled juba marssinud",
  "Choose who marches": "Vali, kes marsib",
  "Your own fighters guard": "Kaitsevad sinu enda võitlejad",
  "Only ready fighters guard": "Kaitsevad ainult valmis võitlejad",
  "Each guards against one": "Igaüks kaitseb ühe vastu",
  "Only Winged fighters guard against Winged ones": "Winged võitlejate vastu kaitsevad ainult Winged võitlejad",
  "Against Sly fighters only Sly ones guard, or two or more":
    "Sly võitlejate vastu kaitsevad ainult Sly võitlejad või vähemalt kaks",
  "Nobody marches against you": "Sinu vastu ei marsi keegi",
  "Choose who marches, then who guards against them": "Vali, kes marsib, ja siis see, kes nende vastu kaitseb",
  "The first card that you choose has to march": "Esimene kaart, mille valid, peab olema marssija",
  "Nothing has to be discarded": "Midagi ei ole vaja ära visata",
  "Choose cards of your hand": "Vali kaardid oma käest",
  "Choose the card, then what it is for": "Vali kaart ja siis see, kellele see on",
  "There is nothing to do that to": "Pole kedagi, kellega seda teha",
  "Choose the card that waits": "Vali kaart, mis ootab",
  "Choose each card once": "Vali iga kaart ainult korra",
  "That has to be done": "See tuleb ära teha",
  "It rests already": "Ta puhkab juba",
  "It has entered in this turn": "Ta tuli lauale sel käigul",
  "Its cost is paid by hand: say whose effect it is": "Tema hind makstakse käsitsi: ütle, kelle toime see on",
  "Choose the card that you use, then what it is for": "Vali kaart, mida kasutad, ja siis see, kellele see on",
  "That card has nothing to use": "Sellel kaardil pole midagi kasutada",
  "by hand": "käsitsi",
  // Poker
  Deal: "Jaga",
  "Check or call": "Oota või vasta",
  "Bet or raise": "Panusta või tõsta",
  Check: "Oota",
  Fold: "Loobu",
  "Deal the next hand.": "Jaga järgmine kord.",
  "Here the rules deal and pay": "Siin jagavad ja maksavad reeglid",
  "Whoever is asked acts: there are no turns to end": "Tegutseb see, kellelt küsitakse: lõpetatavaid käike siin ei ole",
  "The hand is not over yet": "Jagamine ei ole veel läbi",
  "The dealer deals": "Jagab jagaja",
  "The first seat has to bring the deck of 52 cards": "Esimene koht peab tooma 52 kaardiga deki",
  "Nothing is dealt yet": "Midagi ei ole veel jagatud",
  "Nobody is asked": "Kelleltki ei küsita",
  "Somebody else is asked": "Küsitakse kelleltki teiselt",
  "Four bets a round at most": "Ringis kuni neli panust",
  "You do not have the chips for it: call": "Selleks sul žetoone ei jätku: vasta",
};

/** Hands of poker, as they win. */
const HANDS: Readonly<Record<string, string>> = {
  "a high card": "kõrgeim kaart",
  "a pair": "paar",
  "two pairs": "kaks paari",
  "three of a kind": "kolmik",
  "a straight": "rida",
  "a flush": "mast",
  "a full house": "maja",
  "four of a kind": "nelik",
  "a straight flush": "mastirida",
  "since all others have folded": "kõik teised loobusid",
};

/** Sentences with something in them: a card's name, a number. */
const PATTERNS: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/^That costs (.+), more than your Vats give$/, (cost) => `See maksab ${cost}, rohkem kui su Vatid annavad`],
  [
    /^They take a toll of (.+), more than your Vats give$/,
    (toll) => `Nad nõuavad lõivu ${toll}, rohkem kui su Vatid annavad`,
  ],
  [/^(.+) has entered in this turn$/, (card) => `${card} tuli lauale sel käigul`],
  [/^(.+) waits to be done: choose it, and its target$/, (card) => `${card} ootab tegemist: vali see ja siis, kellele`],
  [/^(.+) waits: do what it says\.$/, (card) => `${card} ootab: tee, mida see ütleb.`],
  [/^What (.+) says is done by hand$/, (card) => `Mida ${card} ütleb, tehakse käsitsi`],
  [
    /^What (.+) says would be done by hand: their rival has to agree$/,
    (card) => `Mida ${card} ütleb, tehtaks käsitsi: vastane peab nõustuma`,
  ],
  [/^What (.+) says is not done$/, (card) => `Mida ${card} ütleb, jääb tegemata`],
  [
    /^They want to do by hand what (.+) says: agree, or not\.$/,
    (card) => `Nad tahavad käsitsi teha, mida ${card} ütleb: nõustu või ära nõustu.`,
  ],
  [
    /^Do by hand what (.+) says, then press The effect is done\.$/,
    (card) => `Tee käsitsi, mida ${card === "the card" ? "kaart" : card} ütleb, ja vajuta siis „Toime on tehtud”.`,
  ],
  [/^Discard: choose (\d+) of your hand\.$/, (n) => `Viska ära: vali oma käest ${n}.`],
  [/^Choose (\d+) of your hand$/, (n) => `Vali oma käest ${n}`],
  [/^Guard against (.+) by two or more$/, (card) => `Kaitse vähemalt kahega, marssija ${card}`],
  [/^Guard against (.+)$/, (card) => `Kaitse, marssija ${card}`],
  [/^Play (.+)$/, (card) => `Käi ${card}`],
  [/^Use (.+)$/, (card) => `Kasuta: ${card}`],
  [/^(.+): do what it says$/, (card) => `${card}: tee, mida see ütleb`],
  [/^(.+): leave it$/, (card) => `${card}: jäta tegemata`],
  [/^(.+) guards? against (.+)$/, (guards, card) => `${guards} kaitseb, marssija ${card}`],
  [/^(.+) march(?:es)?$/, (cards) => `Marsib: ${cards}`],
  [/^(.+) dies$/, (card) => `${card} sureb`],
  [/^Bet (\d+)$/, (n) => `Panusta ${n}`],
  [/^Call (\d+)$/, (n) => `Vasta ${n}`],
  [/^Raise by (\d+)$/, (n) => `Tõsta ${n} võrra`],
  [/^Seat (\d+) deals; blinds of 1 and 2$/, (n) => `Jagab ${n}. koht; pimepanused 1 ja 2`],
  [
    /^Seat (\d+) wins (\d+) chips(?: (?:with )?(.+))?/,
    (n, chips, hand = "") => `${n}. koht võidab ${chips} žetooni${hand === "" ? "" : `: ${HANDS[hand] ?? hand}`}`,
  ],
  [
    /^The pot is (\d+), you owe (\d+): check or call, raise, or fold\.$/,
    (pot, owes) => `Potis on ${pot}, sina võlgned ${owes}: oota või vasta, tõsta või loobu.`,
  ],
];

/** A sentence of a script of the house in Estonian; one that is not known, such as of a member's own script, as it is. */
export function rulesSaid(text: string): string {
  if (Object.hasOwn(SENTENCES, text)) return SENTENCES[text] ?? text;
  for (const [pattern, say] of PATTERNS) {
    const found = pattern.exec(text);
    if (found) return say(...found.slice(1));
  }
  return text;
}
