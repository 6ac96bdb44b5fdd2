import type { Instant, Seat } from "../../kernel/game";
import type { StatusPerson } from "../status/facts";
import type { FileFrame } from "./write-participants";

/**
 * How a file that the master edits names people: by their seats, with names for the eye alone. Mail addresses stand in no
 * such file; the domain is one that cannot exist.
 */
export function handFrame(game: string, now: Instant, nameOf: (seat: Seat) => string = () => ""): FileFrame {
  const person = (seat: Seat): StatusPerson => ({
    ...{ id: `#${seat + 1}`, email: `seat${seat + 1}@table.invalid` },
    name: nameOf(seat).replace(/[^\x21-\x7b\x7d\x7e]+/g, "_"),
  });
  return { name: game, master: { id: "#0", email: "master@table.invalid", name: "Master" }, now, person };
}

/** The name of a game in its file: one word of letters and digits. */
export const fileNameOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, 40) || "game";
