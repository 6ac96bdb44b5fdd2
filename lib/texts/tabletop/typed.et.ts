import { speechOf } from "../speech";
import type { typed as english } from "./typed.en";

const { number } = speechOf("et");

export const typed: typeof english = {
  titles: { help: "Käsud", inplay: "Kaardid laual", timer: "Kulunud aeg" },
  leads: {
    help: "Kirjuta need jutureale. Mis algab kahe kaldkriipsuga, öeldakse ühega.",
    inplay: "Mis on avatud, selle järgi, kelle käes see on.",
    timer: "Kogu selles mängus kulunud ajast.",
  },
  nothing: "Midagi avatut ei ole.",
  times: (count, name) => (count === 1 ? name : `${number(count)} × ${name}`),
  share: (hundredths) => `${number(hundredths)}%`,
  problems: {
    unknown: ({ word }) => `Käsku /${word} ei ole. Kõiki käske näitab /help.`,
    malformed: ({ word }) =>
      word === "draw"
        ? "Kaartide võtmiseks kirjuta /draw ja arv, viigi jaoks /declare draw."
        : `Nii käsku /${word} ei kirjutata. Vaata /help.`,
    not_playing: () => "Seda teeb ainult mängija mängu ajal.",
    no_zone: ({ zone }) => `Sul ei ole virna nimega „${zone}”.`,
    no_phase: ({ phase }) => `Sellel mängul ei ole faasi nimega „${phase}”.`,
  },
  commands: {
    draw: "Võta kaarte oma dekist",
    shuffle: "Sega oma dekk või muu virn: /shuffle discard",
    search: "Vaata oma dekk või muu virn läbi",
    mulligan: "Pane kaardid tagasi, sega, võta seitse",
    untap: "Pööra kõik oma kaardid püsti",
    score: "Sea oma punktid; /score +2 ja /score -2 muudavad neid",
    roll: "Viska täringuid: arv ja tahkude arv",
    coin: "Viska münti",
    bid: "Paku ükskõik mida; pakkumised avatakse, kui kõik on pakkunud",
    phase: "Teata faas nime järgi",
    end: "Lõpeta oma käik",
    timer: "Kes on kui palju aega kulutanud; /timer grab, pass, stop",
    declare: "Teata win, lose, draw või undecided, et teised nõustuksid",
    ok: "Nõustu teatatuga",
    concede: "Anna alla",
    undo: "Võta oma viimane tegu tagasi; kui keegi sellest midagi teada sai, küsitakse teistelt",
    legal: "Mida formaadid sinu deki kohta ütlevad",
    inplay: "Loetle kaardid laual",
    savegame: "Salvesta mäng",
    help: "Näita neid käske",
  },
};
