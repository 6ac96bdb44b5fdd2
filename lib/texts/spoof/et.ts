import { speechOf } from "../speech";
import type { Who } from "../who";
import type { SpoofTexts } from "./en";

const { plural, list } = speechOf("et");
const coins = (n: number) => plural(n, { one: "1 münt", other: `${n} münti` });
const does = (who: Who, you: string, other: string): string => (who.you ? `Sina ${you}` : `${who.name} ${other}`);
const within = ({ name, you }: Who): string => (you ? "sina" : name);
const wins = (n: number) => plural(n, { one: "1 võidetud ring", other: `${n} võidetud ringi` });

export const spoof: SpoofTexts = {
  title: "Spoof",
  status: {
    waiting: "Pole veel alanud",
    over: "Mäng on läbi",
    round: (round, rounds) => `${round}. ring ${rounds}-st`,
  },
  turn: {
    waiting: "Mäng algab, kui kõik kohad on hõivatud.",
    over: "Mäng on läbi.",
    hide: "Peida pihku mõni münt.",
    guess: "Mitu münti on kõigi pihkudes kokku?",
    othersHide: "Teised alles peidavad münte.",
    playersHide: "Mängijad peidavad münte.",
    won: (winners, rounds) =>
      rounds === 0
        ? "Ühtegi ringi ei võitnud keegi."
        : winners.length === 1 && winners[0]
          ? `${does(winners[0], "võidad", "võidab")}: ${wins(rounds)}.`
          : `Esikohta jagavad ${list(winners.map(within))}: igaühel ${wins(rounds)}.`,
    othersGuess: (who) => (who.you ? "Sinu kord arvata." : `Arvab ${who.name}.`),
  },
  fist: "peidetud",
  fistOf: (count) => `pihus ${coins(count)}`,
  guessed: (total) => `arvas ${total}`,
  won: (rounds) => `võite ${rounds}`,
  score: "Seis",
  coinsToHide: "Peidetavad mündid",
  yourGuess: "Sinu pakkumine",
  lastRound: (fists, winner) => {
    const end = winner === null ? "keegi ei arvanud ära" : winner.you ? "arvasid ära" : `ära arvas ${winner.name}`;
    return `Eelmine ring: ${fists.join(" + ")}, ${end}.`;
  },
  log: {
    roundBegan: (round) => `${round}. ring: peida oma mündid.`,
    hid: (who) => `${does(who, "oled mündid peitnud", "on mündid peitnud")}.`,
    hidSo: (who, count) => `${does(who, "peidad", "peidab")} ${count === 1 ? "1 mündi" : coins(count)}.`,
    guessed: (who, total) => `${does(who, "arvad", "arvab")}: ${total}.`,
    roundEnded: (total, winner) => {
      const end = winner === null ? "Keegi ei arvanud ära." : `${does(winner, "arvasid", "arvas")} ära.`;
      return `Pihkudes oli kokku ${coins(total)}. ${end}`;
    },
    other: "Mäng läks edasi.",
  },
  rules: (most, rounds) => [
    `Igas ringis peidab igaüks pihku kuni ${coins(most)} või jätab pihu tühjaks.`,
    "Siis arvab igaüks oma korral, mitu münti on kõigi pihkudes kokku. Sama arvu kaks korda arvata ei saa.",
    "Pihud avatakse. Kes arvas õigesti, võidab ringi.",
    rounds === 1
      ? "Mängitakse üks ring: kes selle võidab, võidab ka mängu."
      : `Mängitakse ${rounds} ringi. Mängu võidab see, kes võitis neist kõige rohkem.`,
  ],
  takeback: (who) => `${does(who, "soovid", "soovib")} oma viimase käigu tagasi võtta.`,
  refusals: {
    "spoof/begun": "Mäng juba käib.",
    "spoof/not_host": "Alustada saab ainult laua peremees.",
    "spoof/not_seated": "Mängimiseks võta koht.",
    "spoof/not_hiding": "Kõik on mündid peitnud. Oota oma korda arvata.",
    "spoof/hidden_already": "Sinu mündid on juba peidetud.",
    "spoof/too_many": "Nii palju münte pihku ei mahu. Vali vähem.",
    "spoof/not_your_turn": "Praegu pole sinu kord arvata. Oota oma korda.",
    "spoof/said_already": "Seda on juba keegi arvanud. Vali teine arv.",
  },
};
