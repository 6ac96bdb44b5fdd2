-- A price that holds from a moment on, told beforehand; why a product was withdrawn.
ALTER TABLE "Product" ADD COLUMN "nextPrice" INTEGER CHECK ("nextPrice" > 0);
ALTER TABLE "Product" ADD COLUMN "nextPriceAt" TIMESTAMPTZ(3);
ALTER TABLE "Product" ADD CONSTRAINT "Product_next_price" CHECK (("nextPrice" IS NULL) = ("nextPriceAt" IS NULL));
ALTER TABLE "Product" ADD COLUMN "withdrawnReason" TEXT;
