-- Whom the state of a table names is kept beside its members: an index on the table's own row, which every move writes,
-- would be written with every move.
ALTER TABLE "TableMember" ADD COLUMN "named" BOOLEAN NOT NULL DEFAULT false;
INSERT INTO "TableMember" ("tableId", "userId", named)
  SELECT t.id, u.id, true FROM "Table" t, unnest(t.people) AS person JOIN "User" u ON u.id = person
  ON CONFLICT ("tableId", "userId") DO UPDATE SET named = true;
CREATE INDEX "TableMember_named_idx" ON "TableMember" ("userId") WHERE named;
DROP INDEX "Table_people_idx";
ALTER TABLE "Table" DROP COLUMN "people";
-- Who opened a table, whoever hosts it now: one member does not fill the lobby.
ALTER TABLE "Table" ADD COLUMN "openedBy" TEXT;
-- No configuration is ever deleted: nothing asks for the tables of one.
DROP INDEX "Table_world_configHash_idx";

-- A master's rewind sets records aside, and may take them up again.
ALTER TABLE "GameRecord" ADD COLUMN "standing" BOOLEAN NOT NULL DEFAULT true;
