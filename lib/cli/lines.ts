import { createInterface } from "node:readline";
import { EXIT, type Io } from "./command";

/** The answer to a line that is no JSON. */
const notJson = (error: unknown): object => ({
  error: { code: "line/not_json", message: error instanceof Error ? error.message : String(error) },
});

/** One line of JSON, answered. */
function answerLine(line: string, answer: (given: unknown) => object): object {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch (error) {
    return notJson(error);
  }
  return answer(given);
}

/** Answers JSON lines: exactly one line out for each line in, in order, also for one that is no JSON. */
export async function answerLines(io: Io, answer: (given: unknown) => object): Promise<number> {
  for await (const line of createInterface({ input: io.in, crlfDelay: Number.POSITIVE_INFINITY })) {
    const room = io.out.write(`${JSON.stringify(answerLine(line, answer))}\n`);
    if (!room) await new Promise((resolve) => io.out.once("drain", resolve));
  }
  return EXIT.ok;
}
