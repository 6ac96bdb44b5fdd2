import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import type { DiplomacyMap, ProvinceId } from "../map/model";
import type { Taxes } from "./income";

const MOST = 9_999;
const NUMBER = /^\d{1,4}$/;

/**
 * Reads the lines of a game or map file that set incomes: `TAX 5`, `TAX VIE 5`, `CAP 60`. Refuses `bad_tax`, `bad_cap`
 * (at least 1), and `rotation_off` for ROTATE, which Payola has not. A centre's TAX sets the general one as well, until
 * a later line sets that: so it did for those who wrote such files. Other lines are somebody else's.
 */
export function readTaxes(map: DiplomacyMap, lines: readonly string[]): Result<Taxes, Refusal> {
  let tax: number | null = null;
  let cap: number | null = null;
  const centres = new Map<ProvinceId, number>();
  for (const line of lines) {
    const [word = "", ...rest] = line.trim().toUpperCase().split(/\s+/);
    if (word === "ROTATE") return refuse("rotation_off");
    if (word === "CAP") {
      const value = Number(rest[0]);
      if (rest.length !== 1 || !NUMBER.test(rest[0] ?? "") || value < 1) return refuse("bad_cap");
      cap = value;
    } else if (word === "TAX") {
      const value = rest.at(-1) ?? "";
      const centre = rest.length === 2 ? rest[0] : undefined;
      const known = centre === undefined || map.provinces.some((province) => province.centre && province.id === centre);
      if (rest.length < 1 || rest.length > 2 || !NUMBER.test(value) || Number(value) > MOST || !known)
        return refuse("bad_tax");
      if (centre !== undefined) centres.set(centre, Number(value));
      tax = Number(value);
    }
  }
  return ok({ tax, centres, cap });
}
