/**
 * A small map of two powers with a river between them: its meadow (MEA) is land, and water in spring; the ford (FRD) has
 * coasts on two sides only then; the pass (PAS) is closed in fall. The sea is SEA, the river's upper course UPR.
 */
export const RIVER = `
TITLE Two Banks
VICTORY 4
Left Bank = lft
Right Bank = rgt
Left Town = lto
Right Town = rto
Meadow = mea
Ford = frd
Pass = pas
Hill = hil
Sea = sea
Upper River = upr
COAST LFT ABUTS LTO MEA SEA FRD
COAST RGT ABUTS RTO MEA SEA FRD
LAND LTO ABUTS LFT PAS HIL
LAND RTO ABUTS RGT PAS HIL
LAND MEA ABUTS LFT RGT FRD
COAST FRD ABUTS LFT RGT MEA UPR
LAND PAS ABUTS LTO RTO HIL
LAND HIL ABUTS PAS LTO RTO
WATER SEA ABUTS LFT RGT
WATER UPR ABUTS FRD
UNOWNED MEA FRD PAS
EAST (Eastern:E) RTO RGT
A RTO
F RGT
WEST (Western:W) LTO LFT
A LTO
F LFT
IN SPRING
Ford (north coast) = frd/nc
Ford (south coast) = frd/sc
WATER MEA
AMEND LFT ABUTS -FRD frd FRD/SC
AMEND RGT ABUTS -FRD frd FRD/SC
AMEND MEA ABUTS SEA -FRD FRD/SC
AMEND SEA ABUTS MEA
AMEND UPR ABUTS -FRD FRD/NC
COAST frd ABUTS LFT RGT
COAST FRD/NC ABUTS UPR
COAST FRD/SC ABUTS LFT RGT MEA
IN FALL: SHUT PAS
`;
