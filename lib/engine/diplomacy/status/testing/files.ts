/** Small status files without a fault, one for each kind of phase. */

export const MOVEMENT = `GAME blackforest
PHASE SPRING 1902 MOVEMENT
MASTER #7|gm@example.net|Ann_Lee
PASSWORD keystone
RULE LIST_WAITERS
DEADLINE 202612011200
ZONE Europe/Oslo
TIMING MOVE 48H NEXT 24H

AUSTRIA
PLAYER #42|jo@ex.example.org|Jo_Ray S1901R NO-ID|pat@ex.example.net|
ADDRESS jo@ex.example.org
PASSWORD alpenglow
OWNS VIE BUD TRI
A VIE
F TRI
A VIE - GAL

POWER FRANCE
PLAYER #43|mia@ex.example.org|Mia_Fox
PASSWORD camargue
VOTE 2WAY
FUNDS $3 4E
OWNS PAR BRE MAR
F SPA/SC
A PAR

OBSERVER heron
PLAYER #44|al@ex.example.org|Al_Orr
`;

export const RETREAT = `GAME blackforest
PHASE FALL 1902 RETREATS
MASTER #7|gm@example.net|Ann_Lee
DEADLINE 202612011200

AUSTRIA
PLAYER #42|jo@ex.example.org|Jo_Ray
OWNS VIE BUD GRE
F GRE --> AEG BUL/SC
A VIE
RETREAT F GRE - AEG

ITALY
PLAYER #43|mia@ex.example.org|Mia_Fox
OWNS NAP
F GRE
A TRI --> TYR ALB
DISBAND A TRI
`;

export const WINTER = `GAME blackforest
PHASE WINTER 1902 ADJUSTMENTS
MASTER #7|gm@example.net|Ann_Lee
DEADLINE 202612011200

AUSTRIA
PLAYER #42|jo@ex.example.org|Jo_Ray
OWNS VIE BUD TRI GRE
A VIE
BUILD A BUD
BUILD F TRI

ITALY
PLAYER #43|mia@ex.example.org|Mia_Fox
OWNS NAP
F NAP
A ROM
REMOVE A ROM
`;
