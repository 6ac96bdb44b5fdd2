-- How many packs of a product a member may buy in all, and from when on it is sold.
ALTER TABLE "Product" ADD COLUMN "memberLimit" INTEGER CHECK ("memberLimit" > 0);
ALTER TABLE "Product" ADD COLUMN "releaseAt" TIMESTAMPTZ(3);
