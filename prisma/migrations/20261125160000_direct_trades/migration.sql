-- What two or three members put to each other, each giving to the next.
CREATE TABLE "DirectTrade" (
    "id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "madeById" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "state" TEXT NOT NULL DEFAULT 'open' CHECK ("state" IN ('open', 'settled', 'declined', 'cancelled', 'expired')),
    "short" JSONB,
    "madeAt" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "closedById" TEXT,
    "transferId" TEXT,
    CONSTRAINT "DirectTrade_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "DirectTrade_settled" CHECK (("state" = 'settled') = ("transferId" IS NOT NULL))
);
CREATE UNIQUE INDEX "DirectTrade_key_key" ON "DirectTrade"("key");
CREATE UNIQUE INDEX "DirectTrade_transferId_key" ON "DirectTrade"("transferId");
CREATE INDEX "DirectTrade_expires_idx" ON "DirectTrade"("expiresAt") WHERE "state" = 'open';
CREATE INDEX "DirectTrade_made_idx" ON "DirectTrade"("madeById") WHERE "state" = 'open';
ALTER TABLE "DirectTrade" ADD CONSTRAINT "DirectTrade_madeById_fkey" FOREIGN KEY ("madeById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
-- The transfer is written after the row that refers to it.
ALTER TABLE "DirectTrade" ADD CONSTRAINT "DirectTrade_transferId_fkey" FOREIGN KEY ("transferId") REFERENCES "Transfer"("id") ON DELETE RESTRICT ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;

CREATE TABLE "TradeSide" (
    "tradeId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL CHECK ("seat" BETWEEN 0 AND 2),
    "userId" TEXT NOT NULL,
    "gives" JSONB NOT NULL DEFAULT '[]',
    "confirmed" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "TradeSide_pkey" PRIMARY KEY ("tradeId", "seat")
);
CREATE UNIQUE INDEX "TradeSide_tradeId_userId_key" ON "TradeSide"("tradeId", "userId");
CREATE INDEX "TradeSide_userId_tradeId_idx" ON "TradeSide"("userId", "tradeId");
ALTER TABLE "TradeSide" ADD CONSTRAINT "TradeSide_tradeId_fkey" FOREIGN KEY ("tradeId") REFERENCES "DirectTrade"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "TradeSide" ADD CONSTRAINT "TradeSide_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
