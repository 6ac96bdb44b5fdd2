ALTER TABLE "Wish" ADD COLUMN "limit" INTEGER CHECK ("limit" > 0);
