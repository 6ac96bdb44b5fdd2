/**
 * Chaos: each of the 34 centres of the standard map is a power of its own with one home. Nobody has a unit; play begins
 * with the builds of the winter before, and any centre that one owns may build.
 */
export const CHAOS = `
TITLE Chaos
USE standard-geography
VICTORY 18
BEGIN WINTER 1900 ADJUSTMENTS
RULE BUILD_ANY

ANKARA (Ankara:ANK) ANK
BELGIUM (Belgium:BEL) BEL
BERLIN (Berlin:BER) BER
BREST (Brest:BRE) BRE
BUDAPEST (Budapest:BUD) BUD
BULGARIA (Bulgaria:BUL) BUL
CONSTANTINOPLE (Constantinople:CON) CON
DENMARK (Denmark:DEN) DEN
EDINBURGH (Edinburgh:EDI) EDI
GREECE (Greece:GRE) GRE
HOLLAND (Holland:HOL) HOL
KIEL (Kiel:KIE) KIE
LIVERPOOL (Liverpool:LVP) LVP
LONDON (London:LON) LON
MARSEILLES (Marseilles:MAR) MAR
MOSCOW (Moscow:MOS) MOS
MUNICH (Munich:MUN) MUN
NAPLES (Naples:NAP) NAP
NORWAY (Norway:NWY) NWY
PARIS (Paris:PAR) PAR
PORTUGAL (Portugal:POR) POR
ROME (Rome:ROM) ROM
RUMANIA (Rumania:RUM) RUM
SERBIA (Serbia:SER) SER
SEVASTOPOL (Sevastopol:SEV) SEV
SMYRNA (Smyrna:SMY) SMY
SPAIN (Spain:SPA) SPA
St+Petersburg (St+Petersburg:STP) STP
SWEDEN (Sweden:SWE) SWE
TRIESTE (Trieste:TRI) TRI
TUNIS (Tunis:TUN) TUN
VENICE (Venice:VEN) VEN
VIENNA (Vienna:VIE) VIE
WARSAW (Warsaw:WAR) WAR
`;
