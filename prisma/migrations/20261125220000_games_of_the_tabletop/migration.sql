-- What becomes of games at a tabletop: the decks that were brought, stakes and results, and saved positions.

CREATE TABLE "BroughtDeck" (
    "tableId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "userId" TEXT,
    "game" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "cards" JSONB NOT NULL,
    "verdicts" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "BroughtDeck_pkey" PRIMARY KEY ("tableId", "seat")
);

CREATE INDEX "BroughtDeck_userId_idx" ON "BroughtDeck"("userId");

CREATE TABLE "TabletopGame" (
    "tableId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "game" TEXT NOT NULL,
    "bet" INTEGER NOT NULL,
    "members" TEXT NOT NULL,
    "beganAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "result" TEXT,
    "minted" INTEGER NOT NULL DEFAULT 0,
    "unminted" TEXT,

    CONSTRAINT "TabletopGame_pkey" PRIMARY KEY ("tableId", "number"),
    CONSTRAINT "TabletopGame_bet" CHECK ("bet" >= 0 AND "minted" >= 0),
    CONSTRAINT "TabletopGame_result" CHECK (("endedAt" IS NULL) = ("result" IS NULL))
);
-- One game at a time at a table.
CREATE UNIQUE INDEX "TabletopGame_running_idx" ON "TabletopGame"("tableId") WHERE "result" IS NULL;
-- Prizes that a group was paid lately.
CREATE INDEX "TabletopGame_prizes_idx" ON "TabletopGame"("members", "endedAt") WHERE "minted" > 0;

CREATE TABLE "TabletopPart" (
    "tableId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "userId" TEXT,
    "result" TEXT,
    "change" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "TabletopPart_pkey" PRIMARY KEY ("tableId", "number", "seat")
);
CREATE INDEX "TabletopPart_userId_result_idx" ON "TabletopPart"("userId", "result");

CREATE TABLE "SavedGame" (
    "id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "members" TEXT NOT NULL,
    "users" TEXT[],
    "tableId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "turn" INTEGER NOT NULL,
    "bet" INTEGER NOT NULL,
    "byItself" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "SavedGame_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "SavedGame_tableId_idx" ON "SavedGame"("tableId");
CREATE UNIQUE INDEX "SavedGame_game_members_key" ON "SavedGame"("game", "members");
CREATE INDEX "SavedGame_users_idx" ON "SavedGame" USING GIN ("users");

CREATE TABLE "KeptSeat" (
    "tableId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "userId" TEXT NOT NULL,

    CONSTRAINT "KeptSeat_pkey" PRIMARY KEY ("tableId", "seat")
);
CREATE INDEX "KeptSeat_userId_idx" ON "KeptSeat"("userId");
ALTER TABLE "KeptSeat" ADD CONSTRAINT "KeptSeat_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "KeptSeat" ADD CONSTRAINT "KeptSeat_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "BroughtDeck" ADD CONSTRAINT "BroughtDeck_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BroughtDeck" ADD CONSTRAINT "BroughtDeck_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "TabletopGame" ADD CONSTRAINT "TabletopGame_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "TabletopPart" ADD CONSTRAINT "TabletopPart_tableId_number_fkey" FOREIGN KEY ("tableId", "number") REFERENCES "TabletopGame"("tableId", "number") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "TabletopPart" ADD CONSTRAINT "TabletopPart_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "SavedGame" ADD CONSTRAINT "SavedGame_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Since when the staff pay this member no prizes out of new money.
ALTER TABLE "User" ADD COLUMN "noPrizesSince" TIMESTAMPTZ(3);
