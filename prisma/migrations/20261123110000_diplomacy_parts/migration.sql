-- What members did in games of Diplomacy, kept as phases and games end: profiles add it up.
CREATE TABLE "DiplomacyPart" (
    "tableId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "power" TEXT NOT NULL,
    "open" BOOLEAN NOT NULL,
    "bots" BOOLEAN NOT NULL,
    "result" TEXT,
    "phases" INTEGER NOT NULL,
    "inTime" INTEGER NOT NULL,
    CONSTRAINT "DiplomacyPart_pkey" PRIMARY KEY ("tableId", "userId", "power")
);
CREATE INDEX "DiplomacyPart_userId_open_idx" ON "DiplomacyPart"("userId", "open");

-- How far the log of a game has been looked at for that, and how it stood then.
CREATE TABLE "DiplomacyTally" (
    "tableId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "stands" TEXT NOT NULL,
    CONSTRAINT "DiplomacyTally_pkey" PRIMARY KEY ("tableId")
);

ALTER TABLE "DiplomacyPart" ADD CONSTRAINT "DiplomacyPart_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "DiplomacyPart" ADD CONSTRAINT "DiplomacyPart_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "DiplomacyTally" ADD CONSTRAINT "DiplomacyTally_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;
