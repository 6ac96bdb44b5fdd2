-- Whether a player is at the table just now: the lobby shows such tables first, and deserted ones not for long.
ALTER TABLE "Table" ADD COLUMN present BOOLEAN NOT NULL
  GENERATED ALWAYS AS (jsonb_path_exists(summary, '$.seats[*] ? (@.kind == "user" && @.away == false)')) STORED;

DROP INDEX "Table_public_closedAt_movedAt_idx";
CREATE INDEX "Table_lobby_idx" ON "Table" (present, "movedAt" DESC) WHERE public AND "closedAt" IS NULL;
