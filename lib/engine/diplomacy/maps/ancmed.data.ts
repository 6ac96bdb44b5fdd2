/**
 * Ancient Mediterranean (Don Hessong): five powers, 34 centres, in the year 1. Fleets enter the Baleares like a sea and
 * convoy there; armies come to them by sea only. Facts of the variant: provinces, borders, start.
 */
export const ANCMED = `
TITLE Ancient Mediterranean
VICTORY 18
BEGIN SPRING 1 MOVEMENT

# The western sea
Iberian Sea = ibe
Berber Sea = ber
Ligurian Sea = lig
Tyrrhenean Sea = tyn
Punic Sea = pun
Ausonian Sea = aus
Adriatic Sea = adr
# The eastern sea
Ionian Sea = ion
Messenian Sea = mes
Libyan Sea = lib
Gulf of Tacape = got
Gulf of Syrtis = gos
Aegean Sea = aeg
Minoan Sea = min
Cilician Strait = cil
Egyptian Sea = egy
Syrian Sea = syr
Gulf of Pelusium = gop
Reed Sea = ree
Black Sea = bla
# Spain and Gaul
Lusitania = lus
Saguntum = sag
Tarraconensis = tar
Baleares = bal
Gaul = gau
Massilia = mas
Rhaetia = rha
# Italy and its islands
Venetia = ven
Etruria = etr
Ravenna = rav
Roma = rom rome?
Apulia = apu
Neapolis = nea
Sicilia = sic
Sardinia = sad
Corsica = cor
# The Danube
Vindobona = vin
Dalmatia = dal
Illyria = ill
Sarmatia = sam
Dacia = dac
Chersonesus = che
# Greece
Epirus = epi
Macedonia = mac
Athens = ath
Sparta = spa
Byzantium = byz
Crete = cre
# Asia Minor
Bithynia = bit
Miletus = mil
Galatia = gal
Sinope = sip
Isauria = isa
Cappadocia = cap
Armenia = arm
Cyprus = cyp
# Syria and Arabia
Antioch = ant
Damascus = dam
Sidon = sid
Tyre = tye
Jerusalem = jer
Arabia = ara
Nabatea = nab
Petra = pet
Sinai = sin sii
# Egypt and Libya
Alexandria = ale
Memphis = mem
Thebes = thb the?
Bayuda = bay
Marmarica = mar
Cyrene = cyr
# Africa
Leptis = lep
Numidia = num
Thapsus = tha
Carthago = car carthage?
Cirta = cir
Mauretania = mau
Sahara = sah
Phazania = pha

# The western sea
WATER IBE ABUTS BER MAU SAG
WATER BER ABUTS BAL CAR IBE LIG MAU PUN SAD SAG
WATER LIG ABUTS BAL BER COR ETR MAS ROM SAD TAR TYN
WATER TYN ABUTS AUS COR LIG NEA PUN ROM SAD SIC
WATER PUN ABUTS AUS BER CAR GOT SAD SIC THA TYN
WATER AUS ABUTS GOT ION LIB MES NEA PUN SIC TYN
WATER ADR ABUTS APU DAL EPI ION RAV VEN
# The eastern sea
WATER ION ABUTS ADR APU ATH AUS EPI MES NEA SPA
WATER MES ABUTS AEG AUS CRE GOT ION LIB SPA
WATER LIB ABUTS ALE AUS CRE CYR EGY GOS GOT MES
WATER GOT ABUTS AUS GOS LEP LIB MES NUM PUN THA
WATER GOS ABUTS CYR GOT LEP LIB
WATER AEG ABUTS ATH BYZ CRE MAC MES MIL MIN SPA
WATER MIN ABUTS AEG CIL CRE EGY MIL
WATER CIL ABUTS ANT CAP CYP EGY ISA MIL MIN SID SYR
WATER EGY ABUTS ALE CIL CRE CYP GOP LIB MIN SYR
WATER SYR ABUTS CIL CYP EGY GOP JER SID TYE
WATER GOP ABUTS ALE EGY JER SIN SYR THB
WATER REE ABUTS NAB PET SIN THB
WATER BLA ABUTS BIT BYZ CHE DAC SIP
# Spain and Gaul
LAND LUS ABUTS GAU SAG TAR
COAST SAG ABUTS Bal BER IBE lus MAU TAR
COAST TAR ABUTS Bal gau LIG lus MAS SAG
PORT BAL ABUTS BER LIG Sag Tar
LAND GAU ABUTS LUS MAS RHA TAR
COAST MAS ABUTS ETR gau LIG rha TAR
LAND RHA ABUTS ETR GAU MAS SAM VEN VIN
# Italy and its islands
COAST VEN ABUTS ADR DAL etr RAV rha vin
COAST ETR ABUTS LIG MAS rav rha ROM ven
COAST RAV ABUTS ADR APU etr rom VEN
COAST ROM ABUTS apu ETR LIG NEA rav TYN
COAST APU ABUTS ADR ION NEA RAV rom
COAST NEA ABUTS APU AUS ION ROM SIC TYN
COAST SIC ABUTS AUS NEA PUN TYN
COAST SAD ABUTS BER COR LIG PUN TYN
COAST COR ABUTS LIG SAD TYN
# The Danube
LAND VIN ABUTS DAL ILL RHA SAM VEN
COAST DAL ABUTS ADR EPI ill VEN vin
LAND ILL ABUTS DAC DAL EPI MAC SAM VIN
LAND SAM ABUTS CHE DAC ILL RHA VIN
COAST DAC ABUTS BLA BYZ CHE ill mac sam
COAST CHE ABUTS arm BLA DAC sam SIP
# Greece
COAST EPI ABUTS ADR ATH DAL ill ION mac
COAST MAC ABUTS AEG ATH BYZ dac epi ill
COAST ATH ABUTS AEG EPI ION MAC SPA
COAST SPA ABUTS AEG ATH ION MES
COAST BYZ ABUTS AEG BIT BLA DAC gal MAC MIL
COAST CRE ABUTS AEG EGY LIB MES MIN
# Asia Minor
COAST BIT ABUTS BLA BYZ gal SIP
COAST MIL ABUTS AEG BYZ CIL gal ISA MIN
LAND GAL ABUTS BIT BYZ CAP ISA MIL SIP
COAST SIP ABUTS arm BIT BLA cap CHE gal
COAST ISA ABUTS CAP CIL gal MIL
COAST CAP ABUTS ANT arm CIL dam gal ISA sip
LAND ARM ABUTS CAP CHE DAM SIP
COAST CYP ABUTS CIL EGY SYR
# Syria and Arabia
COAST ANT ABUTS CAP CIL dam SID
LAND DAM ABUTS ANT ARA ARM CAP SID
COAST SID ABUTS ANT ara CIL dam SYR TYE
COAST TYE ABUTS ara JER SID SYR
COAST JER ABUTS ara GOP nab pet SIN SYR TYE
LAND ARA ABUTS DAM JER NAB SID TYE
COAST NAB ABUTS ara jer PET REE
COAST PET ABUTS jer NAB REE SIN
COAST SIN ABUTS ALE GOP JER PET REE THB
# Egypt and Libya
COAST ALE ABUTS CYR EGY GOP LIB MEM SIN THB
COAST MEM ABUTS ALE BAY cyr mar THB
COAST THB ABUTS ALE BAY GOP MEM REE SIN
COAST BAY ABUTS mar MEM pha sah THB
LAND MAR ABUTS BAY CYR LEP MEM PHA
COAST CYR ABUTS ALE GOS LEP LIB mar mem
# Africa
COAST LEP ABUTS CYR GOS GOT mar NUM pha
COAST NUM ABUTS cir GOT LEP pha THA
COAST THA ABUTS CAR cir GOT NUM PUN
COAST CAR ABUTS BER cir MAU PUN THA
LAND CIR ABUTS CAR MAU NUM PHA SAH THA
COAST MAU ABUTS BER CAR cir IBE SAG sah
LAND SAH ABUTS BAY CIR MAU PHA
LAND PHA ABUTS BAY CIR LEP MAR NUM SAH

CARTHAGE (Carthaginian:C) CAR CIR THA
A CAR
A CIR
F THA

EGYPT (Egyptian:E) ALE MEM THB
F ALE
A MEM
A THB

GREECE (Greek:G) ATH MAC SPA
A ATH
A MAC
F SPA

PERSIA (Persian:P) ANT DAM SID
A ANT
A DAM
F SID

ROME (Roman:R) NEA RAV ROM
F NEA
A RAV
A ROM

UNOWNED BAL BYZ CHE CRE CYP CYR DAL JER LEP MAS MIL NUM PET SAD SAG SIC SIP TYE VIN
`;
