import { ok, type Refusal, type Result, refuse } from "../engine/kernel/result";

/**
 * Expensive work, so many at once and so many waiting; one more is refused with `account/busy` instead of piling up. A
 * queue of one process.
 */
export class BoundedQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    readonly atOnce: number,
    readonly mostWaiting: number,
  ) {}

  /** Does the work in its turn. Refuses `account/busy` at once where too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<Result<T, Refusal>> {
    if (this.#running >= this.atOnce) {
      if (this.#waiting.length >= this.mostWaiting) return refuse("account/busy");
      // Whoever is done hands its place on without giving it back.
      await new Promise<void>((begin) => this.#waiting.push(begin));
    } else this.#running++;
    try {
      return ok(await work());
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
