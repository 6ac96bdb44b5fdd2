-- A member's statement is read from its newest line on. The mint's postings, as many as all others', are left out.
CREATE INDEX "Posting_statement_idx" ON "Posting" ("accountId", (-id)) WHERE "accountId" <> 'mint';

-- The clock asks for what is due, not for the tables that nothing is due at: those that are closed above all.
DROP INDEX "Table_dueAt_idx";
CREATE INDEX "Table_dueAt_idx" ON "Table" ("dueAt") WHERE "dueAt" IS NOT NULL;

-- Tables with somebody at them who may have gone without a word, public or not.
CREATE INDEX "Table_presence_idx" ON "Table" ("movedAt") WHERE present AND "closedAt" IS NULL;

-- A check of the ledger reads what came since the last one; how far that had come.
ALTER TABLE "Reconciliation" ADD COLUMN whole BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "Reconciliation" ADD COLUMN anchor JSONB;

-- What lists show of a version, so that no list has to compile it.
ALTER TABLE "TemplateVersion" ADD COLUMN facts JSONB;
CREATE INDEX "Template_shelf_idx" ON "Template" ("createdAt" DESC) WHERE published AND "deletedAt" IS NULL;

-- Whether a table is closed is noted with its members too: the tables that somebody is at are found without looking at all
-- at which they ever were. The database notes it itself, whoever closes a table.
ALTER TABLE "TableMember" ADD COLUMN closed BOOLEAN NOT NULL DEFAULT false;
DROP INDEX "TableMember_userId_visitedAt_idx";
DROP INDEX "TableMember_named_idx";
UPDATE "TableMember" m SET closed = true FROM "Table" t WHERE t.id = m."tableId" AND t."closedAt" IS NOT NULL;
CREATE INDEX "TableMember_visited_idx" ON "TableMember" ("userId", closed, "visitedAt");
CREATE INDEX "TableMember_named_idx" ON "TableMember" ("userId", named, "visitedAt") WHERE NOT closed;

CREATE FUNCTION "table_closed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "TableMember" SET closed = true WHERE "tableId" = NEW.id AND NOT closed;
  RETURN NULL;
END $$;
CREATE TRIGGER "Table_closed" AFTER UPDATE OF "closedAt" ON "Table"
  FOR EACH ROW WHEN (OLD."closedAt" IS NULL AND NEW."closedAt" IS NOT NULL) EXECUTE FUNCTION "table_closed"();

CREATE FUNCTION "member_came"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.closed := EXISTS (SELECT FROM "Table" WHERE id = NEW."tableId" AND "closedAt" IS NOT NULL);
  RETURN NEW;
END $$;
CREATE TRIGGER "TableMember_came" BEFORE INSERT ON "TableMember" FOR EACH ROW EXECUTE FUNCTION "member_came"();
