-- What members think of decks that others show: likes, copies, and comments where the owner wants them.
ALTER TABLE "Deck" ADD COLUMN "commentsOn" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "DeckLike" (
    "deckId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "DeckLike_pkey" PRIMARY KEY ("deckId", "userId")
);
CREATE INDEX "DeckLike_userId_idx" ON "DeckLike"("userId");
ALTER TABLE "DeckLike" ADD CONSTRAINT "DeckLike_deckId_fkey" FOREIGN KEY ("deckId") REFERENCES "Deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "DeckLike" ADD CONSTRAINT "DeckLike_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "DeckCopy" (
    "deckId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "DeckCopy_pkey" PRIMARY KEY ("deckId", "userId")
);
CREATE INDEX "DeckCopy_userId_idx" ON "DeckCopy"("userId");
ALTER TABLE "DeckCopy" ADD CONSTRAINT "DeckCopy_deckId_fkey" FOREIGN KEY ("deckId") REFERENCES "Deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "DeckCopy" ADD CONSTRAINT "DeckCopy_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "DeckComment" (
    "id" TEXT NOT NULL,
    "deckId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "DeckComment_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "DeckComment_userId_key_key" ON "DeckComment"("userId", "key");
CREATE INDEX "DeckComment_deckId_at_idx" ON "DeckComment"("deckId", "at");
ALTER TABLE "DeckComment" ADD CONSTRAINT "DeckComment_deckId_fkey" FOREIGN KEY ("deckId") REFERENCES "Deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "DeckComment" ADD CONSTRAINT "DeckComment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
