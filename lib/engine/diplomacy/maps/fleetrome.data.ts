/** Standard, but Rome has a fleet: Italy starts with two fleets and one army (a change to balance Italy, 1970s). */
export const FLEETROME = `
USE standard
TITLE Fleet Rome
ITALY
UNITS
F NAP
F ROM
A VEN
`;
