import { Circles } from "./circles";
import { CONVOY, MOVE, NONE, SUPPORT, WHOLE } from "./layout";

/** What changes how battles are decided: rules of movement, of convoys and of powers without a player. */
export type BattleRules = {
  /** Own units may be dislodged and their support cut: by all (FRIENDLY_FIRE), or by dummies (DUMMY_FIRE). */
  readonly friendlyFire: (power: number) => boolean;
  /** A mover that bounces has no defence at home against foreigners (WEAK_BOUNCES). */
  readonly weakBounces: boolean;
  /** A fleet attacked by equal strengths, a beleaguered one, convoys nobody (SAFE_CONVOYS). */
  readonly safeConvoys: boolean;
  /** A fleet convoys only while it holds with more than every foreign attack (WEAK_CONVOYS). */
  readonly weakConvoys: boolean;
};

/**
 * Decides the orders of a movement phase: which moves succeed, which supports count, which convoys stand. How strong each
 * is stands here; how decisions that depend on each other are taken, in `Circles`. One resolver serves one phase after
 * another: `begin`, `place…`, `resolve`.
 */
export class Resolver extends Circles {
  private readonly seen: Int32Array;
  private stamp = 0;
  private landing: readonly Uint8Array[];

  constructor(
    size: number,
    private passing: readonly Uint8Array[],
    private rules: BattleRules,
    private readonly crossing: readonly Uint8Array[] = passing,
  ) {
    super(size);
    this.landing = passing;
    this.seen = new Int32Array(size);
  }

  /** A new phase: no units are on the board, nothing is decided. Where fleets now pass armies, and land them. */
  begin(rules: BattleRules, passing = this.passing, landing = passing): void {
    this.clear();
    this.rules = rules;
    [this.passing, this.landing] = [passing, landing];
  }

  protected decide(at: number): boolean {
    switch (this.kind[at]) {
      case MOVE:
        return this.moveSucceeds(at);
      case SUPPORT:
        return this.supportCounts(at);
      case CONVOY:
        return this.convoyStands(at);
      default:
        return true;
    }
  }

  /** Two units that move at each other over land. */
  meetsHeadOn(at: number): boolean {
    const to = this.target[at] ?? NONE;
    return (
      this.occupied[to] === 1 &&
      this.kind[to] === MOVE &&
      this.target[to] === at &&
      this.byConvoy[at] === 0 &&
      this.byConvoy[to] === 0 &&
      this.crawls[at] === 0
    );
  }

  private moveSucceeds(at: number): boolean {
    if (this.isStranded(at)) return false;
    const to = this.target[at] ?? NONE;
    const attack = this.attackStrength(at);
    if (attack === 0) return false;
    if (this.meetsHeadOn(at)) {
      if (attack <= this.defendStrength(to)) return false;
    } else if (attack <= this.holdStrength(to, at)) return false;
    for (let other = this.attackers[to] ?? NONE; other !== NONE; other = this.nextAttacker[other] ?? NONE)
      if (other !== at && attack <= this.preventStrength(other)) return false;
    return true;
  }

  /** Who moves to a province and gets there; `NONE`: nobody does. */
  comesTo(at: number): number {
    for (let m = this.attackers[at] ?? NONE; m !== NONE; m = this.nextAttacker[m] ?? NONE)
      if (this.resolve(m)) return m;
    return NONE;
  }

  /** Whether a unit stands in a province in the end. */
  isTaken(at: number): boolean {
    const stays = this.occupied[at] === 1 && !(this.kind[at] === MOVE && this.resolve(at));
    return stays || this.comesTo(at) !== NONE;
  }

  private supportOf(at: number, without: number): number {
    let sum = 0;
    for (let s = this.supporters[at] ?? NONE; s !== NONE; s = this.nextSupporter[s] ?? NONE)
      if (this.power[s] !== without && this.resolve(s)) sum += WHOLE;
    return sum;
  }

  /** Whether a unit's own power neither dislodges it nor helps to (FRIENDLY_FIRE, DUMMY_FIRE: it does). */
  isSpared(at: number): boolean {
    return !this.rules.friendlyFire(this.power[at] ?? NONE);
  }

