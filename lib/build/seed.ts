import { closePool } from "../db/pool";
import { env } from "../env";
import { ensureAdmin } from "../services/accounts/ensure-admin";
import { seedAccounts } from "../services/accounts/seed-accounts";
import { seedCatalogue } from "../services/catalogue/seed-catalogue";
import { seedFormats } from "../services/formats/seed-formats";
import { pushKeys } from "../services/notices/push-keys";
import { seedProducts } from "../services/shop/seed-products";
import { seedTemplates } from "../services/templates/seed-templates";
import { storeFacts } from "../services/templates/version-facts";

/** Puts into the database what the house comes with; doing it again changes nothing. Prints what the keeper must know. */
await seedTemplates();
await storeFacts();
for (const sentence of await seedCatalogue()) console.warn(sentence);
await seedFormats();
await seedProducts();
await pushKeys();
const admin = await ensureAdmin({ adminNick: env.ADMIN_NICK });
if (admin.password !== null)
  console.log(`The administrator is "${admin.nick}", password ${admin.password} (shown this once: change it).`);
if (env.DEMO_ACCOUNTS) {
  const { nicks, password } = await seedAccounts();
  console.log(`Demo accounts: ${nicks.join(", ")}; password ${password}`);
}
await closePool();
