import { speechOf } from "../speech";
import type { Who } from "../who";
import type { SpoofTexts } from "./en";

const { plural } = speechOf("et");
const coins = (n: number) => plural(n, { one: "1 münt", other: `${n} münti` });
const does = (who: Who, you: string, other: string): string => (who.you ? `Sina ${you}` : `${who.name} ${other}`);

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
    othersGuess: (who) => (who.you ? "Sinu kord arvata." : `Arvab ${who.name}.`),
  },
  fist: "peidetud",
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
    youHid: (count) => (count === 1 ? "Sina peidad 1 mündi." : `Sina peidad ${coins(count)}.`),
    guessed: (who, total) => `${does(who, "arvad", "arvab")}: ${total}.`,
    roundEnded: (total, winner) => {
      const end = winner === null ? "Keegi ei arvanud ära." : `${does(winner, "arvasid", "arvas")} ära.`;
      return `Pihkudes oli kokku ${coins(total)}. ${end}`;
    },
    other: "Mäng läks edasi.",
  },
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
