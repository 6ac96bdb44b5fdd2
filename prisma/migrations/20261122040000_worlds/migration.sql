-- What a table pins: the configuration of a game of some world. It never changes; its hash names it.
CREATE TABLE "GameConfig" (
  "world" TEXT NOT NULL,
  "hash" TEXT NOT NULL,
  "body" JSONB NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "GameConfig_pkey" PRIMARY KEY ("world", "hash")
);
INSERT INTO "GameConfig" ("world", "hash", "body", "createdAt")
  SELECT DISTINCT ON (hash) 'cards', hash, body - '_source', "createdAt" FROM "TemplateVersion" ORDER BY hash, "createdAt";

-- A template's version is one of them, and beside it the author's own text.
ALTER TABLE "TemplateVersion" ADD COLUMN "world" TEXT NOT NULL DEFAULT 'cards', ADD COLUMN "source" TEXT;
UPDATE "TemplateVersion" SET "source" = body->>'_source';
ALTER TABLE "TemplateVersion" DROP COLUMN "body",
  ADD CONSTRAINT "TemplateVersion_config_fkey" FOREIGN KEY ("world", "hash") REFERENCES "GameConfig"("world", "hash");
DROP INDEX "TemplateVersion_hash_idx";
CREATE INDEX "TemplateVersion_world_hash_idx" ON "TemplateVersion"("world", "hash");

ALTER TABLE "Table" ADD COLUMN "configHash" TEXT;
UPDATE "Table" t SET "configHash" = v.hash FROM "TemplateVersion" v WHERE v.id = t."templateVersionId";
ALTER TABLE "Table" ALTER COLUMN "world" DROP DEFAULT,
  ADD CONSTRAINT "Table_config_fkey" FOREIGN KEY ("world", "configHash") REFERENCES "GameConfig"("world", "hash");
CREATE INDEX "Table_world_configHash_idx" ON "Table"("world", "configHash");

-- What the parts of a game leave behind: deals of the card games, phases of Diplomacy.
ALTER TABLE "Deal" RENAME TO "GameRecord";
ALTER TABLE "GameRecord" RENAME COLUMN "result" TO "data";
ALTER TABLE "GameRecord" RENAME COLUMN "endedAt" TO "at";
ALTER TABLE "GameRecord" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'deal';
ALTER TABLE "GameRecord" ALTER COLUMN "kind" DROP DEFAULT;
ALTER TABLE "GameRecord" DROP CONSTRAINT "Deal_pkey", ADD CONSTRAINT "GameRecord_pkey" PRIMARY KEY ("tableId", "lastSeq");
ALTER TABLE "GameRecord" RENAME CONSTRAINT "Deal_tableId_fkey" TO "GameRecord_tableId_fkey";
CREATE INDEX "GameRecord_tableId_epoch_idx" ON "GameRecord"("tableId", "epoch");
