/**
 * The Two Rivers: Mesopotamia in the days of Akkad, where each spring the Tigris and the Euphrates flood their plains. Our own
 * design: 54 provinces, 28 centres, five powers of three homes, 15 to win.
 *
 * In spring the nine plains along the rivers are water: the flood parts the land for armies, and boats reach every city on its
 * banks, as far as Emar and Nineveh. In fall the plains are fields again, which armies cross, and boats that are still there or
 * in a city are carried ashore (UNITS_ADAPT): who stands on a plain when the flood comes takes to the boats, and who lands in a
 * city before it goes is an army from then on. Ships are built by the gulf alone.
 *
 * Why it is even: each power enters at least three neutral centres in its first year, and no foreign home with its first
 * move (`rivers.test.ts` counts this). Akkad, in the middle, has the shortest ways and the most neighbours; Elam and Sumer have the
 * gulf; Mari and Assyria have the upper rivers, from which the flood carries boats down to everybody.
 *
 * In lower case: a way for armies only. All borders follow from the points in `rivers.places.data.ts`.
 */
export const RIVERS = `
TITLE The Two Rivers
VICTORY 15
BEGIN SPRING 1 MOVEMENT
RULE UNITS_ADAPT

# Assyria and the north
Nineveh = nin
Assur = ass
Arbela = arb
Nagar = nag
Simurrum = sim
Hill Country = lul lullubi
Gutium = gut
Jezirah = jez
# Along the Euphrates
Emar = ema
Tuttul = tut
Terqa = trq
Mari = mar
Rapiqum = rap rapiqu
Tadmor = tad palmyra
Syrian Desert = syd syria
# The land of Akkad
Sippar = sip
Akkad = akk
Kish = kis
Babylon = bab
Nippur = nip
Eshnunna = esh
Malgium = mal
# The land of Sumer
Uruk = urk
Ur = urr
Lagash = lag
Eridu = eri
The Marshes = msh marshes marsh
Sealand = sea
# Elam and the mountains
Susa = sus
Awan = awa
Anshan = ans
Liyan = liy bushehr
Der = der
Zagros = zag
Media = med
Elymais = ely
Carmania = car
# The deserts
Western Desert = ard
Nefud = nef
Nejd = nej
Arabian Shore = has hasa arabia
Dilmun = dil bahrain
# The plains that the rivers flood
Upper Euphrates = euu
Middle Euphrates = eum
Sippar Fields = eul
Babylon Plain = bap
Edin = edn
Upper Tigris = tiu
Tigris Bend = tim bend
Lower Tigris = til
Karkheh Plain = kar karkheh
# The gulf
Head of the Gulf = ghd head gulf+head
Gulf of Dilmun = gdi gulf+dilmun
Sea of Magan = gma magan

# Assyria and the north
LAND NIN ABUTS ARB ASS jez nag TIU
LAND ASS ABUTS EUM JEZ NIN TIM TIU
LAND ARB ABUTS GUT LUL NIN SIM TIM TIU
LAND NAG ABUTS EMA EUU JEZ nin
LAND SIM ABUTS ARB ESH GUT TIM zag
LAND LUL ABUTS ARB GUT
LAND GUT ABUTS ARB LUL MED SIM ZAG
LAND JEZ ABUTS ASS EUM EUU NAG nin TRQ
# Along the Euphrates
LAND EMA ABUTS EUU NAG
LAND TUT ABUTS EUU TAD
LAND TRQ ABUTS EUM EUU JEZ
LAND MAR ABUTS EUM EUU RAP SYD TAD
LAND RAP ABUTS ARD BAB EUL EUM MAR SYD
LAND TAD ABUTS EUU MAR SYD TUT
LAND SYD ABUTS ARD MAR NEF RAP TAD
# The land of Akkad
LAND SIP ABUTS AKK EUL EUM KIS TIL TIM
LAND AKK ABUTS ESH KIS SIP TIL
LAND KIS ABUTS AKK BAP NIP SIP TIL
LAND BAB ABUTS ARD BAP EDN EUL RAP URK
LAND NIP ABUTS BAP EDN KIS TIL
LAND ESH ABUTS AKK SIM TIL TIM ZAG
LAND MAL ABUTS DER LAG TIL
# The land of Sumer
LAND URK ABUTS ARD BAB EDN NEJ URR
COAST URR ABUTS EDN eri MSH NEJ URK
LAND LAG ABUTS DER EDN KAR MAL MSH TIL
COAST ERI ABUTS GHD HAS MSH NEJ SEA urr
COAST MSH ABUTS EDN ERI KAR LAG SEA URR
COAST SEA ABUTS ELY ERI GHD KAR LIY MSH SUS
# Elam and the mountains
LAND SUS ABUTS AWA DER ELY KAR SEA
LAND AWA ABUTS ANS DER ELY MED SUS ZAG
LAND ANS ABUTS AWA ELY LIY MED
COAST LIY ABUTS ANS CAR ELY GDI GHD SEA
LAND DER ABUTS AWA KAR LAG MAL SUS TIL ZAG
LAND ZAG ABUTS AWA DER ESH GUT MED sim TIL
LAND MED ABUTS ANS AWA GUT ZAG
LAND ELY ABUTS ANS AWA LIY SEA SUS
COAST CAR ABUTS GDI GMA LIY
# The deserts
LAND ARD ABUTS BAB NEF NEJ RAP SYD URK
LAND NEF ABUTS ARD NEJ SYD
LAND NEJ ABUTS ARD ERI HAS NEF URK URR
COAST HAS ABUTS DIL ERI GDI GHD NEJ
COAST DIL ABUTS GDI GMA HAS
# The plains that the rivers flood
LAND EUU ABUTS EMA EUM JEZ MAR NAG TAD TRQ TUT
LAND EUM ABUTS ASS EUL EUU JEZ MAR RAP SIP TIM TRQ
LAND EUL ABUTS BAB BAP EUM RAP SIP
LAND BAP ABUTS BAB EDN EUL KIS NIP
LAND EDN ABUTS BAB BAP LAG MSH NIP TIL URK URR
LAND TIU ABUTS ARB ASS NIN TIM
LAND TIM ABUTS ARB ASS ESH EUM SIM SIP TIL TIU
LAND TIL ABUTS AKK DER EDN ESH KIS LAG MAL NIP SIP TIM ZAG
LAND KAR ABUTS DER LAG MSH SEA SUS
# The gulf
WATER GHD ABUTS ERI GDI HAS LIY SEA
WATER GDI ABUTS CAR DIL GHD GMA HAS LIY
WATER GMA ABUTS CAR DIL GDI

ASSYRIA (Assyrian:S) ARB ASS NIN
A ARB
A ASS
A NIN

MARI (Mariote:M) EMA MAR TRQ
A EMA
A MAR
A TRQ

AKKAD (Akkadian:A) AKK KIS SIP
A AKK
A KIS
A SIP

SUMER (Sumerian:U) LAG URK URR
A LAG
A URK
F URR

ELAM (Elamite:E) AWA LIY SUS
A AWA
F LIY
A SUS

UNOWNED ANS BAB DER DIL ERI ESH MAL NAG NIP RAP SIM TAD TUT

IN SPRING
WATER BAP
WATER EDN
WATER EUL
WATER EUM
WATER EUU
WATER KAR
WATER TIL
WATER TIM
WATER TIU
COAST AKK
COAST ARB
COAST ASS
COAST BAB
COAST DER
COAST EMA
COAST ESH
COAST JEZ
COAST KIS
COAST LAG
COAST MAL
COAST MAR
COAST NAG
COAST NIN
COAST NIP
COAST RAP
COAST SIM
COAST SIP
COAST SUS
COAST TAD
COAST TRQ
COAST TUT
COAST URK
COAST ZAG
FROM START
`;
