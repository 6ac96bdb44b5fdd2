import { CrazyEights } from "./crazy-eights";
import type { Dealt } from "./tricks";

/** Mau-Mau: jacks are wild, but not on jacks; one draws only when nothing fits; sevens and eights do what they do. */
export class MauMau extends CrazyEights {
  private readonly seats: number;

  constructor(dealt: Dealt) {
    super(dealt, { wild: "J", wildOnWild: false, drawsFreely: false, actions: true });
    this.seats = dealt.hands.length;
  }

  /** Places: the first out is first, all others share the next. */
  override scores(): number[] {
    return Array.from({ length: this.seats }, (_, seat) => (seat === this.winner() ? 1 : 2));
  }
}
