-- Maps of Diplomacy that members write.
CREATE TABLE "MapFile" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "ownerId" TEXT,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "published" BOOLEAN NOT NULL DEFAULT false,
    "withdrawnByStaffAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MapFile_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "MapFile_name_key" ON "MapFile"("name");
CREATE INDEX "MapFile_ownerId_idx" ON "MapFile"("ownerId");
CREATE INDEX "MapFile_published_updatedAt_idx" ON "MapFile"("published", "updatedAt" DESC);

ALTER TABLE "MapFile" ADD CONSTRAINT "MapFile_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
