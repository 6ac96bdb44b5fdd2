-- Public games of one world, for its own lists; most tables are of another.
CREATE INDEX "Table_diplomacy_idx" ON "Table" ("movedAt" DESC, id) WHERE world = 'diplomacy' AND public;
