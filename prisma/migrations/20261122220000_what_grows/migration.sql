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
