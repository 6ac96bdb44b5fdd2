/**
 * The 75 provinces of the standard map and Switzerland, in the language of map files. In lower case: a way for armies
 * only. Facts: abbreviations, borders and spellings that players have used for decades.
 */
export const STANDARD_GEOGRAPHY = `
# Northern seas
Barents Sea = bar barents
Norwegian Sea = nwg norwegian norwsea nrg norg
North Sea = nth norsea nts
Skagerrak = ska
Helgoland Bight = hel helgoland heligoland heligoland+bight
Baltic Sea = bal baltic
Gulf of Bothnia = bot gob both gulfofb bothnia
# Western seas
North Atlantic Ocean = nao nat
Irish Sea = iri irish irs
English Channel = eng channel ech eng+ch
Mid-Atlantic Ocean = mao midatlanticocean midatlantic mid mat
# Mediterranean and Black Sea
Western Mediterranean = wes wmed west western westmed wms wme wmd west+med wes+med western+med
Gulf of Lyon = lyo gol gulfofl lyon
Tyrrhenian Sea = tys tyrr tyrrhenian tyn tyh
Adriatic Sea = adr adriatic
Ionian Sea = ion ionian
Aegean Sea = aeg aegean
Eastern Mediterranean = eas emed east eastern eastmed ems eme emd eas+med
Black Sea = bla black
# British Isles
Clyde = cly
Edinburgh = edi
Yorkshire = yor york yonkers
Liverpool = lvp livp lpl
Wales = wal
London = lon
# France and the Low Countries
Brest = bre
Picardy = pic
Paris = par
Burgundy = bur burgandy
Gascony = gas
Marseilles = mar mars
Belgium = bel
Holland = hol
# Iberia and Africa
Spain = spa spn
Spain (north coast) = spa/nc spa(nc) spain/nc spain(nc) spn/nc spn(nc) spa+(north+coast)
Spain (south coast) = spa/sc spa(sc) spain/sc spain(sc) spn/sc spn(sc) spa+(south+coast) spa/wc
Portugal = por
North Africa = naf nora n+afr
Tunis = tun
# Italy
Piedmont = pie
Venice = ven
Tuscany = tus
Rome = rom
Apulia = apu
Naples = nap
# Germany
Kiel = kie
Berlin = ber
Prussia = pru
Ruhr = ruh
Munich = mun
Silesia = sil
# Scandinavia
Denmark = den
Norway = nwy nor norw
Sweden = swe
Finland = fin
# Austria
Tyrolia = tyr tyl trl tyo tyrol
Bohemia = boh
Vienna = vie
Galicia = gal galacia
Budapest = bud
Trieste = tri
# Russia
St Petersburg = stp stpete st.+petersburg st.petersburg
St Petersburg (north coast) = stp/nc stp(nc) stpete/nc stpete(nc) st.+petersburg/nc stp+(north+coast)
St Petersburg (south coast) = stp/sc stp(sc) stpete/sc stpete(sc) st.+petersburg/sc stp+(south+coast)
Livonia = lvn livo lvo lva
Moscow = mos
Warsaw = war
Ukraine = ukr
Sevastopol = sev sevastapol
# Balkans
Serbia = ser
Albania = alb
Greece = gre
Rumania = rum
Bulgaria = bul
Bulgaria (east coast) = bul/ec bul(ec) bulgaria/ec bulgaria(ec)
Bulgaria (south coast) = bul/sc bul(sc) bulgaria/sc bulgaria(sc)
# Turkey
Constantinople = con
Ankara = ank
Armenia = arm
Smyrna = smy
Syria = syr
# Nobody enters
Switzerland = swi swiss switz

# Northern seas
WATER BAR ABUTS NWG NWY STP/NC
WATER NWG ABUTS BAR CLY EDI NAO NTH NWY
WATER NTH ABUTS BEL DEN EDI ENG HEL HOL LON NWG NWY SKA YOR
WATER SKA ABUTS DEN NTH NWY SWE
WATER HEL ABUTS DEN HOL KIE NTH
WATER BAL ABUTS BER BOT DEN KIE LVN PRU SWE
WATER BOT ABUTS BAL FIN LVN STP/SC SWE
# Western seas
WATER NAO ABUTS CLY IRI LVP MAO NWG
WATER IRI ABUTS ENG LVP MAO NAO WAL
WATER ENG ABUTS BEL BRE IRI LON MAO NTH PIC WAL
WATER MAO ABUTS BRE ENG GAS IRI NAF NAO POR SPA/NC SPA/SC WES
# Mediterranean and Black Sea
WATER WES ABUTS LYO MAO NAF SPA/SC TUN TYS
WATER LYO ABUTS MAR PIE SPA/SC TUS TYS WES
WATER TYS ABUTS ION LYO NAP ROM TUN TUS WES
WATER ADR ABUTS ALB APU ION TRI VEN
WATER ION ABUTS ADR AEG ALB APU EAS GRE NAP TUN TYS
WATER AEG ABUTS BUL/SC CON EAS GRE ION SMY
WATER EAS ABUTS AEG ION SMY SYR
WATER BLA ABUTS ANK ARM BUL/EC CON RUM SEV
# British Isles
COAST CLY ABUTS EDI LVP NAO NWG
COAST EDI ABUTS CLY lvp NTH NWG YOR
COAST YOR ABUTS EDI LON lvp NTH wal
COAST LVP ABUTS CLY edi IRI NAO WAL yor
COAST WAL ABUTS ENG IRI LON LVP yor
COAST LON ABUTS ENG NTH WAL YOR
# France and the Low Countries
COAST BRE ABUTS ENG GAS MAO par PIC
COAST PIC ABUTS BEL BRE bur ENG par
LAND PAR ABUTS BRE BUR GAS PIC
LAND BUR ABUTS BEL GAS MAR MUN PAR PIC RUH
COAST GAS ABUTS BRE bur MAO mar par spa SPA/NC
COAST MAR ABUTS bur gas LYO PIE spa SPA/SC
COAST BEL ABUTS bur ENG HOL NTH PIC ruh
COAST HOL ABUTS BEL HEL KIE NTH ruh
# Iberia and Africa
COAST spa ABUTS gas mar por
COAST SPA/NC ABUTS GAS MAO POR
COAST SPA/SC ABUTS LYO MAO MAR POR WES
COAST POR ABUTS MAO spa SPA/NC SPA/SC
COAST NAF ABUTS MAO TUN WES
COAST TUN ABUTS ION NAF TYS WES
# Italy
COAST PIE ABUTS LYO MAR TUS tyr ven
COAST VEN ABUTS ADR APU pie rom TRI tus tyr
COAST TUS ABUTS LYO PIE ROM TYS ven
COAST ROM ABUTS apu NAP TUS TYS ven
COAST APU ABUTS ADR ION NAP rom VEN
COAST NAP ABUTS APU ION ROM TYS
# Germany
COAST KIE ABUTS BAL BER DEN HEL HOL mun ruh
COAST BER ABUTS BAL KIE mun PRU sil
COAST PRU ABUTS BAL BER LVN sil war
LAND RUH ABUTS BEL BUR HOL KIE MUN
LAND MUN ABUTS BER BOH BUR KIE RUH SIL TYR
LAND SIL ABUTS BER BOH GAL MUN PRU WAR
# Scandinavia
COAST DEN ABUTS BAL HEL KIE NTH SKA SWE
COAST NWY ABUTS BAR fin NTH NWG SKA stp STP/NC SWE
COAST SWE ABUTS BAL BOT DEN FIN NWY SKA
COAST FIN ABUTS BOT nwy stp STP/SC SWE
# Austria
LAND TYR ABUTS BOH MUN PIE TRI VEN VIE
LAND BOH ABUTS GAL MUN SIL TYR VIE
LAND VIE ABUTS BOH BUD GAL TRI TYR
LAND GAL ABUTS BOH BUD RUM SIL UKR VIE WAR
LAND BUD ABUTS GAL RUM SER TRI VIE
COAST TRI ABUTS ADR ALB bud ser tyr VEN vie
# Russia
COAST stp ABUTS fin lvn mos nwy
COAST STP/NC ABUTS BAR NWY
COAST STP/SC ABUTS BOT FIN LVN
COAST LVN ABUTS BAL BOT mos PRU stp STP/SC war
LAND MOS ABUTS LVN SEV STP UKR WAR
LAND WAR ABUTS GAL LVN MOS PRU SIL UKR
LAND UKR ABUTS GAL MOS RUM SEV WAR
COAST SEV ABUTS ARM BLA mos RUM ukr
# Balkans
LAND SER ABUTS ALB BUD BUL GRE RUM TRI
COAST ALB ABUTS ADR GRE ION ser TRI
COAST GRE ABUTS AEG ALB bul BUL/SC ION ser
COAST RUM ABUTS BLA bud bul BUL/EC gal ser SEV ukr
COAST bul ABUTS con gre rum ser
COAST BUL/EC ABUTS BLA CON RUM
COAST BUL/SC ABUTS AEG CON GRE
# Turkey
COAST CON ABUTS AEG ANK BLA bul BUL/EC BUL/SC SMY
COAST ANK ABUTS ARM BLA CON smy
COAST ARM ABUTS ANK BLA SEV smy syr
COAST SMY ABUTS AEG ank arm CON EAS SYR
COAST SYR ABUTS arm EAS SMY
# Nobody enters
SHUT SWI ABUTS BUR MAR MUN PIE TYR
`;
