-- What members sell to whoever bids most.
CREATE TABLE "Auction" (
    "id" TEXT NOT NULL,
    "sellerId" TEXT NOT NULL,
    -- What is sold: [{asset, amount}], cards and packs. Set aside while it runs.
    "lot" JSONB NOT NULL,
    "start" INTEGER NOT NULL CHECK ("start" > 0),
    "buyNow" INTEGER CHECK ("buyNow" >= "start"),
    -- Who leads, and with what: set aside in their purse while it runs.
    "topId" TEXT,
    "top" INTEGER,
    "bids" INTEGER NOT NULL DEFAULT 0,
    "state" TEXT NOT NULL DEFAULT 'open' CHECK ("state" IN ('open', 'sold', 'unsold', 'cancelled')),
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "transferId" TEXT,
    CONSTRAINT "Auction_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Auction_top" CHECK (("topId" IS NULL) = ("top" IS NULL) AND "topId" <> "sellerId"),
    CONSTRAINT "Auction_sold" CHECK (("state" = 'sold') = ("transferId" IS NOT NULL) AND ("state" <> 'sold' OR "topId" IS NOT NULL))
);
CREATE UNIQUE INDEX "Auction_transferId_key" ON "Auction"("transferId");
CREATE INDEX "Auction_ends_idx" ON "Auction"("endsAt") WHERE "state" = 'open';
CREATE INDEX "Auction_sellerId_startedAt_idx" ON "Auction"("sellerId", "startedAt");
CREATE INDEX "Auction_topId_idx" ON "Auction"("topId") WHERE "state" = 'open';
ALTER TABLE "Auction" ADD CONSTRAINT "Auction_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Auction" ADD CONSTRAINT "Auction_topId_fkey" FOREIGN KEY ("topId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
-- The transfer is written after the row that refers to it.
ALTER TABLE "Auction" ADD CONSTRAINT "Auction_transferId_fkey" FOREIGN KEY ("transferId") REFERENCES "Transfer"("id") ON DELETE RESTRICT ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;

-- Every bid there was.
CREATE TABLE "AuctionBid" (
    "auctionId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "userId" TEXT NOT NULL,
    "amount" INTEGER NOT NULL CHECK ("amount" > 0),
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "AuctionBid_pkey" PRIMARY KEY ("auctionId", "number")
);
CREATE INDEX "AuctionBid_userId_at_idx" ON "AuctionBid"("userId", "at");
ALTER TABLE "AuctionBid" ADD CONSTRAINT "AuctionBid_auctionId_fkey" FOREIGN KEY ("auctionId") REFERENCES "Auction"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AuctionBid" ADD CONSTRAINT "AuctionBid_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
