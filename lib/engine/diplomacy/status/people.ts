import type { StatusHolder, StatusParticipant, StatusPerson } from "./facts";
import { upper } from "./lines";

/** One mail address: a name, one @, a domain with a dot inside. */
function isAddress(text: string): boolean {
  const [local = "", domain = "", ...more] = text.split("@");
  const labels = domain.split(".");
  return (
    local !== "" &&
    more.length === 0 &&
    labels.length > 1 &&
    labels.every((label) => label !== "") &&
    !/[<>|]/.test(text)
  );
}

/** `a@x.org,b@y.org`, blanks around the commas tolerated; null if one of them is no address, or none stands there. */
export function readAddresses(words: readonly string[]): string[] | null {
  const text = words.join(" ");
  const addresses = text.split(/ *, *| /);
  return text !== "" && addresses.every(isAddress) ? addresses : null;
}

/** A password is one word without angle brackets. */
export const isPassword = (words: readonly string[]): boolean => words.length === 1 && !/[<>]/.test(words[0]!);

/** `#42|jo@ex.org|Jo_Ray`, `NO-ID|pat@ex.net|`. */
export function readPerson(word: string): StatusPerson | null {
  const [id, email, name, ...more] = word.split("|");
  if (id === undefined || email === undefined || name === undefined || more.length > 0) return null;
  const known = id === "" || upper(id) === "NO-ID" || /^#\d+$/.test(id);
  return known && email.split(",").every(isAddress) ? { id, email, name } : null;
}

const readHolder = (word: string): StatusHolder | null => {
  const special = upper(word);
  return special === "DUMMY" || special === "RESIGNED" ? special : readPerson(word);
};

const PHASE = /^[A-Z]\d{1,5}[A-Z]$/;

/**
 * `#42|jo@ex.org|Jo_Ray S1911R NO-ID|pat@ex.net|`: who plays, then by turns the phase in which they took over and who
 * played before. Null: it is not written so.
 */
export function readPlayers(words: readonly string[]): Pick<StatusParticipant, "player" | "history"> | null {
  const player = words[0] === undefined ? null : readHolder(words[0]);
  if (player === null || words.length % 2 === 0) return null;
  const history: { phase: string; player: StatusHolder }[] = [];
  for (let i = 1; i < words.length; i += 2) {
    const phase = upper(words[i]!);
    const before = readHolder(words[i + 1]!);
    if (before === null || !PHASE.test(phase)) return null;
    history.push({ phase, player: before });
  }
  return history.length === 0 ? { player } : { player, history };
}

const writeHolder = (holder: StatusHolder): string =>
  typeof holder === "string" ? holder : `${holder.id}|${holder.email}|${holder.name}`;

/** The words after PLAYER. */
export const writePlayers = (player: StatusHolder, history: StatusParticipant["history"] = []): string =>
  [writeHolder(player), ...history.flatMap((each) => [each.phase, writeHolder(each.player)])].join(" ");
