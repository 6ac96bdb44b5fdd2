-- What an order sets aside stays in its holding, and cannot leave it otherwise.
ALTER TABLE "Holding" ADD COLUMN "reserved" BIGINT NOT NULL DEFAULT 0;
ALTER TABLE "Holding" DROP CONSTRAINT "Holding_bound";
ALTER TABLE "Holding" ADD CONSTRAINT "Holding_bound"
    CHECK ("bound" >= 0 AND "reserved" >= 0 AND "balance" >= "bound" + "reserved");
CREATE INDEX "Holding_reserved_idx" ON "Holding"("accountId", "asset") WHERE "reserved" <> 0;

-- What members sell and buy, card by card.
CREATE TABLE "MarketOrder" (
    "id" TEXT NOT NULL,
    "place" BIGSERIAL NOT NULL,
    "userId" TEXT NOT NULL,
    "side" TEXT NOT NULL CHECK ("side" IN ('ask', 'bid')),
    "game" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "price" INTEGER NOT NULL CHECK ("price" > 0),
    "quantity" INTEGER NOT NULL CHECK ("quantity" >= 0),
    "left" INTEGER NOT NULL,
    "reserved" BOOLEAN NOT NULL,
    "batch" TEXT,
    "placedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "closedAt" TIMESTAMPTZ(3),
    "reason" TEXT CHECK ("reason" IN ('filled', 'cancelled', 'expired', 'unpaid', 'registered')),
    CONSTRAINT "MarketOrder_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "MarketOrder_left" CHECK ("left" BETWEEN 0 AND "quantity"),
    CONSTRAINT "MarketOrder_open" CHECK (("closedAt" IS NULL) = ("reason" IS NULL) AND ("closedAt" IS NOT NULL OR "left" > 0)),
    CONSTRAINT "MarketOrder_ask_reserved" CHECK ("reserved" OR "side" = 'bid')
);
ALTER TABLE "MarketOrder" ADD CONSTRAINT "MarketOrder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE UNIQUE INDEX "MarketOrder_place_key" ON "MarketOrder"("place");
CREATE INDEX "MarketOrder_userId_place_idx" ON "MarketOrder"("userId", "place");
CREATE INDEX "MarketOrder_book_idx" ON "MarketOrder"("game", "number", "side", "price", "place") WHERE "closedAt" IS NULL;
CREATE INDEX "MarketOrder_own_idx" ON "MarketOrder"("userId", "game", "number") WHERE "closedAt" IS NULL;
CREATE INDEX "MarketOrder_expires_idx" ON "MarketOrder"("expiresAt") WHERE "closedAt" IS NULL;
CREATE INDEX "MarketOrder_batch_idx" ON "MarketOrder"("batch") WHERE "batch" IS NOT NULL;

-- What changed hands. Append-only as the ledger.
CREATE TABLE "Trade" (
    "id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "buyerId" TEXT NOT NULL,
    "sellerId" TEXT NOT NULL,
    "bidId" TEXT NOT NULL,
    "askId" TEXT NOT NULL,
    "price" INTEGER NOT NULL CHECK ("price" > 0),
    "quantity" INTEGER NOT NULL CHECK ("quantity" > 0),
    "transferId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "Trade_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Trade_others" CHECK ("buyerId" <> "sellerId")
);
CREATE UNIQUE INDEX "Trade_transferId_key" ON "Trade"("transferId");
CREATE INDEX "Trade_game_number_at_idx" ON "Trade"("game", "number", "at");
CREATE INDEX "Trade_game_at_idx" ON "Trade"("game", "at");
CREATE INDEX "Trade_buyerId_at_idx" ON "Trade"("buyerId", "at");
CREATE INDEX "Trade_sellerId_at_idx" ON "Trade"("sellerId", "at");
CREATE INDEX "Trade_bidId_idx" ON "Trade"("bidId");
CREATE INDEX "Trade_askId_idx" ON "Trade"("askId");
ALTER TABLE "Trade" ADD CONSTRAINT "Trade_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Trade" ADD CONSTRAINT "Trade_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Trade" ADD CONSTRAINT "Trade_bidId_fkey" FOREIGN KEY ("bidId") REFERENCES "MarketOrder"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Trade" ADD CONSTRAINT "Trade_askId_fkey" FOREIGN KEY ("askId") REFERENCES "MarketOrder"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
-- The transfer is written after the rows that refer to it.
ALTER TABLE "Trade" ADD CONSTRAINT "Trade_transferId_fkey" FOREIGN KEY ("transferId") REFERENCES "Transfer"("id") ON DELETE RESTRICT ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
CREATE TRIGGER "Trade_append_only" BEFORE UPDATE OR DELETE ON "Trade" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();
CREATE TRIGGER "Trade_never_emptied" BEFORE TRUNCATE ON "Trade" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();

-- What the staff stopped: a card as `game/number`, or `*` for the whole market.
CREATE TABLE "MarketHalt" (
    "what" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "byNick" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "MarketHalt_pkey" PRIMARY KEY ("what")
);
