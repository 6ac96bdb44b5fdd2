-- The staff reads all transfers, the latest first.
CREATE INDEX "Transfer_at_id_idx" ON "Transfer"("at", "id");
