-- Postings come with their transfer: none is added to one that was written before.
CREATE OR REPLACE FUNCTION "posting_balanced"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM posted GROUP BY "transferId", asset HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'The postings of a transfer must sum to zero for each asset.' USING ERRCODE = 'check_violation', CONSTRAINT = 'Posting_balanced';
  END IF;
  IF EXISTS (
    SELECT FROM "Transfer" t WHERE t.id IN (SELECT "transferId" FROM posted) AND t.xmin <> pg_current_xact_id()::xid
  ) THEN
    RAISE EXCEPTION 'The ledger is append-only: a transfer gets no more postings.' USING ERRCODE = 'check_violation', CONSTRAINT = 'append_only';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "Posting_never_emptied" BEFORE TRUNCATE ON "Posting" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();
CREATE TRIGGER "Transfer_never_emptied" BEFORE TRUNCATE ON "Transfer" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();
