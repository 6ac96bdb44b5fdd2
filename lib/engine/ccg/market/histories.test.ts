import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byPriceAndTime, crosses, matchOrder, reachable } from "./match";
import { type Incoming, otherSide, type Side, type Standing } from "./vocabulary";

/** A market of one card, copy by copy and coin by coin, with nothing of the code under test: the slow way to be right. */
class Model {
  readonly copies = new Map<string, number>();
  readonly coins = new Map<string, number>();
  readonly lines: { id: string; member: string; side: Side; price: number; reserved: boolean }[] = [];

  private free(member: string): number {
    const aside = this.lines.filter((line) => line.member === member && line.side === "bid" && line.reserved);
    return (this.coins.get(member) ?? 0) - aside.reduce((sum, { price }) => sum + price, 0);
  }

  freeCopies(member: string): number {
    return (this.copies.get(member) ?? 0) - this.lines.filter((l) => l.member === member && l.side === "ask").length;
  }

  freeCoins(member: string): number {
    return this.free(member);
  }

  /** One copy after the other; null: refused. */
  place(id: string, { member, side, price, quantity }: Incoming, reserved: boolean): string[] | null {
    const before = JSON.stringify([[...this.copies], [...this.coins], this.lines]);
    const told: string[] = [];
    for (let n = 0; n < quantity; n++) {
      const found = this.lines
        .map((line, i) => ({ ...line, i }))
        .filter((line) => line.side !== side && line.member !== member)
        .filter((line) => (side === "bid" ? line.price <= price : line.price >= price))
        .sort((a, b) => (side === "bid" ? a.price - b.price : b.price - a.price) || a.i - b.i)[0];
      if (!found) {
        const across = this.lines.some(
          (l) => l.member === member && l.side !== side && (side === "bid" ? l.price <= price : l.price >= price),
        );
        if (across) {
          const [copies, coins, lines] = JSON.parse(before);
          this.copies.clear();
          this.coins.clear();
          for (const [who, n] of copies) this.copies.set(who, n);
          for (const [who, n] of coins) this.coins.set(who, n);
          this.lines.splice(0, this.lines.length, ...lines);
          return null;
        }
        this.lines.push({ id, member, side, price, reserved });
        continue;
      }
      if (found.side === "bid" && !found.reserved && this.free(found.member) < found.price) {
        for (let i = this.lines.length - 1; i >= 0; i--) if (this.lines[i]?.id === found.id) this.lines.splice(i, 1);
        told.push(`unpaid ${found.id}`);
        n--;
        continue;
      }
      this.lines.splice(found.i, 1);
      const [buyer, seller] = side === "bid" ? [member, found.member] : [found.member, member];
      this.coins.set(buyer, (this.coins.get(buyer) ?? 0) - found.price);
      this.coins.set(seller, (this.coins.get(seller) ?? 0) + found.price);
      this.copies.set(buyer, (this.copies.get(buyer) ?? 0) + 1);
      this.copies.set(seller, (this.copies.get(seller) ?? 0) - 1);
      told.push(`${found.id} ${found.price}`);
    }
    return told;
  }
}

const MEMBERS = ["a", "b", "c", "d"] as const;
type Step =
  | { is: "order"; member: string; side: Side; price: number; quantity: number; reserved: boolean }
  | { is: "cancel"; which: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      is: fc.constant("order" as const),
      member: fc.constantFrom(...MEMBERS),
      side: fc.constantFrom<Side>("ask", "bid"),
      price: fc.integer({ min: 1, max: 12 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      reserved: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant("cancel" as const), which: fc.nat(20) }) },
);