  /** DATC 5.B.8. Nobody helps to dislodge a unit of their own. */
  attackStrength(at: number): number {
    const to = this.target[at] ?? NONE;
    const own = this.strength[at] ?? 0;
    if (this.isStranded(at)) return 0;
    const leaves = this.occupied[to] === 1 && this.kind[to] === MOVE && !this.meetsHeadOn(at) && this.resolve(to);
    if (this.occupied[to] === 0 || leaves) return own + this.supportOf(at, NONE);
    if (!this.isSpared(to)) return own + this.supportOf(at, NONE);
    return this.power[to] === this.power[at] ? 0 : own + this.supportOf(at, this.power[to] ?? NONE);
  }

  /** DATC 5.B.6: what an attacker has to exceed where nobody meets it head on. */
  holdStrength(at: number, attacker: number): number {
    if (this.occupied[at] === 0) return 0;
    if (this.kind[at] !== MOVE) return WHOLE + this.supportOf(at, NONE);
    if (this.resolve(at)) return 0;
    // Whom no convoy takes anywhere has not bounced.
    const weak = this.rules.weakBounces && this.power[attacker] !== this.power[at] && !this.isStranded(at);
    return weak ? 0 : WHOLE;
  }

  /** DATC 5.B.7: what an attacker has to exceed who is met head on. */
  defendStrength(at: number): number {
    return (this.strength[at] ?? 0) + this.supportOf(at, NONE);
  }

  /** DATC 5.B.5: what keeps others out of the province that this unit moves to. */
  preventStrength(at: number): number {
    if (this.isStranded(at)) return 0;
    if (this.meetsHeadOn(at) && this.resolve(this.target[at] ?? NONE)) return 0;
    return (this.strength[at] ?? 0) + this.supportOf(at, NONE);
  }

  /** Whether an attack cuts a support (DATC 5.B.4). */
  cutsSupport(m: number, at: number): boolean {
    if (this.power[m] === this.power[at] && this.isSpared(at)) return false;
    const supported = this.subject[at] ?? NONE;
    // An attack from where the support is aimed cuts it only by dislodging.
    if (this.kind[supported] === MOVE && this.target[at] === m) return this.resolve(m);
    return (this.cuts[m] === 1 && (this.byConvoy[m] === 0 || this.hasRoute(m))) || this.resolve(m);
  }

  /** All units whose attack cuts a support. */
  cuttersOf(at: number): number[] {
    return this.attackersOf(at).filter((m) => this.cutsSupport(m, at));
  }

  private supportCounts(at: number): boolean {
    for (let m = this.attackers[at] ?? NONE; m !== NONE; m = this.nextAttacker[m] ?? NONE)
      if (this.cutsSupport(m, at)) return false;
    return true;
  }

  private convoyStands(at: number): boolean {
    let attacked = 0;
    let equal = 0;
    for (let m = this.attackers[at] ?? NONE; m !== NONE; m = this.nextAttacker[m] ?? NONE) {
      if (this.resolve(m)) return false;
      if (!this.rules.safeConvoys && !this.rules.weakConvoys) continue;
      if (this.power[m] === this.power[at]) continue;
      const strength = this.attackStrength(m);
      if (this.rules.weakConvoys && strength >= this.holdStrength(at, m)) return false;
      if (strength > attacked) [attacked, equal] = [strength, 1];
      else if (strength === attacked && strength > 0) equal++;
    }
    return !(this.rules.safeConvoys && equal > 1 && attacked > this.holdStrength(at, NONE));
  }

  /** A move by convoy that gets nowhere, since its fleets do not carry it. */
  isStranded(at: number): boolean {
    return this.byConvoy[at] === 1 && !this.hasRoute(at);
  }

  /** Whether fleets that stand carry the army all the way (DATC 4.A.1: any route will do). */
  hasRoute(at: number): boolean {
    this.stamp++;
    return this.sail(at, at, this.target[at] ?? NONE, this.stamp);
  }

  private sail(army: number, from: number, to: number, stamp: number): boolean {
    const byLand = this.overLand[army] === 1;
    const [passing, landing] = byLand ? [this.crossing, this.crossing] : [this.passing, this.landing];
    const near = passing[from];
    const allowed = this.path[army] ?? null;
    for (let fleet = this.convoyers[army] ?? NONE; fleet !== NONE; fleet = this.nextConvoyer[fleet] ?? NONE) {
      if (this.seen[fleet] === stamp || near?.[fleet] !== 1) continue;
      if (allowed !== null && !allowed.has(fleet)) continue;
      if (!this.resolve(fleet)) continue;
      this.seen[fleet] = stamp;
      if (landing[fleet]?.[to] === 1 || this.sail(army, fleet, to, stamp)) return true;
    }
    return false;
  }
}
