import { prisma } from "../../db/client";
import { closePool } from "../../db/pool";
import { buyPacks } from "../../services/shop/buy-packs";
import { makeMember } from "./club";
import { cookiesOf } from "./cookies-of";
import { fund, purchaseOf } from "./shop";

/**
 * `tsx packs-for-page.ts COUNT`: a member with so many closed boosters; prints where each is opened, and the cookies of
 * the member, as JSON. The environment names the database and the secret of the house.
 */
const member = await makeMember("opener");
await fund(member, 100_000);
const product = await prisma().product.findFirstOrThrow({ where: { name: "Salt and Tide booster" } });
const count = Number(process.argv[2] ?? "1");
const bought = await buyPacks(member, await purchaseOf(member, product.id, count, product.price));
if (!bought.ok) throw new Error(bought.error.code);
const paths = bought.value.packs.map((id) => `/shop/packs/${id}`);
console.log(JSON.stringify({ paths, cookies: await cookiesOf(member.id) }));
await closePool();
process.exit();
