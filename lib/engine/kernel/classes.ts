import { OFFICES, type Office, type Seat, type Viewer, type ViewerRole } from "./game";

/**
 * A viewer class: all who see the same. Classes 0 … 3 are the offices, 4 + seat the occupant of that seat. A set of
 * classes is kept as a number (bit per class), in plain arithmetic so that it holds more than 32.
 */
export type ViewerClass = number;

/** Whoever has no seat watches as one of these. */
const WATCHERS = ["spectator", ...OFFICES] as const satisfies readonly ViewerRole[];

/** The most seats that a table may have: 4 offices and 48 seats fit into the 53 bits of a whole number. */
export const MAX_SEATS = 48;

export const SPECTATOR: ViewerClass = 0;

export const classOfSeat = (seat: Seat): ViewerClass => WATCHERS.length + seat;

export const classOfOffice = (office: Office): ViewerClass => WATCHERS.indexOf(office);

/** The seat of a class; null for an office. */
export const seatOfClass = (viewerClass: ViewerClass): Seat | null =>
  viewerClass < WATCHERS.length ? null : viewerClass - WATCHERS.length;

const WATCHING = WATCHERS.map((role): Viewer => ({ seats: new Set(), role }));
const AT_ONE_SEAT = Array.from(
  { length: MAX_SEATS },
  (_, seat): Viewer => ({ seats: new Set([seat]), role: "player" }),
);

/** The viewer that a class stands for; `seats` are those that its occupant sees for. Asked for each class at every move: they are made once. */
export function viewerOf(viewerClass: ViewerClass, seats: readonly Seat[]): Viewer {
  const office = WATCHING[viewerClass];
  if (office) return office;
  return (seats.length === 1 && AT_ONE_SEAT[seats[0]!]) || { seats: new Set(seats), role: "player" };
}

/** The classes of a table: spectators, the offices that its world knows, and every seat. */
export function classesOf(seats: number, offices: readonly Office[] = []): ViewerClass[] {
  const classes = [SPECTATOR, ...offices.map(classOfOffice)];
  for (let seat = 0; seat < seats; seat++) classes.push(classOfSeat(seat));
  return classes;
}

/** A set of classes. */
export type ClassMask = number;

export const hasClass = (mask: ClassMask, viewerClass: ViewerClass): boolean =>
  Math.floor(mask / 2 ** viewerClass) % 2 === 1;

export const withClass = (mask: ClassMask, viewerClass: ViewerClass): ClassMask =>
  hasClass(mask, viewerClass) ? mask : mask + 2 ** viewerClass;

/** Both sets together. */
export function union(a: ClassMask, b: ClassMask): ClassMask {
  let all = a;
  for (let viewerClass = 0; 2 ** viewerClass <= b; viewerClass++)
    if (hasClass(b, viewerClass)) all = withClass(all, viewerClass);
  return all;
}

/** Whether these eyes see everything of a game, hidden or not. */
export const seesEverything = (role: ViewerRole): boolean => role === "omniscient" || role === "master";
