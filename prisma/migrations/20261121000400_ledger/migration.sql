-- Roles
ALTER TABLE "User" ADD COLUMN "roles" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- Ledger
CREATE TABLE "Account" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "ownerId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Account_kind" CHECK ("kind" IN ('purse', 'binder', 'sealed-purse', 'sealed-binder', 'escrow', 'pot', 'shop', 'mint')),
    CONSTRAINT "Account_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "Account_ownerId_idx" ON "Account"("ownerId");

CREATE TABLE "Transfer" (
    "id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "request" TEXT NOT NULL,
    "actorId" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "memo" JSONB NOT NULL,
    "answer" JSONB NOT NULL,
    "reversesId" TEXT,

    CONSTRAINT "Transfer_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Transfer_reversesId_fkey" FOREIGN KEY ("reversesId") REFERENCES "Transfer"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "Transfer_key_key" ON "Transfer"("key");
CREATE UNIQUE INDEX "Transfer_reversesId_key" ON "Transfer"("reversesId");
CREATE INDEX "Transfer_kind_at_idx" ON "Transfer"("kind", "at");

CREATE TABLE "Posting" (
    "id" BIGSERIAL NOT NULL,
    "transferId" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "asset" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "balance" BIGINT,

    CONSTRAINT "Posting_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Posting_amount" CHECK ("amount" <> 0),
    CONSTRAINT "Posting_balance" CHECK (("accountId" = 'mint') = ("balance" IS NULL)),
    CONSTRAINT "Posting_transferId_fkey" FOREIGN KEY ("transferId") REFERENCES "Transfer"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Posting_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "Posting_transferId_accountId_asset_key" ON "Posting"("transferId", "accountId", "asset");
CREATE INDEX "Posting_accountId_asset_id_idx" ON "Posting"("accountId", "asset", "id");

CREATE TABLE "Holding" (
    "accountId" TEXT NOT NULL,
    "asset" TEXT NOT NULL,
    "balance" BIGINT NOT NULL DEFAULT 0,
    "bound" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Holding_pkey" PRIMARY KEY ("accountId", "asset"),
    CONSTRAINT "Holding_bound" CHECK ("bound" >= 0 AND "balance" >= "bound"),
    CONSTRAINT "Holding_not_mint" CHECK ("accountId" <> 'mint'),
    CONSTRAINT "Holding_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "Holding_asset_idx" ON "Holding"("asset");

-- The postings of a transfer come in one statement, and sum to zero for each asset.
CREATE FUNCTION "posting_balanced"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM posted GROUP BY "transferId", asset HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'The postings of a transfer must sum to zero for each asset.' USING ERRCODE = 'check_violation', CONSTRAINT = 'Posting_balanced';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Posting_balanced" AFTER INSERT ON "Posting"
  REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION "posting_balanced"();

CREATE FUNCTION "append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is append-only: reverse the transfer instead.' USING ERRCODE = 'check_violation', CONSTRAINT = 'append_only';
END $$;
CREATE TRIGGER "Posting_append_only" BEFORE UPDATE OR DELETE ON "Posting" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();
CREATE TRIGGER "Transfer_append_only" BEFORE UPDATE OR DELETE ON "Transfer" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();

INSERT INTO "Account" ("id", "kind") VALUES ('mint', 'mint'), ('shop', 'shop');

CREATE TABLE "Reconciliation" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ms" INTEGER NOT NULL,
    "transfers" BIGINT NOT NULL,
    "findings" JSONB NOT NULL,
    "sound" BOOLEAN NOT NULL,

    CONSTRAINT "Reconciliation_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Reconciliation_at_idx" ON "Reconciliation"("at");

CREATE TABLE "PayWeek" (
    "week" TEXT NOT NULL,
    "paidAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PayWeek_pkey" PRIMARY KEY ("week")
);

CREATE TABLE "Setting" (
    "name" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Setting_pkey" PRIMARY KEY ("name")
);

-- Shop
CREATE TABLE "Product" (
    "id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "set" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "price" INTEGER NOT NULL,
    "printRun" INTEGER NOT NULL,
    "addedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawnAt" TIMESTAMPTZ(3),

    CONSTRAINT "Product_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Product_price" CHECK ("price" > 0),
    CONSTRAINT "Product_printRun" CHECK ("printRun" >= 0)
);
CREATE UNIQUE INDEX "Product_game_set_type_key" ON "Product"("game", "set", "type");

CREATE TABLE "PackSeed" (
    "userId" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "next" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "PackSeed_pkey" PRIMARY KEY ("userId"),
    CONSTRAINT "PackSeed_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "Purchase" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "productId" TEXT NOT NULL,
    "transferId" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "tickets" INTEGER NOT NULL,
    "unitPrice" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Purchase_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Purchase_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Purchase_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Purchase_transferId_fkey" FOREIGN KEY ("transferId") REFERENCES "Transfer"("id") ON DELETE RESTRICT ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED
);
CREATE UNIQUE INDEX "Purchase_transferId_key" ON "Purchase"("transferId");
CREATE INDEX "Purchase_userId_at_idx" ON "Purchase"("userId", "at");
CREATE INDEX "Purchase_productId_at_idx" ON "Purchase"("productId", "at");

CREATE TABLE "Pack" (
    "id" TEXT NOT NULL,
    "holderId" TEXT NOT NULL,
    "buyerId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "productId" TEXT NOT NULL,
    "purchaseId" TEXT NOT NULL,
    "commitment" TEXT NOT NULL,
    "share" TEXT NOT NULL,
    "contents" TEXT NOT NULL,
    "openedAt" TIMESTAMPTZ(3),
    "openingId" TEXT,
    "opening" JSONB,

    CONSTRAINT "Pack_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Pack_holderId_fkey" FOREIGN KEY ("holderId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Pack_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Pack_purchaseId_fkey" FOREIGN KEY ("purchaseId") REFERENCES "Purchase"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Pack_openingId_fkey" FOREIGN KEY ("openingId") REFERENCES "Transfer"("id") ON DELETE RESTRICT ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED
);
CREATE UNIQUE INDEX "Pack_buyerId_number_key" ON "Pack"("buyerId", "number");
CREATE UNIQUE INDEX "Pack_openingId_key" ON "Pack"("openingId");
CREATE INDEX "Pack_holderId_openedAt_idx" ON "Pack"("holderId", "openedAt");

CREATE TABLE "Sheets" (
    "hash" TEXT NOT NULL,
    "body" JSONB NOT NULL,

    CONSTRAINT "Sheets_pkey" PRIMARY KEY ("hash")
);

-- Collection
CREATE TABLE "SetRegistration" (
    "userId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "set" TEXT NOT NULL,
    "transferId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SetRegistration_pkey" PRIMARY KEY ("userId", "game", "set"),
    CONSTRAINT "SetRegistration_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "SetRegistration_transferId_fkey" FOREIGN KEY ("transferId") REFERENCES "Transfer"("id") ON DELETE RESTRICT ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED
);

CREATE UNIQUE INDEX "SetRegistration_transferId_key" ON "SetRegistration"("transferId");

CREATE TABLE "Binder" (
    "userId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "seenPosting" BIGINT NOT NULL DEFAULT 0,
    "shown" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "Binder_pkey" PRIMARY KEY ("userId", "game"),
    CONSTRAINT "Binder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "SavedDisplay" (
    "userId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "display" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SavedDisplay_pkey" PRIMARY KEY ("userId", "game", "name"),
    CONSTRAINT "SavedDisplay_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
