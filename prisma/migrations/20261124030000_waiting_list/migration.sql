-- Who waits for the next table of a game.
CREATE TABLE "WaitingPlace" (
    "templateId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "until" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "WaitingPlace_pkey" PRIMARY KEY ("templateId", "userId")
);
CREATE INDEX "WaitingPlace_queue_idx" ON "WaitingPlace"("templateId", "since");
CREATE INDEX "WaitingPlace_userId_idx" ON "WaitingPlace"("userId");
ALTER TABLE "WaitingPlace" ADD CONSTRAINT "WaitingPlace_templateId_fkey" FOREIGN KEY ("templateId") REFERENCES "Template"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "WaitingPlace" ADD CONSTRAINT "WaitingPlace_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
