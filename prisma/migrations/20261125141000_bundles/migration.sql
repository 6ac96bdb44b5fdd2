-- Several products together, each at its price within the bundle.
CREATE TABLE "Bundle" (
    "id" TEXT PRIMARY KEY,
    "name" TEXT NOT NULL,
    "addedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawnAt" TIMESTAMPTZ(3),
    "withdrawnReason" TEXT
);
CREATE UNIQUE INDEX "Bundle_name_sold" ON "Bundle" (lower("name")) WHERE "withdrawnAt" IS NULL;

CREATE TABLE "BundlePart" (
    "bundleId" TEXT NOT NULL REFERENCES "Bundle"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    "productId" TEXT NOT NULL REFERENCES "Product"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    "place" INTEGER NOT NULL,
    "count" INTEGER NOT NULL CHECK ("count" > 0),
    "unitPrice" INTEGER NOT NULL CHECK ("unitPrice" > 0),
    PRIMARY KEY ("bundleId", "productId")
);
CREATE INDEX "BundlePart_productId_idx" ON "BundlePart" ("productId");
