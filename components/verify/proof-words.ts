import type { z } from "zod";

/** What people call the parts of a proof. */
const PARTS: Readonly<Record<string, string>> = {
  v: "The version (v)",
  table: "The table's number (table)",
  anchor: "The anchor",
  epoch: "The number of the deal (epoch)",
  seq: "The place in the table's log (seq)",
  commitment: "The commitment",
  serverSeed: "The opened seed (serverSeed)",
  shares: "The players' shares (shares)",
  deck: "The deck",
  result: "The list of cards (result)",
  pack: "The pack's number (pack)",
  contentsHash: "The hash of the print sheets (contentsHash)",
  contents: "The description of the print sheets (contents)",
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Why something that was pasted is no proof, and what to do. `error`: what the schema of proofs found. */
export function proofProblem(given: unknown, error: z.ZodError): string {
  if (!isRecord(given)) return "This is not a proof of a deal or a pack. Paste the whole file that you were given.";
  const part = String(error.issues[0]?.path[0] ?? "");
  if (part === "kind" || part === "")
    return "The file does not say whether it proves a deal or a pack (kind). Paste the whole file that you were given.";
  const name = PARTS[part] ?? `The part “${part}”`;
  return part in given
    ? `${name} is not written as in a proof. Paste the file as you were given it, unchanged.`
    : `${name} is missing. Paste the whole file that you were given.`;
}
