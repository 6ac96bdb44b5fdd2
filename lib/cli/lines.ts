import { createInterface } from "node:readline";
import { EXIT, type Io } from "./command";

/**
 * Answers JSON lines: one line out for each line in, in order, also for one that is no JSON. Empty lines are left out.
 */
export async function answerLines(io: Io, answer: (given: unknown) => object): Promise<number> {
  for await (const line of createInterface({ input: io.in, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    let given: unknown;
    try {
      given = JSON.parse(line);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      io.out.write(`${JSON.stringify({ error: { code: "line/not_json", message } })}\n`);
      continue;
    }
    io.out.write(`${JSON.stringify(answer(given))}\n`);
  }
  return EXIT.ok;
}
