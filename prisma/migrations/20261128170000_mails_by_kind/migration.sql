-- How many mails of a kind somebody was sent lately is asked whenever others may send them as they like.
CREATE INDEX "Delivery_userId_kind_dueAt_idx" ON "Delivery"("userId", "kind", "dueAt");
