/** The formats in which Five Dyes is played in the house, as a rules file. */
export const FIVE_DYES_FORMATS = `# Five Dyes: the formats of the house
Game Five Dyes
Info Standard, singleton, sealed and block decks of Five Dyes

Define vat = Attr("type",#)=="Vat"
Define uniqueCard = Attr("unique",#)=="yes"

Format Standard
Rules for all parts
# The ban list
Limit 0
The First Thread
The Wandering Market
# Restricted
Limit 1
Weld Sun
Undyed Cloth
Limit any for each card having vat
General limit 4
Rules for deck
Size 40-
Otherwise ok
Rules for sideboard
Size 0-10
Otherwise ok

Format Singleton
Rules for all parts
Limit any for each card having vat
General limit 1
Rules for deck
Check 'The deck has no cards' using length(#)>0
Check 'The cards cost 240 dye at most, all together' using sum_of("total",#)<=240
Size 60-60
Otherwise ok

Format Sealed
Rules for all parts
Limit any for each card having vat
Limit 3 for cards having uniqueCard
Otherwise ok
Rules for deck
Size 30-
Otherwise ok

Format Ember Block
Rules for all parts
Limit any for each card having vat
Set EF limit 4
Rules for deck
Size 40-
Otherwise ok
`;
