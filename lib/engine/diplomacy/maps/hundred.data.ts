/**
 * Hundred: the Hundred Years' War for three, 17 centres. A turn takes five years, and builds come every ten;
 * any owned centre may build. Facts of the variant: provinces, borders, start.
 */
export const HUNDRED = `
TITLE Hundred
BEGIN A.D. 1425 MOVEMENT
FLOW NEWYEAR:5 A.D.:MOVEMENT,RETREATS IFYEARDIV:10 A.D.:ADJUSTMENTS
RULE BUILD_ANY

# The seas
Minch = min
North Sea = nth
Irish Sea = iri
The Wash = was
Strait of Dover = dov dover
Bristol Channel = bch
English Channel = ech eng
Bay of Biscay = bis biscay
Atlantic = atl
Mediterranean = med
# The isles
Scotland = sco
Northumbria = num nor northumberland
Northumbria (west coast) = num/wc num(wc) nor/wc
Northumbria (east coast) = num/ec num(ec) nor/ec
The Pale = pal pale
Wales = wal
Devon = dev ply plymouth
Anglia = ang
London = lon
# The Low Countries and the Rhine
Friesland = fri
Holland = hol ams amsterdam
Flanders = fla ant antwerp
Luxembourg = lux luxemburg
Lorraine = lor swa swabia
Alsace = als
Dijon = dij
Charolais = cha
Cantons = can canton
# France
Calais = cal art artois
Normandy = nmd
Brittany = brt bri
Anjou = anj
Paris = par
Orleanais = orl orleans
Poitou = poi
Limousin = lim limousine
Dauphine = dau dauphin
Guyenne = guy aqu aquitaine
Toulouse = tou
Provence = pro
Savoy = sav
# Spain
Aragon = ara cat catalonia
Aragon (north coast) = ara/nc ara(nc) cat/nc
Aragon (south coast) = ara/sc ara(sc) cat/sc
Castile = cas ibe iberia

WATER MIN ABUTS IRI NTH PAL SCO
WATER NTH ABUTS ANG MIN NUM/EC SCO WAS
WATER IRI ABUTS ATL BCH MIN NUM/WC PAL SCO WAL
WATER WAS ABUTS ANG DOV FRI HOL NTH
WATER DOV ABUTS ANG CAL ECH FLA HOL LON NMD WAS
WATER BCH ABUTS ATL BIS BRT DEV ECH IRI WAL
WATER ECH ABUTS BCH BRT DEV DOV LON NMD
WATER BIS ABUTS ARA/NC ATL BCH BRT CAS GUY
WATER ATL ABUTS BCH BIS CAS IRI MED PAL
WATER MED ABUTS ARA/SC ATL CAS PRO SAV TOU
COAST SCO ABUTS IRI MIN NTH NUM/EC NUM/WC
COAST num ABUTS ang dev sco wal
COAST NUM/WC ABUTS IRI SCO WAL
COAST NUM/EC ABUTS ANG NTH SCO
COAST PAL ABUTS ATL IRI MIN
COAST WAL ABUTS BCH DEV IRI NUM/WC
COAST DEV ABUTS ang BCH ECH LON num WAL
COAST ANG ABUTS dev DOV LON NTH NUM/EC WAS
COAST LON ABUTS ANG CAL DEV DOV ECH
COAST FRI ABUTS HOL lux WAS
COAST HOL ABUTS DOV FLA FRI lux WAS
COAST FLA ABUTS CAL dij DOV HOL lux
LAND LUX ABUTS DIJ FLA FRI HOL LOR
LAND LOR ABUTS ALS CAN DIJ LUX
LAND ALS ABUTS CAN LOR
LAND DIJ ABUTS CAL CAN CHA DAU FLA LOR LUX PAR
LAND CHA ABUTS DAU DIJ PAR
LAND CAN ABUTS ALS DAU DIJ LOR SAV
COAST CAL ABUTS dij DOV FLA LON NMD par
COAST NMD ABUTS anj BRT CAL DOV ECH orl par
COAST BRT ABUTS anj BCH BIS ECH GUY NMD orl poi
LAND ANJ ABUTS BRT NMD ORL
LAND PAR ABUTS CAL CHA DAU DIJ NMD ORL
LAND ORL ABUTS ANJ BRT DAU LIM NMD PAR POI
LAND POI ABUTS BRT GUY LIM ORL TOU
LAND LIM ABUTS DAU ORL POI PRO TOU
LAND DAU ABUTS CAN CHA DIJ LIM ORL PAR PRO SAV
COAST GUY ABUTS ARA/NC BIS BRT poi tou
COAST TOU ABUTS ARA/SC guy lim MED poi PRO
COAST PRO ABUTS dau lim MED SAV TOU
COAST SAV ABUTS can dau MED PRO
COAST ara ABUTS cas guy tou
COAST ARA/NC ABUTS BIS CAS GUY
COAST ARA/SC ABUTS CAS MED TOU
COAST CAS ABUTS ARA/NC ARA/SC ATL BIS MED

ENGLAND (English:E) CAL DEV GUY LON NMD
A CAL
F DEV
A GUY
F LON
A NMD

FRANCE (French:F) DAU ORL PAR TOU
A DAU
A ORL
A PAR
A PRO
A TOU

BURGUNDY (Burgundian:B) DIJ FLA HOL LUX
A DIJ
A FLA
F HOL
A LUX

UNOWNED BRT CAN CAS SCO
`;
