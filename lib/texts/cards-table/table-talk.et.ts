import type { TableTalk } from "../table-talk/en";
import { tableTalk as sharedTalk } from "../table-talk/et";

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
