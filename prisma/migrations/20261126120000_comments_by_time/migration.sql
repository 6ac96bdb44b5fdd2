-- What is said of all decks, the latest first: how the staff reads it.
CREATE INDEX "DeckComment_at_id_idx" ON "DeckComment"("at", "id");
