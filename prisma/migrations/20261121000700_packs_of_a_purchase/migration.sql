-- Each pack is shown with its place among those that were bought with it.
CREATE INDEX "Pack_purchaseId_idx" ON "Pack"("purchaseId");
