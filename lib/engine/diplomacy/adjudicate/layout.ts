/** What a unit does, as a number. An order that cannot be obeyed is a hold. */
const HOLD = 0;
export const MOVE = 1;
export const SUPPORT = 2;
export const CONVOY = 3;

/** Strength is counted in halves: a move over a `*` border has half of one. */
export const WHOLE = 2;

/** No unit, no province. */
export const NONE = -1;

/**
 * Units and their orders laid out on the board, named by the province where the unit stands: who does what, and chains of
 * who moves to a province, who supports a unit and who convoys it. One layout serves one phase after another: `clear`, then
 * `place…`.
 */
export class Layout {
  readonly occupied: Uint8Array;
  readonly power: Int32Array;
  readonly kind: Uint8Array;
  /** Of a move where to; of a support where the supported unit goes, or stands. */
  readonly target: Int32Array;
  /** The unit supported or convoyed. */
  readonly subject: Int32Array;
  /** A move by convoy. */
  readonly byConvoy: Uint8Array;
  /** A move's own strength, in halves; and whether it cuts support. */
  readonly strength: Uint8Array;
  readonly cuts: Uint8Array;
  /** Fleets a convoyed move names itself; null: any. */
  readonly path: (ReadonlySet<number> | null)[];
  /** A fleet that armies carry: its route runs over land as well (PORTAGE_CONVOY). */
  readonly overLand: Uint8Array;
  /** A fleet that passes the one it meets by another coast. */
  readonly crawls: Uint8Array;
  /** An order that matches nothing: the unit holds. */
  readonly isVoid: Uint8Array;
  protected readonly attackers: Int32Array;
  protected readonly nextAttacker: Int32Array;
  protected readonly supporters: Int32Array;
  protected readonly nextSupporter: Int32Array;
  protected readonly convoyers: Int32Array;
  protected readonly nextConvoyer: Int32Array;

  constructor(protected readonly size: number) {
    const numbers = () => new Int32Array(size);
    const flags = () => new Uint8Array(size);
    [this.occupied, this.kind, this.byConvoy, this.strength, this.cuts] = [flags(), flags(), flags(), flags(), flags()];
    [this.overLand, this.crawls, this.isVoid] = [flags(), flags(), flags()];
    [this.power, this.target, this.subject] = [numbers(), numbers(), numbers()];
    [this.attackers, this.nextAttacker, this.supporters] = [numbers(), numbers(), numbers()];
    [this.nextSupporter, this.convoyers, this.nextConvoyer] = [numbers(), numbers(), numbers()];
    this.path = Array.from({ length: size }, () => null);
  }

  /** Takes all units off the board. */
  protected clear(): void {
    this.occupied.fill(0);
    this.kind.fill(HOLD);
    this.byConvoy.fill(0);
    this.path.fill(null);
    this.crawls.fill(0);
    this.isVoid.fill(0);
    this.overLand.fill(0);
    this.attackers.fill(NONE);
    this.supporters.fill(NONE);
    this.convoyers.fill(NONE);
  }

  placeUnit(at: number, power: number): void {
    this.occupied[at] = 1;
    this.power[at] = power;
    this.target[at] = at;
    this.strength[at] = WHOLE;
    this.cuts[at] = 1;
  }

  placeMove(at: number, to: number, byConvoy: boolean, path: ReadonlySet<number> | null): void {
    this.kind[at] = MOVE;
    this.target[at] = to;
    this.byConvoy[at] = byConvoy ? 1 : 0;
    this.path[at] = path;
    this.nextAttacker[at] = this.attackers[to] ?? NONE;
    this.attackers[to] = at;
  }

  /** A support that matches what the supported unit does. */
  placeSupport(at: number, of: number, to: number): void {
    this.kind[at] = SUPPORT;
    this.subject[at] = of;
    this.target[at] = to;
    this.nextSupporter[at] = this.supporters[of] ?? NONE;
    this.supporters[of] = at;
  }

  /** A convoy that matches the move of its army. */
  placeConvoy(at: number, of: number, to: number): void {
    this.kind[at] = CONVOY;
    this.subject[at] = of;
    this.target[at] = to;
    this.nextConvoyer[at] = this.convoyers[of] ?? NONE;
    this.convoyers[of] = at;
  }

  /** The moves to a province. */
  attackersOf(at: number): number[] {
    return this.listed(this.attackers, this.nextAttacker, at);
  }

  supportersOf(at: number): number[] {
    return this.listed(this.supporters, this.nextSupporter, at);
  }

  convoyersOf(at: number): number[] {
    return this.listed(this.convoyers, this.nextConvoyer, at);
  }

  private listed(heads: Int32Array, next: Int32Array, at: number): number[] {
    const all: number[] = [];
    for (let one = heads[at] ?? NONE; one !== NONE; one = next[one] ?? NONE) all.push(one);
    return all;
  }

  /** All provinces with a unit. */
  units(): number[] {
    const all: number[] = [];
    for (let at = 0; at < this.size; at++) if (this.occupied[at] === 1) all.push(at);
    return all;
  }
}
