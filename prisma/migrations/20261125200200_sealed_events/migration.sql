-- Sealed events: everybody opens some packs and builds a deck of nothing else.

CREATE TABLE "SealedEvent" (
    "id" TEXT NOT NULL,
    "hostId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "productId" TEXT NOT NULL,
    "contents" TEXT NOT NULL,
    "packs" INTEGER NOT NULL,
    "price" INTEGER,
    "format" TEXT,
    "minutes" INTEGER NOT NULL,
    "closesAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "SealedEvent_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "SealedEvent_bounds" CHECK ("packs" > 0 AND "minutes" > 0 AND "price" >= 0)
);

CREATE INDEX "SealedEvent_closesAt_idx" ON "SealedEvent"("closesAt");
CREATE INDEX "SealedEvent_hostId_closesAt_idx" ON "SealedEvent"("hostId", "closesAt");

CREATE TABLE "SealedEntry" (
    "eventId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "first" INTEGER NOT NULL,
    "share" TEXT NOT NULL,
    "packs" JSONB NOT NULL,
    "cards" INTEGER[],
    "enterId" TEXT,
    "deckId" TEXT,
    "openedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "lockedAt" TIMESTAMPTZ(3),
    "deckName" TEXT,
    "hash" TEXT,
    "deck" JSONB,

    CONSTRAINT "SealedEntry_pkey" PRIMARY KEY ("eventId", "userId"),
    CONSTRAINT "SealedEntry_locked" CHECK (("hash" IS NULL) = ("deck" IS NULL) AND ("hash" IS NULL OR "lockedAt" IS NOT NULL))
);

CREATE INDEX "SealedEntry_userId_idx" ON "SealedEntry"("userId");
CREATE INDEX "SealedEntry_enterId_idx" ON "SealedEntry"("enterId");
CREATE INDEX "SealedEntry_deckId_idx" ON "SealedEntry"("deckId");
-- Who still builds.
CREATE INDEX "SealedEntry_building_idx" ON "SealedEntry"("dueAt") WHERE "lockedAt" IS NULL;

ALTER TABLE "SealedEvent" ADD CONSTRAINT "SealedEvent_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "SealedEvent" ADD CONSTRAINT "SealedEvent_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "SealedEvent" ADD CONSTRAINT "SealedEvent_contents_fkey" FOREIGN KEY ("contents") REFERENCES "Sheets"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "SealedEntry" ADD CONSTRAINT "SealedEntry_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "SealedEvent"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "SealedEntry" ADD CONSTRAINT "SealedEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "SealedEntry" ADD CONSTRAINT "SealedEntry_enterId_fkey" FOREIGN KEY ("enterId") REFERENCES "Transfer"("id") ON DELETE RESTRICT ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "SealedEntry" ADD CONSTRAINT "SealedEntry_deckId_fkey" FOREIGN KEY ("deckId") REFERENCES "Deck"("id") ON DELETE SET NULL ON UPDATE CASCADE;
