-- Nobody has to be at a table that is played by correspondence: that a seat is taken says nothing of who is there.
DROP INDEX "Table_lobby_idx";
ALTER TABLE "Table" DROP COLUMN present;
ALTER TABLE "Table" ADD COLUMN present BOOLEAN NOT NULL GENERATED ALWAYS AS (
  jsonb_path_exists(summary, '$ ? (!(@.correspondence == true)).seats[*] ? (@.kind == "user" && @.away == false)')
) STORED;
CREATE INDEX "Table_lobby_idx" ON "Table" (present, "movedAt" DESC) WHERE public AND "closedAt" IS NULL;
