import type { TableTexts } from "../table/en";
import { table as shared } from "../table/et";
import type { TableTalk } from "../table-talk/en";
import { tableTalk as sharedTalk } from "../table-talk/et";

export const table: TableTexts = {
  ...shared,
  foot: {
    ...shared.foot,
    over: "Seeria on läbi.",
    linedUp: "Mängid järgmisest jagamisest alates.",
    kept: "Selle jagamise lõpuni mängib sinu kaartidega robot.",
    removed: "Laua peremees eemaldas su. Võid uuesti istuda, kui see jagamine on läbi.",
    fromNext: "Mängi järgmisest jagamisest alates",
  },
  menu: {
    ...shared.menu,
    askLeave: {
      ...shared.menu.askLeave,
      playing: "Selle jagamise lõpuni mängib sinu kaartidega robot. Seni saad oma kohale tagasi tulla.",
    },
    askClose: {
      ...shared.menu.askClose,
      text: "Siin ei saa siis enam mängida. Selle jagamisi saab endiselt korrata.",
    },
  },
  seatDialog: {
    ...shared.seatDialog,
    keptFor: (name) => `${name} lahkus ja tema eest mängib robot. Koht hoitakse talle selle jagamise lõpuni alles.`,
    bot: "Siin mängib robot, kuni keegi jagamiste vahel koha võtab.",
    takeLater: "Võta see koht pärast seda jagamist",
    askHost: {
      ...shared.seatDialog.askHost,
      text: "Edaspidi jagab, valib seaded ja võtab mängijaid vastu tema. Laua saab tagasi anda ainult tema.",
    },
    askRemove: { ...shared.seatDialog.askRemove, playing: "Selle jagamise lõpuni mängib tema kaartidega robot." },
  },
};

export const tableTalk: TableTalk = {
  ...sharedTalk,
  linedUp: (who) => `${who.you ? "Sina mängid" : `${who.name} mängib`} järgmisest jagamisest alates.`,
  left: (who, { kicked, kept }) => {
    const went = sharedTalk.left(who, { kicked, kept: false });
    return kept ? `${went} Jagamise lõpuni mängib ${who.you ? "sinu" : "tema"} kaartidega asendaja.` : went;
  },
  rematchBegan: "Mängitakse uuesti: algab uus seeria.",
  refusals: {
    ...sharedTalk.refusals,
    "table/deal_over": "Jagamine on läbi. Sellest ei saa enam midagi tagasi võtta.",
    "table/in_play": "See peab ootama, kuni jagamine on läbi.",
    "table/knows_hand": "Oled selles jagamises näinud teise mängija kaarte. Siia saad istuda, kui see on läbi.",
    "table/most_takebacks": "Selles jagamises ei saa rohkem käike tagasi võtta.",
    "table/not_over": "Seeria pole veel läbi.",
    "table/nothing_to_take_back": "Sa pole selles jagamises teinud käiku, mida saaks tagasi võtta.",
    "table/removed": "Laua peremees eemaldas su sellest jagamisest. Võid uuesti istuda, kui see on läbi.",
    "table/seat_kept": "See koht hoitakse oma mängijale jagamise lõpuni alles.",
    "table/stale": "Mäng läks edasi, enne kui su kaart kohale jõudis. Seda ei käidud: vali uuesti.",
    "table/worn_out": "Selle laua pitseeritud segamised on otsas. Jätkamiseks ava uus laud.",
  },
};
