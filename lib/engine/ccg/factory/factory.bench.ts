import { HmacRandom, SeededRandom } from "../../kernel/random";
import { fiveDyes } from "../sets";
import products from "../sets/five-dyes/products.json";
import { openPack } from "./open-pack";
import { compileProducts, findProduct } from "./product";

const WINDOW = 1_000;

/** Boosters of eleven cards a second, from the quick stream and from the provable one (a key for each pack). */
export function* benches(): Iterable<{ name: string; value: number; unit: string; n: number; seconds: number }> {
  const compiled = compileProducts(products, fiveDyes());
  const booster = compiled.ok ? findProduct(compiled.value, "WC", "booster") : undefined;
  if (!booster) throw new Error("There is no booster.");
  const seeded = new SeededRandom(1);
  const key = new Uint8Array(32).fill(9);
  let pack = 0;
  const runs = {
    "packs.seeded": () => openPack(booster, seeded),
    "packs.provable": () => openPack(booster, new HmacRandom(() => key, `pack|${pack++}`)),
  };
  for (const [name, open] of Object.entries(runs)) {
    for (let i = 0; i < 5_000; i++) open();
    const begun = performance.now();
    let n = 0;
    while (performance.now() - begun < WINDOW) for (let i = 0; i < 200; i++, n++) open();
    const seconds = (performance.now() - begun) / 1_000;
    yield { name, value: n / seconds, unit: "packs/s", n, seconds };
  }
}
