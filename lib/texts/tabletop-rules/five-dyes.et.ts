/** The rules of Five Dyes in Estonian; cards, their types and their words keep their English names, which stand on them. */
export const FIVE_DYES = `
Kootud linna kaks värvaligildi vaidlevad turgude pärast. Iga mängija on gild, kellel on **20 mõju**; võidab see, kes viib teise mõju nulli. Võidab ka see, kes saab veel kaarti võtta, kui teine peab võtma, aga ei saa.

## Kaardid
| liik | mis see on |
|---|---|
| **Vat** | annab värvi: pane ta puhkama (pööra külili), siis annab ta ühe oma liiki värvi: sinerõigas (W), krapp (M), reseeda (Y), vaseroheline (V) või tammepahk (O) |
| **Folk**, **Beast** | *võitlejad*: jõud (might) / kaitse (guard) |
| **Place**, **Relic** | jäävad lauale ja teevad, mida neil öeldakse |
| **Deed** | teeb, mida temal öeldakse, ja läheb siis sinu mahavisatud kaartide hulka |

Kaardi hind on suvaliste värvide arv ja kindlate värvide tähed: 2WW on kaks suvalist ja kaks sinerõigast. **Unique** kaarte võib kummalgi mängijal ühe nimega olla laual üks.

## Enne algust
Dekis on vähemalt 40 kaarti, ühe nimega mitte üle nelja; Vate võib olla kui palju tahes. Sega ja võta seitse kaarti. Kellele käsi ei meeldi, võib selle ühe korra tagasi panna ja võtta kuus. Alustaja valib juhus; esimesel koidul alustaja kaarti ei võta.

## Käik
1. **Koit (Dawn).** Pööra kõik oma kaardid püsti. Võta kaart. Siis juhtub see, mille ees on „at dawn”.
2. **Turg (Market).** Käi üks Vat ja kõik kaardid, mille eest jõuad maksta. Kulutamata värv läheb faasi lõpus kaotsi. Kaart, millel pole kirjas „enters resting”, tuleb lauale püsti, kuid võitleja ei saa marssida samal käigul, kui ta tuli.
3. **Paraad (Parade).** Vali püsti võitlejad, kes *marsivad*: nad jäävad puhkama. Vastane valib, millised tema püsti võitlejad millise marssija vastu *kaitsevad*; ühe vastu võib kaitsta mitu. Marssija ja tema vastu kaitsjad annavad teineteisele korraga kahju oma jõu jagu, marssija jagab oma kahju, nagu sina soovid; marssija, kelle vastu keegi ei kaitse, võtab oma jõu jagu vastase mõju. Võitleja, kelle kahju on sama suur kui tema kaitse või suurem, sureb.
4. **Õhtu (Dusk).** Juhtub see, mille ees on „at dusk”. Viska kaarte ära, kuni jääb seitse. Kahju paraneb. Algab vastase käik.

Oma turu ajal võid käia Deed-kaarte; paraadil ja vastase käigul sellise, mis nimetab Deed-kaarti, marssijat või kaitsjat, ning kasutada seda, mida kaart teeb enne koolonit seisva hinna eest („{1}{W}: …”, „Rest: …”). Viimasena öeldu juhtub esimesena.

## Sõnad kaartidel
| sõna | tähendus |
|---|---|
| **Charge** | võib marssida samal käigul, kui ta lauale tuli |
| **Vigil** | ei jää marssides puhkama |
| **Sly** | tema vastu kaitsevad ainult Sly võitlejad või vähemalt kaks |
| **Winged** | tema vastu kaitsevad ainult Winged võitlejad |
| **Stout** | igal käigul jääb esimene kahju temale andmata |
| **Venom** | kes temalt kahju saab, see sureb |
| **Toll N** | vastane maksab N iga võitleja eest, kes sinu vastu marsib |
| **fight** | kumbki annab teisele kahju oma jõu jagu |
| **seal** | märk, mis jääb: +1/+1 või nagu kaardil öeldud |
| **stop** | Deed läheb mahavisatute hulka ega tee midagi |
| **destroy**, **dies** | läheb omaniku mahavisatud kaartide hulka; sureb ainult võitleja |
| **token** | kaart, mis tuuakse väljast ja mis laualt lahkudes läheb mängust jäädavalt |
| **Coin** | token liigist Relic: hävita ta ja saad ühe suvalise värvi |
| **turn over** | näitab teist külge; märgid ja kahju jäävad |
| **under** | lebab avatult teise kaardi all ega ole mängus |

Kui kaart ja see lehekülg ütlevad eri asju, on õigus kaardil.

## Lauas
Kus reegleid järgitakse **rangelt**, ütleb laud, kelle kord on ja mida saab teha, paneb makstes Vatid ise puhkama ja teeb ise, mida kaardid ütlevad, kui midagi ei ole valida. Mis on reeglite vastu, sellest keeldutakse ja öeldakse põhjus. Mida kaart ütleb, aga reeglid ei tunne, tehakse käsitsi: vali *Tee, mida kaart ütleb*; kui mängus on panus või tegu on turniiriga, peab vastane enne nõustuma. **Hoiatustega** lauas küsitakse selle asemel teistelt, kas nad lubavad. **Vabas** lauas ei kontrollita midagi: mida reeglid ütlevad, teed käsitsi.
`.trim();
