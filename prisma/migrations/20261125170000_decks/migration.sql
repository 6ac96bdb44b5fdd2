-- Decks that members build, and what they were before.
CREATE TABLE "Deck" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "tags" TEXT[],
    "cards" JSONB NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "savedBy" TEXT[],
    "public" BOOLEAN NOT NULL DEFAULT false,
    "link" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "deletedAt" TIMESTAMPTZ(3),
    CONSTRAINT "Deck_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Deck_userId_game_idx" ON "Deck"("userId", "game");
CREATE INDEX "Deck_public_idx" ON "Deck"("game", "changedAt") WHERE "public" AND "deletedAt" IS NULL;
ALTER TABLE "Deck" ADD CONSTRAINT "Deck_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "DeckVersion" (
    "deckId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "cards" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "DeckVersion_pkey" PRIMARY KEY ("deckId", "number")
);
ALTER TABLE "DeckVersion" ADD CONSTRAINT "DeckVersion_deckId_fkey" FOREIGN KEY ("deckId") REFERENCES "Deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;
