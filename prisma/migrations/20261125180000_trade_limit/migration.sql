-- Copies above this number are for trade; null: as the club has it.
ALTER TABLE "User" ADD COLUMN "tradeLimit" INTEGER CHECK ("tradeLimit" BETWEEN 0 AND 1000);
