-- A game at a tabletop that its players cannot agree about: who called the judge and why, and what the judge said.
ALTER TABLE "TabletopGame"
  ADD COLUMN "calledAt" TIMESTAMPTZ(3),
  ADD COLUMN "callerId" TEXT,
  ADD COLUMN call TEXT,
  ADD COLUMN "judgeId" TEXT,
  ADD COLUMN judgment TEXT;
CREATE INDEX "TabletopGame_called_idx" ON "TabletopGame"("calledAt") WHERE result IS NULL AND "calledAt" IS NOT NULL;
