import "@/components/ui/zod-in-browser";
import { parseStatus } from "@/lib/engine/diplomacy/status/parse";
import { ordersOf, positionOf } from "@/lib/engine/diplomacy/status/position";
import { err, ok, type Result } from "@/lib/engine/kernel/result";
import { readOrderText } from "../orders/read-order-text";
import { positionFault } from "./position-fault";
import { deskOf, type SandboxGame, sandboxOf } from "./sandbox-game";

/** A status file larger than this, in characters, is none. */
const LARGEST = 2_000_000;

/** Why a status file does not open: a code of this page, or a line of the file with what is wrong there. */
export type StatusFault =
  | { readonly code: "noPosition" | "noMap" | "unreadable" | "tooLarge" }
  | { readonly code: "problem"; readonly line: number; readonly message: string };

/** The sandbox at the position of a status file, with the orders that it holds and can be given. Its rules hold. */
export function gameOfStatus(text: string): Result<SandboxGame, StatusFault> {
  if (text.length > LARGEST) return err({ code: "tooLarge" });
  const { facts, errors, map, rules } = parseStatus(text);
  const [first] = errors;
  if (!map) return err(facts.map === "" ? { code: "unreadable" } : { code: "noMap" });
  const position = positionOf(facts, map);
  if (!position)
    return err(first ? { code: "problem", line: first.line, message: first.message } : { code: "noPosition" });
  if (positionFault(map, position, rules)) return err({ code: "unreadable" });
  const game = sandboxOf(map, position, [], [...rules]);
  const written = Object.entries(ordersOf(facts)).map(([power, lines]) => `[${power}]\n${lines.join("\n")}`);
  const { orders } = readOrderText(deskOf(game, position), written.join("\n"));
  return ok({ ...game, turns: [{ position, orders, outcome: null }] });
}
