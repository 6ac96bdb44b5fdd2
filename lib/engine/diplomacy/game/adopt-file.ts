import type { Ctx } from "../../kernel/game";
import { ok, refuse } from "../../kernel/result";
import { parseStatus } from "../status/parse";
import { ownMapOf, type Ruleset, variantOf } from "./config";
import { addLists } from "./crystal/file-lists";
import type { Decision } from "./decision";
import { addPurses } from "./payola/edit-purses";
import { readState } from "./read-state";
import { positionJson, Sequence } from "./sequence";
import type { State } from "./state";

/**
 * A game that has not begun goes on where a file stands (import). Whoever played a power there is a name to this table:
 * the power is vacant until somebody takes it over, and the game waits. Messages, dummies, control, the private word,
 * orders and wait flags come along: they belong to the position. What does not is told by `lostIn`. Refuses `adopt/begun`, `status/refused` with lines, `status/unreadable`.
 */
export function adoptEvents(ruleset: Ruleset, state: State, text: string, ctx: Ctx): Decision {
  if (state.stage !== "preparation" && state.stage !== "forming") return refuse("adopt/begun");
  const { facts, errors } = parseStatus(text, { own: ownMapOf(ruleset.config), variant: variantOf(ruleset) });
  if (errors.length > 0) return refuse("status/refused", { problems: errors.slice(0, 40).map((one) => ({ ...one })) });
  const sequence = new Sequence(state);
  if (facts.private !== state.secret) sequence.add({ type: "private_set", secret: facts.private });
  if (typeof facts.phase !== "object" || facts.phase === null)
    return facts.phase === "COMPLETED" ? refuse("adopt/over") : ok(sequence.events);
  const read = readState(ruleset, state, facts, ctx.now);
  if (!read) return refuse("status/unreadable");
  const filed = read.state;
  const { position, gate, hidden, sees, proposal, deadline, deadlineAt, delayedTo } = filed;
  sequence.add({
    type: "started",
    powers: filed.powers.map(({ name, kind, seat, control }) => ({
      ...{ name, seat },
      kind: kind === "player" ? ("resigned" as const) : kind,
      control: [...control],
    })),
    position: positionJson(position),
    gate,
    at: ctx.now,
  });
  if (hidden.length > 0 || sees)
    sequence.add({
      ...{ type: "position_set", position: positionJson(position), hidden: [...hidden] },
      ...(sees ? { sees: Object.fromEntries(Object.entries(sees).map(([name, seen]) => [name, [...seen]])) } : {}),
    });
  addPurses(sequence, filed.powers);
  addLists(sequence, filed);
  sequence.add({ type: "counted", counts: { ...filed.counts }, position: positionJson(position) });
  for (const { name, kind, orders, wait, messages, disorder } of filed.powers) {
    if (kind === "unplayed") continue;
    if (messages && messages.length > 0) sequence.add({ type: "messages_set", power: name, lines: [...messages] });
    if (orders) sequence.add({ type: "orders_set", power: name, by: null, orders: [...orders] });
    if (wait) sequence.add({ type: "wait_set", power: name, on: true });
    if (disorder !== undefined) sequence.add({ type: "disorder_set", power: name, phase: disorder });
  }
  // Who said yes to it is not here yet.
  if (proposal) sequence.add({ type: "proposal_set", proposal: { ...proposal, yes: [proposal.by] } });
  sequence.add({ type: "deadline_set", deadline, at: deadlineAt, reasons: [], by: "master" });
  if (delayedTo > 0) sequence.add({ type: "delayed", to: delayedTo });
  if (sequence.state.powers.some(({ kind }) => kind === "resigned"))
    sequence.add({ type: "stage_set", stage: "waiting" });
  return ok(sequence.events);
}
