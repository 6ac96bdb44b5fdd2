-- What is noted of single cards within a deck, and what was in its versions.
ALTER TABLE "Deck" ADD COLUMN "remarks" JSONB NOT NULL DEFAULT '{"v":1,"rows":[]}';
ALTER TABLE "DeckVersion" ADD COLUMN "remarks" JSONB NOT NULL DEFAULT '{"v":1,"rows":[]}';
