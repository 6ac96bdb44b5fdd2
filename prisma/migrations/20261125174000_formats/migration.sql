-- Formats of decks, as rules files: the house's, and those that members write.
CREATE TABLE "Format" (
    "id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "ownerId" TEXT,
    "title" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "savedBy" TEXT NOT NULL,
    "seed" TEXT,
    "public" BOOLEAN NOT NULL DEFAULT false,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "Format_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Format_game_idx" ON "Format"("game");
CREATE INDEX "Format_ownerId_idx" ON "Format"("ownerId");
ALTER TABLE "Format" ADD CONSTRAINT "Format_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "FormatVersion" (
    "formatId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "FormatVersion_pkey" PRIMARY KEY ("formatId", "number")
);
ALTER TABLE "FormatVersion" ADD CONSTRAINT "FormatVersion_formatId_fkey" FOREIGN KEY ("formatId") REFERENCES "Format"("id") ON DELETE CASCADE ON UPDATE CASCADE;
