-- Who drafted on which seat, what they paid for it, and what came of it.

CREATE TABLE "DraftEntry" (
    "tableId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "userId" TEXT NOT NULL,
    "productId" TEXT NOT NULL,
    "packs" INTEGER NOT NULL,
    "price" INTEGER,
    "enterId" TEXT,
    "game" TEXT NOT NULL,
    "cards" INTEGER[],
    "endedAt" TIMESTAMPTZ(3),
    "cardsId" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "DraftEntry_pkey" PRIMARY KEY ("tableId", "seat"),
    CONSTRAINT "DraftEntry_kept" CHECK (("price" IS NULL) = ("enterId" IS NULL) AND "packs" > 0 AND "price" >= 0),
    CONSTRAINT "DraftEntry_delivered" CHECK (("cardsId" IS NULL) = ("endedAt" IS NULL OR "enterId" IS NULL))
);

CREATE INDEX "DraftEntry_userId_idx" ON "DraftEntry"("userId");
CREATE INDEX "DraftEntry_enterId_idx" ON "DraftEntry"("enterId");
CREATE INDEX "DraftEntry_cardsId_idx" ON "DraftEntry"("cardsId");
-- Drafts that are going on.
CREATE INDEX "DraftEntry_running_idx" ON "DraftEntry"("tableId") WHERE "endedAt" IS NULL;

ALTER TABLE "DraftEntry" ADD CONSTRAINT "DraftEntry_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "DraftEntry" ADD CONSTRAINT "DraftEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "DraftEntry" ADD CONSTRAINT "DraftEntry_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "DraftEntry" ADD CONSTRAINT "DraftEntry_enterId_fkey" FOREIGN KEY ("enterId") REFERENCES "Transfer"("id") ON DELETE RESTRICT ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "DraftEntry" ADD CONSTRAINT "DraftEntry_cardsId_fkey" FOREIGN KEY ("cardsId") REFERENCES "Transfer"("id") ON DELETE RESTRICT ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
