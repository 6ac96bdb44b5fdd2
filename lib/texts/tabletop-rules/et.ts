import type { TabletopRulesTexts } from "./en";
import { FIVE_DYES } from "./five-dyes.et";

const POKER = `
Kindlate panustega hold’em kahele kuni kaheksale. Igaüks alustab **100 žetooniga**; kes need kaotab, on väljas, ja viimasena alles jäänu võidab. Žetoonid on selle laua punktid, mitte raha.

## Enne algust
Esimese koha mängija toob 52 kaardiga deki; enne iga jagamist segab selle juhus. Esimese jagaja nimetab juhus.

## Jagamine
1. Jagaja vajutab **Jaga**: igaüks saab kaks kaarti, mida näeb ainult tema. Kaks mängijat jagaja järel panevad sisse pimepanused, 1 ja 2 žetooni. Kahe mängija korral on väike pimepanus jagajal ja ta tegutseb esimesena.
2. **Panused.** Järgemööda igaüks *ootab* või *vastab* (paneb juurde, mis puudu), *panustab* või *tõstab* (2 žetooni, alates neljandast avatud kaardist 4) või *loobub*. Ringis on kuni neli panust, suur pimepanus on neist esimene.
3. **Flop.** Avatakse kolm kaarti, mis kuuluvad kõigile; jälle panused.
4. **Turn** ja **river.** Kummalgi korral üks kaart juurde; jälle panused.
5. **Näitamine.** Poti võidab see, kelle kahest oma ja viiest avatud kaardist tuleb parim viisik; võrdsed jagavad. Kui kõik teised on loobunud, võidab allesjäänu näitamata.

Kellel jagamise ajal žetoonid otsa saavad, jääb mängu selle poti osa peale, kuhu ta on maksnud: mida teised rohkem panustavad, on omaette pott.

## Mida käsi väärt on
| parimast alates | mis see on |
|---|---|
| **mastirida** | viis järjestikust samast mastist |
| **nelik** | neli sama väärtusega |
| **maja** | kolm ühe ja kaks teise väärtusega |
| **mast** | viis samast mastist |
| **rida** | viis järjestikust; äss on kõrgeim või madalaim |
| **kolmik** | kolm sama väärtusega |
| **kaks paari** | kaks ühe ja kaks teise väärtusega |
| **paar** | kaks sama väärtusega |
| **kõrgeim kaart** | mitte ükski neist |

Sama liiki kätest võidavad kõrgemad kaardid; mastid ei loe kunagi.
`.trim();

export const tabletopRules: TabletopRulesTexts = {
  title: (game: string): string => `Mängu ${game} reeglid`,
  lead: "Need on käepärast ka igas selle mängu lauas.",
  play: "Ava laud",
  rules: { "five-dyes": FIVE_DYES, poker: POKER },
};
