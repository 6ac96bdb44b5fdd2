import { SeededRandom } from "../../kernel/random";

/** The hand that draws: one stream of chance for one picture, from its name. Equal names draw equal pictures. */
export class Hand {
  private readonly random: SeededRandom;

  constructor(name: string) {
    this.random = new SeededRandom(hashOf(name));
  }

  /** Uniform in [0, 1). */
  unit(): number {
    return this.random.uint32() / 2 ** 32;
  }

  /** Uniform in [from, to). */
  between(from: number, to: number): number {
    return from + (to - from) * this.unit();
  }

  /** A whole number, `from` and `to` included. */
  count(from: number, to: number): number {
    return from + this.random.below(to - from + 1);
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[this.random.below(choices.length)] ?? choices[0];
  }

  chance(share: number): boolean {
    return this.unit() < share;
  }

  /** Near 0, seldom far: the sum of three uniform draws, of standard deviation `deviation`. */
  wobble(deviation: number): number {
    return (this.unit() + this.unit() + this.unit() - 1.5) * 2 * deviation;
  }
}

/** FNV-1a over the code units: 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
