/**
 * Modern (Vincent Mous): Europe in 1995, ten powers, 64 centres, 33 to win. Facts of the variant: provinces, borders, start.
 */
export const MODERN = `
TITLE Modern
VICTORY 33
BEGIN SPRING 1995 MOVEMENT

# Oceans and northern seas
Arctic Ocean = arc arctic
North Atlantic Ocean = nao nat
Mid Atlantic Ocean = mid mao mat
South Atlantic Ocean = sao sat sou south
Norwegian Sea = nwg nors norwegian
Barents Sea = brn bars brnts barents
White Sea = whi white
North Sea = nth north
Heligoland Bight = hel heligoland
Skagerrak = ska
Bornholm Sea = bhm bors born bornholm
Baltic Sea = bal bals baltic
Gulf of Bothnia = gob bot bothnia gbothnia
Irish Sea = iri iris irish
English Channel = eng english cha channel
Bay of Biscay = bis bob bay biscay
# Southern seas
Straits of Gibraltar = sog sgib str straits
Western Mediterranean = wme wmed
Gulf of Lyon = gol glyon
Ligurian Sea = lig ligs ligurian
Tyrrhenian Sea = tyr tyrs tys tyrrhenian
Maltese Sea = mal mals maltese
Libyan Sea = lbn libs libyan
Ionian Sea = ion ions ionian
Adriatic Sea = adr adrs adriatic
Aegean Sea = aeg aegs aegean
Eastern Mediterranean = eme emed
Western Black Sea = wbs wbl wbla wblack
Eastern Black Sea = ebs ebl ebla eblack
Caspian Sea = cas cass caspian
Red Sea = red reds
Arabian Sea = ara aras arabian
Persian Gulf = per perg persian
# The isles and the north
Ireland = ire eire eir
Clyde = cly
Edinburgh = edi
Liverpool = liv lpl livp
Yorkshire = yor york
Wales = wal
London = lon
Iceland = ice
Norway = nwy nor
Sweden = swe
Denmark = den
Finland = fin
Lapland = lap
# France and the Low Countries
Brittany = bri
Picardy = pic
Paris = par
Bordeaux = bor
Auvergne = auv
Lyon = lyo
Marseilles = mar
Monaco = mon
Alsace = als
Belgium = bel
Holland = hol
# Spain and Africa
Portugal = por
Navarra = nav
Madrid = mad
Barcelona = bar barc
Andalusia = and
Seville = sve sevi svl
Gibraltar = gib
Morocco = mor
Western Sahara = wsa wsah
Algeria = alg
Tunisia = tun tunis
Libya = lib
Eastern Sahara = esa esah
Alexandria = ale
Cairo = cai
Aswan = asw
Sinai = sin
# Germany, the Alps and Italy
Hamburg = ham
Berlin = ber
Ruhr = ruh
Frankfurt = fra
Saxony = sax
Munich = mun
Switzerland = swi sui
Austria = aus aut
Piedmont = pie
Milan = mil
Venice = ven
Tuscany = tus
Rome = rom
Naples = nap
Apulia = apu
# Poland and the middle
Prussia = pru
Gdansk = gda danzig dan
Warsaw = war
Silesia = sil
Krakow = kra
Czech Republic = cze
Slovakia = slk slo
Hungary = hun
Lithuania = lit
Latvia = lat
Estonia = est
Bielorussia = bie
# The Balkans
Croatia = cro
Bosnia = bos
Serbia = ser
Albania = alb
Macedonia = mac skopje sko
Greece = gre
Bulgaria = bul
Rumania = rum
Moldavia = mol
# Russia and Ukraine
St-Petersburg = stp leningrad len
Murmansk = mur
Moscow = mos
Gorky = gor
Central Russian Plateau = crp cen pla
Urals = ura
Volga = vol
Siberia = sib
Kazakhstan = kaz
Podolia = pod
Kiev = kie
Odessa = ode
Kharkov = kha
Donbas = don
Sevastopol = sev seva
Rostov = ros
Caucasus = cau
# The Near East
Georgia = geo
Armenia = arm
Azerbaijan = aze
Istanbul = ist constantinople con
Izmir = izm
Anatolia = ana
Ankara = ank
Adana = ada
Syria = syr
Israel = isr
Jordan = jor
Saudi Arabia = sau saudi
Irak = irk irq iraq
Iran = irn
Iran (north coast) = irn/nc
Iran (south coast) = irn/sc

# Oceans and northern seas
WATER ARC ABUTS BRN ICE NAO NWG
WATER NAO ABUTS ARC CLY ICE IRE IRI LIV MID NWG
WATER MID ABUTS BIS ENG IRI NAO NAV POR SAO
WATER SAO ABUTS GIB MID MOR POR SOG SVE
WATER NWG ABUTS ARC BRN CLY EDI ICE LAP NAO NTH NWY
WATER BRN ABUTS ARC LAP MUR NWG URA WHI
WATER WHI ABUTS BRN MUR URA
WATER NTH ABUTS BEL DEN EDI ENG HEL HOL LON NWG NWY SKA YOR
WATER HEL ABUTS DEN HAM HOL NTH
WATER SKA ABUTS DEN NTH NWY SWE
WATER BHM ABUTS BAL BER DEN HAM PRU SWE
WATER BAL ABUTS BHM GDA GOB LAT LIT PRU SWE
WATER GOB ABUTS BAL EST FIN LAT STP SWE
WATER IRI ABUTS ENG IRE LIV MID NAO WAL
WATER ENG ABUTS BEL BIS BRI IRI LON MID NTH PIC WAL
WATER BIS ABUTS BOR BRI ENG MID NAV
# Southern seas
WATER SOG ABUTS ALG AND GIB MOR SAO WME
WATER WME ABUTS ALG AND BAR GOL SOG TUN TYR
WATER GOL ABUTS AUV BAR LIG MAR TYR WME
WATER LIG ABUTS GOL MAR MON PIE ROM TUS TYR
WATER TYR ABUTS GOL LIG MAL NAP ROM TUN WME
WATER MAL ABUTS ION LBN LIB NAP TUN TYR
WATER LBN ABUTS ALE EME ESA ION LIB MAL
WATER ION ABUTS ADR AEG ALB APU EME GRE LBN MAL NAP
WATER ADR ABUTS ALB APU CRO ION SER VEN
WATER AEG ABUTS EME GRE ION IST IZM
WATER EME ABUTS ADA AEG ALE ANA CAI ION ISR IZM LBN SYR
WATER WBS ABUTS ANK BUL EBS IST ODE RUM SEV
WATER EBS ABUTS ANK DON GEO ROS SEV WBS
WATER CAS ABUTS AZE CAU IRN/NC KAZ VOL
WATER RED ABUTS ARA ASW CAI JOR SAU SIN
WATER ARA ABUTS IRN/SC PER RED SAU
WATER PER ABUTS ARA IRK IRN/SC SAU
# The isles and the north
COAST IRE ABUTS IRI NAO
COAST CLY ABUTS EDI LIV NAO NWG
COAST EDI ABUTS CLY liv NTH NWG YOR
COAST LIV ABUTS CLY edi IRI NAO WAL yor
COAST YOR ABUTS EDI liv LON NTH wal
COAST WAL ABUTS ENG IRI LIV LON yor
COAST LON ABUTS ENG NTH WAL YOR
COAST ICE ABUTS ARC NAO NWG
COAST NWY ABUTS LAP NTH NWG SKA SWE
COAST SWE ABUTS BAL BHM DEN FIN GOB lap NWY SKA
COAST DEN ABUTS BHM HAM HEL NTH SKA SWE
COAST FIN ABUTS GOB lap mur STP SWE
COAST LAP ABUTS BRN fin MUR NWG NWY swe
# France and the Low Countries
COAST BRI ABUTS BIS BOR ENG par PIC
COAST PIC ABUTS als BEL BRI ENG par
LAND PAR ABUTS ALS AUV BOR BRI LYO PIC
COAST BOR ABUTS auv BIS BRI NAV par
COAST AUV ABUTS BAR bor GOL lyo MAR nav par
LAND LYO ABUTS ALS AUV MAR PAR SWI
COAST MAR ABUTS AUV GOL LIG lyo MON pie swi
COAST MON ABUTS LIG MAR PIE
LAND ALS ABUTS BEL LYO MUN PAR PIC RUH SWI
COAST BEL ABUTS als ENG HOL NTH PIC ruh
COAST HOL ABUTS BEL HAM HEL NTH ruh
# Spain and Africa
COAST POR ABUTS mad MID NAV SAO SVE
COAST NAV ABUTS auv bar BIS BOR mad MID POR
LAND MAD ABUTS AND BAR NAV POR SVE
COAST BAR ABUTS AND AUV GOL mad nav WME
COAST AND ABUTS BAR GIB mad SOG sve WME
COAST SVE ABUTS and GIB mad POR SAO
COAST GIB ABUTS AND SAO SOG SVE
COAST MOR ABUTS ALG SAO SOG wsa
LAND WSA ABUTS ALG LIB MOR
COAST ALG ABUTS lib MOR SOG TUN WME wsa
COAST TUN ABUTS ALG LIB MAL TYR WME
COAST LIB ABUTS alg ESA LBN MAL TUN wsa
COAST ESA ABUTS ALE asw LBN LIB
COAST ALE ABUTS asw CAI EME ESA LBN
COAST CAI ABUTS ALE ASW EME ISR RED SIN
COAST ASW ABUTS ale CAI esa RED
COAST SIN ABUTS CAI isr JOR RED
# Germany, the Alps and Italy
COAST HAM ABUTS BER BHM DEN fra HEL HOL ruh
COAST BER ABUTS BHM fra HAM PRU sax sil
LAND RUH ABUTS ALS BEL FRA HAM HOL MUN
LAND FRA ABUTS BER HAM MUN RUH SAX
LAND SAX ABUTS AUS BER CZE FRA MUN SIL
LAND MUN ABUTS ALS AUS FRA RUH SAX SWI
LAND SWI ABUTS ALS AUS LYO MAR MIL MUN PIE
LAND AUS ABUTS CRO CZE HUN MIL MUN SAX SLK SWI VEN
COAST PIE ABUTS LIG mar mil MON swi TUS
LAND MIL ABUTS AUS PIE SWI TUS VEN
COAST VEN ABUTS ADR APU aus CRO mil rom tus
COAST TUS ABUTS LIG mil PIE ROM ven
COAST ROM ABUTS apu LIG NAP TUS TYR ven
COAST NAP ABUTS APU ION MAL ROM TYR
COAST APU ABUTS ADR ION NAP rom VEN
# Poland and the middle
COAST PRU ABUTS BAL BER BHM GDA sil war
COAST GDA ABUTS BAL LIT PRU war
LAND WAR ABUTS BIE GDA KRA LIT PRU SIL
LAND SIL ABUTS BER CZE KRA PRU SAX WAR
LAND KRA ABUTS BIE CZE POD SIL SLK WAR
LAND CZE ABUTS AUS KRA SAX SIL SLK
LAND SLK ABUTS AUS CZE HUN KRA POD
LAND HUN ABUTS AUS CRO POD RUM SER SLK
COAST LIT ABUTS BAL bie GDA LAT war
COAST LAT ABUTS BAL bie EST GOB LIT mos stp
COAST EST ABUTS GOB LAT STP
LAND BIE ABUTS CRP KIE KRA LAT LIT MOS POD WAR
# The Balkans
COAST CRO ABUTS ADR aus bos hun SER VEN
LAND BOS ABUTS CRO SER
COAST SER ABUTS ADR ALB bos bul CRO hun mac rum
COAST ALB ABUTS ADR GRE ION mac SER
LAND MAC ABUTS ALB BUL GRE SER
COAST GRE ABUTS AEG ALB bul ION IST mac
COAST BUL ABUTS gre IST mac RUM ser WBS
COAST RUM ABUTS BUL hun mol ODE pod ser WBS
LAND MOL ABUTS ODE POD RUM
# Russia and Ukraine
COAST STP ABUTS EST FIN GOB gor lat mos mur
COAST MUR ABUTS BRN fin gor LAP stp URA WHI
LAND MOS ABUTS BIE CRP GOR LAT STP VOL
LAND GOR ABUTS MOS MUR STP URA VOL
LAND CRP ABUTS BIE KHA KIE MOS VOL
COAST URA ABUTS BRN gor MUR sib vol WHI
COAST VOL ABUTS CAS CAU crp don gor KAZ kha mos ROS sib ura
LAND SIB ABUTS KAZ URA VOL
COAST KAZ ABUTS CAS IRN/NC sib VOL
LAND POD ABUTS BIE HUN KIE KRA MOL ODE RUM SLK
LAND KIE ABUTS BIE CRP DON KHA ODE POD SEV
COAST ODE ABUTS kie mol pod RUM SEV WBS
LAND KHA ABUTS CRP DON KIE VOL
COAST DON ABUTS EBS kha kie ROS SEV vol
COAST SEV ABUTS DON EBS kie ODE WBS
COAST ROS ABUTS cau DON EBS GEO VOL
COAST CAU ABUTS AZE CAS geo ros VOL
# The Near East
COAST GEO ABUTS ANK arm aze cau EBS ROS
LAND ARM ABUTS ADA ANK AZE GEO IRN
COAST AZE ABUTS arm CAS CAU geo IRN/NC
COAST IST ABUTS AEG ANK BUL GRE IZM WBS
COAST IZM ABUTS AEG ANA ank EME IST
COAST ANA ABUTS ADA ank EME IZM
COAST ANK ABUTS ada ana arm EBS GEO IST izm WBS
COAST ADA ABUTS ANA ank arm EME irk irn SYR
COAST SYR ABUTS ADA EME irk ISR jor
COAST ISR ABUTS CAI EME jor sin SYR
COAST JOR ABUTS irk isr RED SAU SIN syr
COAST SAU ABUTS ARA IRK JOR PER RED
COAST IRK ABUTS ada IRN/SC jor PER SAU syr
COAST irn ABUTS ada arm aze irk kaz
COAST IRN/NC ABUTS AZE CAS KAZ
COAST IRN/SC ABUTS ARA IRK PER

BRITAIN (British:B) EDI GIB LIV LON
F EDI
F GIB
F LIV
F LON

EGYPT (Egyptian:E) ALE ASW CAI
F ALE
A ASW
F CAI

FRANCE (French:F) BOR LYO MAR PAR
F BOR
A LYO
A MAR
A PAR

GERMANY (German:G) BER FRA HAM MUN
F BER
A FRA
F HAM
A MUN

ITALY (Italian:I) MIL NAP ROM VEN
A MIL
F NAP
A ROM
F VEN

POLAND (Polish:P) GDA KRA WAR
F GDA
A KRA
A WAR

RUSSIA (Russian:R) GOR MOS MUR ROS STP
A GOR
A MOS
A MUR
F ROS
F STP

SPAIN (Spanish:S) BAR MAD SVE
F BAR
A MAD
A SVE

TURKEY (Turkish:T) ADA ANK IST IZM
A ADA
F ANK
A IST
F IZM

UKRAINE (Ukrainian:U) KHA KIE ODE SEV
A KHA
A KIE
A ODE
F SEV

UNOWNED AUS BEL BIE BUL CRO CZE DEN GEO GRE HOL HUN IRE IRN ISR LIB LIT MON MOR NWY POR RUM SAU SER SWE SWI TUN
`;
