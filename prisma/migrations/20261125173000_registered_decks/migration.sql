-- The deck that a member registered as their default, and the one as their alternative.
CREATE TABLE "DeckRegistration" (
    "userId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "slot" TEXT NOT NULL,
    "deckId" TEXT,
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "cards" JSONB NOT NULL,
    "proxies" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "DeckRegistration_pkey" PRIMARY KEY ("userId", "game", "slot")
);
ALTER TABLE "DeckRegistration" ADD CONSTRAINT "DeckRegistration_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "DeckRegistration" ADD CONSTRAINT "DeckRegistration_deckId_fkey" FOREIGN KEY ("deckId") REFERENCES "Deck"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "DeckRegistration_deckId_idx" ON "DeckRegistration"("deckId");
