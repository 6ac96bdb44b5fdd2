-- AlterTable
ALTER TABLE "Event" ALTER COLUMN "aud" SET DATA TYPE BIGINT,
ALTER COLUMN "news" SET DATA TYPE BIGINT;

-- CreateTable
CREATE TABLE "Presence" (
    "room" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "sidecar" TEXT NOT NULL,
    "idle" BOOLEAN NOT NULL DEFAULT false,
    "beatAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Presence_pkey" PRIMARY KEY ("room","userId","sidecar")
);

-- CreateIndex
CREATE INDEX "Presence_sidecar_idx" ON "Presence"("sidecar");

-- CreateIndex
CREATE INDEX "Presence_beatAt_idx" ON "Presence"("beatAt");