describe("random histories of a book", () => {
  test("agree with a model of single copies; no cross is left standing; nothing is made or lost", () => {
    let [filled, unpaidSeen, refused] = [0, 0, 0];
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60, size: "max" }), (steps) => {
        const model = new Model();
        const copies = new Map<string, number>(MEMBERS.map((member) => [member, 12]));
        const coins = new Map<string, number>(MEMBERS.map((member) => [member, 40]));
        for (const [member, n] of copies) model.copies.set(member, n);
        for (const [member, n] of coins) model.coins.set(member, n);
        let book: (Standing & { side: Side })[] = [];
        const freeCoins = (member: string): number =>
          book
            .filter((one) => one.member === member && one.side === "bid" && one.reserved)
            .reduce((sum, { price, left }) => sum - price * left, coins.get(member) ?? 0);

        steps.forEach((one, place) => {
          if (one.is === "cancel") {
            const gone = book[one.which % Math.max(1, book.length)];
            if (!gone) return;
            book = book.filter((standing) => standing !== gone);
            for (let i = model.lines.length - 1; i >= 0; i--)
              if (model.lines[i]?.id === gone.id) model.lines.splice(i, 1);
            return;
          }
          const incoming: Incoming = one;
          const reserved = one.side === "ask" || one.reserved;
          // What one has not got, one cannot offer, nor set aside.
          if (one.side === "ask" && model.freeCopies(one.member) < one.quantity) return;
          const meets = book.some(({ side, price }) => side === "ask" && price <= one.price);
          const pays = one.reserved || meets;
          if (one.side === "bid" && pays && model.freeCoins(one.member) < one.price * one.quantity) return;
          const id = `o${place}`;
          const against = book.filter(({ side }) => side === otherSide(one.side));
          const reach = reachable({ ...incoming, members: new Set([one.member]) }, against);
          const match = matchOrder(incoming, against, freeCoins);
          const told = model.place(id, incoming, reserved);
          expect(match.ok).toBe(told !== null);
          if (!match.ok || told === null) {
            refused++;
            return;
          }
          const { fills, unpaid, left } = match.value;
          filled += fills.length;
          unpaidSeen += unpaid.length;
          for (const { standing } of fills) expect(reach).toContain(standing);
          expect([...fills].map(({ standing }) => standing)).toEqual(
            fills.map(({ standing }) => standing).sort(byPriceAndTime(otherSide(one.side))),
          );
          expect(fills.flatMap((f) => Array(f.quantity).fill(`${f.standing.id} ${f.standing.price}`))).toEqual(
            told.filter((line) => !line.startsWith("unpaid")),
          );
          expect(unpaid.map((bid) => `unpaid ${bid.id}`)).toEqual(told.filter((line) => line.startsWith("unpaid")));
          for (const { standing, quantity } of fills) {
            const [buyer, seller] = one.side === "bid" ? [one.member, standing.member] : [standing.member, one.member];
            expect(buyer).not.toBe(seller);
            coins.set(buyer, (coins.get(buyer) ?? 0) - quantity * standing.price);
            coins.set(seller, (coins.get(seller) ?? 0) + quantity * standing.price);
            copies.set(buyer, (copies.get(buyer) ?? 0) + quantity);
            copies.set(seller, (copies.get(seller) ?? 0) - quantity);
            book = book.map((b) => (b === standing ? { ...b, left: b.left - quantity } : b)).filter((b) => b.left > 0);
          }
          book = book.filter(({ id: of }) => !unpaid.some((bid) => bid.id === of));
          if (left > 0) book.push({ id, member: one.member, side: one.side, price: one.price, left, place, reserved });

          expect([...coins]).toEqual([...model.coins]);
          expect([...copies]).toEqual([...model.copies]);
          expect([...coins.values()].reduce((a, b) => a + b)).toBe(160);
          expect([...copies.values()].reduce((a, b) => a + b)).toBe(48);
          for (const member of MEMBERS) expect(freeCoins(member)).toBeGreaterThanOrEqual(0);
          for (const bid of book.filter(({ side }) => side === "bid"))
            for (const ask of book.filter(({ side }) => side === "ask"))
              expect(crosses("bid", bid.price, ask.price)).toBe(false);
        });
      }),
      { numRuns: 400 },
    );
    // The histories come to all that can happen.
    for (const n of [filled, unpaidSeen, refused]) expect(n).toBeGreaterThan(20);
  });
});
