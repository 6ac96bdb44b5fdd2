/**
 * Pure: seven powers, seven provinces, each a centre that borders every other. Nothing is left but negotiation; more
 * than half of the centres win.
 */
export const PURE = `
TITLE Pure
VICTORY 4

Vienna = vie
London = lon
Paris = par
Berlin = ber
Rome = rom
Moscow = mos
Constantinople = con

LAND VIE ABUTS LON PAR BER ROM MOS CON
LAND LON ABUTS VIE PAR BER ROM MOS CON
LAND PAR ABUTS VIE LON BER ROM MOS CON
LAND BER ABUTS VIE LON PAR ROM MOS CON
LAND ROM ABUTS VIE LON PAR BER MOS CON
LAND MOS ABUTS VIE LON PAR BER ROM CON
LAND CON ABUTS VIE LON PAR BER ROM MOS

AUSTRIA (Austrian:A) VIE
A VIE
ENGLAND (English:E) LON
A LON
FRANCE (French:F) PAR
A PAR
GERMANY (German:G) BER
A BER
ITALY (Italian:I) ROM
A ROM
RUSSIA (Russian:R) MOS
A MOS
TURKEY (Turkish:T) CON
A CON
`;
