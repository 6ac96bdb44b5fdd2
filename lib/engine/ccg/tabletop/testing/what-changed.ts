import type { Json } from "../../../kernel/result";
import type { State, TableCard } from "../state";
import { COLOURS } from "../vocabulary";
import { cards, game } from "./five-dyes";

const nameOf = (number: number): string => cards.byNumber.get(number)?.name ?? "?";
const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
const upright = ({ angle, control }: TableCard): boolean => angle === control * 180;
const isVat = ({ number }: TableCard): boolean => cards.byNumber.get(number)?.attributes.get("type") === "Vat";

const entry = (vars: Json, key: string): Json[] => {
  const found = Array.isArray(vars) ? vars.find((pair) => Array.isArray(pair) && pair[0] === key) : undefined;
  return Array.isArray(found) && Array.isArray(found[1]) ? found[1] : [];
};

/** The names of a list, each with how often it is there. */
function counted(names: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, n]) => (n === 1 ? name : `${n} ${name}`));
}

/** What has become of a table of Five Dyes between two states, in a few words each, as `me` sees it. */
export function whatChanged(before: State, after: State, me: number): string[] {
  const lines: string[] = [];
  for (const seat of [me, 1 - me]) {
    const who = seat === me ? "I" : "they";
    const score = (after.players[seat]?.score ?? 0) - (before.players[seat]?.score ?? 0);
    if (score !== 0) lines.push(`${who} ${signed(score)} standing`);
    const zone = (state: State, name: string) => state.zones[game.rules.places.get(`${seat}/${name}`)!]!.cards;
    for (const [name, word] of [
      ["hand", "in hand"],
      ["deck", "in deck"],
    ] as const) {
      const more = zone(after, name).length - zone(before, name).length;
      if (more !== 0) lines.push(`${who} ${signed(more)} ${word}`);
    }
    const had = new Set(zone(before, "discard pile").map(({ id }) => id));
    const discarded = zone(after, "discard pile").filter(({ id }) => !had.has(id));
    if (discarded.length > 0)
      lines.push(`${who} discard ${counted(discarded.map(({ number }) => nameOf(number))).join(" and ")}`);
    const there = new Set(before.objects.map(({ id }) => id));
    const came = after.objects.filter(({ id, control }) => !there.has(id) && control === seat);
    if (came.length > 0) lines.push(`${who} have ${counted(came.map(({ number }) => nameOf(number))).join(" and ")}`);
    const [dye, had_] = [entry(after.vars, `dye${seat}`), entry(before.vars, `dye${seat}`)];
    if (dye.length !== had_.length) lines.push(`${who} ${signed(dye.length - had_.length)} dye`);
  }
  for (const card of after.objects) {
    const was = before.objects.find(({ id }) => id === card.id);
    const name = nameOf(card.number);
    for (const colour of COLOURS) {
      const more = (card.counters[colour] ?? 0) - (was?.counters[colour] ?? 0);
      if (more !== 0)
        lines.push(`${name} ${signed(more)} ${colour === "white" ? "seal" : colour === "red" ? "damage" : colour}`);
    }
    if (was && !isVat(card) && upright(was) !== upright(card))
      lines.push(`${name} ${upright(card) ? "stands" : "rests"}`);
    if (was && was.control !== card.control) lines.push(`${name} changes sides`);
  }
  const vats = (state: State) => state.objects.filter((card) => isVat(card) && !upright(card)).length;
  if (vats(after) !== vats(before)) lines.push(`${signed(vats(after) - vats(before))} Vats rest`);
  const grown = entry(after.vars, "until").slice(entry(before.vars, "until").length) as [number, number, number][];
  for (const [id, might, guard] of grown)
    lines.push(
      `${nameOf(after.objects.find((card) => card.id === id)?.number ?? -1)} ${signed(might)}/${signed(guard)}`,
    );
  if (after.outcome) lines.push("the game is over");
  return lines;
}
