import { CONVOY, Layout } from "./layout";

const UNRESOLVED = 0;
/** Being decided: asked for again meanwhile, it closes a circle. */
const DECIDING = 1;
/** Found, but it rests on a decision that is not taken yet. */
const RESTING = 2;
/** Taken for granted while a circle is tried out. */
const ASSUMED = 3;
const RESOLVED = 4;

/** What rests on no decision that is still to be taken. */
const FREE = 2 ** 31 - 1;

const isSet = (bits: number, i: number): boolean => Math.floor(bits / 2 ** i) % 2 === 1;

/**
 * Takes decisions that depend on each other: whether a move succeeds, a support counts, a convoy stands. The method is the
 * one that L. B. Kruijswijk published for programmers ("The Math of Adjudication"): where they depend in a circle, guesses
 * are tried, and where several of them or none hold, a rule decides: movement in a circle succeeds, and of a convoy paradox
 * (Szykman, DATC 4.A.2) the convoys fail. A circle is all that hangs together (Tarjan's strongly connected components), so
 * that no guess outlives what it rests on.
 */
export abstract class Circles extends Layout {
  /** Decisions that a paradox was needed for. */
  readonly byParadox: Uint8Array;
  private readonly state: Uint8Array;
  private readonly result: Uint8Array;
  /** How far down the decision lies on which one rests that is not resolved yet. */
  private readonly rests: Int32Array;
  /** What was found without being resolved, and what was asked for while it was being decided. */
  private readonly open: number[] = [];
  private readonly heads: number[] = [];
  private depth = 0;
  private lowest = FREE;

  constructor(size: number) {
    super(size);
    [this.state, this.result, this.byParadox] = [new Uint8Array(size), new Uint8Array(size), new Uint8Array(size)];
    this.rests = new Int32Array(size);
  }

  /** A decision by those that it depends on: asks `resolve` for them. */
  protected abstract decide(at: number): boolean;

  protected override clear(): void {
    super.clear();
    this.byParadox.fill(0);
    this.state.fill(UNRESOLVED);
    this.result.fill(0);
    [this.open.length, this.heads.length, this.depth, this.lowest] = [0, 0, 0, FREE];
  }

  /** Whether a move succeeds, a support counts, a convoy stands; a hold always does. */
  resolve(at: number): boolean {
    const state = this.state[at];
    if (state === RESOLVED) return this.result[at] === 1;
    if (state !== UNRESOLVED) {
      if (state === DECIDING && !this.heads.includes(at)) this.heads.push(at);
      this.lowest = Math.min(this.lowest, this.rests[at] ?? 0);
      return this.result[at] === 1;
    }
    const depth = this.depth++;
    const outer = this.lowest;
    const opened = this.open.length;
    const headed = this.heads.length;
    this.set(at, DECIDING, false, depth);
    this.lowest = FREE;
    const found = this.decide(at);
    if (this.lowest === FREE) this.fix(at, found);
    else {
      this.open.push(at);
      if (this.lowest < depth) this.set(at, RESTING, found, this.lowest);
      else this.closeCircle(depth, opened, headed);
    }
    this.depth--;
    if (outer < this.lowest) this.lowest = outer;
    // A rule has decided others of its circle.
    return this.state[at] === UNRESOLVED ? this.resolve(at) : this.result[at] === 1;
  }

  private set(at: number, state: number, result: boolean, rests: number): void {
    this.state[at] = state;
    this.result[at] = result ? 1 : 0;
    this.rests[at] = rests;
  }

  private fix(at: number, result: boolean): void {
    this.set(at, RESOLVED, result, FREE);
  }

  /** Forgets what was found of those that are not resolved. */
  private reopen(members: Iterable<number>): void {
    for (const at of members) if (this.state[at] !== RESOLVED) this.state[at] = UNRESOLVED;
  }

  /**
   * Decides a circle: each guess about its heads is tried, and the only one that agrees with itself holds. If it turns
   * out to rest on a decision further down, it is a part of that one's circle, and waits.
   */
  private closeCircle(depth: number, opened: number, headed: number): void {
    const members = new Set(this.open.splice(opened));
    let heads = this.heads.slice(headed);
    let agreeing: number[] = [];
    for (let guess = 0; guess < 2 ** heads.length; guess++) {
      this.reopen(members);
      heads.forEach((at, i) => {
        this.set(at, ASSUMED, isSet(guess, i), depth);
      });
      this.lowest = FREE;
      const found = heads.map((at) => this.decide(at));
      for (const at of this.open.splice(opened)) members.add(at);
      if (this.lowest < depth) {
        for (const at of members) if (this.state[at] !== RESOLVED) this.set(at, RESTING, false, this.lowest);
        this.open.push(...members);
        return;
      }
      if (this.heads.length - headed > heads.length) {
        // Another guess led to a circle that none of the heads is on.
        [heads, agreeing, guess] = [this.heads.slice(headed), [], -1];
      } else if (found.every((result, i) => result === isSet(guess, i))) agreeing.push(guess);
    }
    this.reopen(members);
    this.heads.length = headed;
    this.lowest = FREE;
    const convoys = agreeing.length === 1 ? [] : [...members].filter((at) => this.isOpenConvoy(at));
    for (const at of convoys) {
      this.byParadox[at] = 1;
      this.fix(at, false);
    }
    // Without a convoy it is movement in a circle: all stay, or all move, and then they do.
    if (convoys.length === 0)
      heads.forEach((at, i) => {
        this.fix(at, isSet(agreeing.at(-1) ?? 0, i));
      });
  }

  private isOpenConvoy(at: number): boolean {
    return this.kind[at] === CONVOY && this.state[at] !== RESOLVED;
  }
}
