import "server-only";
import { cache } from "react";
import { currentSession } from "@/lib/auth/session";
import { readProfile } from "@/lib/services/accounts/read-profile";
import { productNames } from "@/lib/services/catalogue/product-names";
import { readCard } from "@/lib/services/collection/read-card";
import { readPurseHolds } from "@/lib/services/ledger/open-purse";
import { listProducts } from "@/lib/services/shop/list-products";
import { readTable } from "@/lib/services/tables/read-table";
import { readTemplate } from "@/lib/services/templates/read-template";

/**
 * Reads that the layout, a page and its metadata share: each is made once for a request, whoever asks first. They are
 * told apart by their arguments; a request has one object for who asks.
 */

export const purseOf = cache(readPurseHolds);
export const namesOfProducts = cache(productNames);
export const products = cache(listProducts);
export const profileOf = cache(readProfile);
export const cardFor = cache(readCard);

/** A table as whoever asks may see it. */
export const tableHere = cache(async (id: string) => readTable((await currentSession())?.member ?? null, id));

/** A game of whoever asks, or one that all may read; `version`: another than the latest. */
export const templateHere = cache(async (slug: string, version?: number) =>
  readTemplate((await currentSession())?.member ?? null, { slug, version }),
);
