-- A binder has a page for everybody only if its owner wishes so.
ALTER TABLE "Binder" ADD COLUMN "public" BOOLEAN NOT NULL DEFAULT false;
