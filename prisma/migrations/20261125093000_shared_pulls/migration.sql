-- Opened packs whose owner made a page of them for others. Only these are shown by a link.
CREATE TABLE "SharedPull" (
    "packId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    CONSTRAINT "SharedPull_pkey" PRIMARY KEY ("packId")
);
CREATE INDEX "SharedPull_userId_idx" ON "SharedPull"("userId");
ALTER TABLE "SharedPull" ADD CONSTRAINT "SharedPull_packId_fkey" FOREIGN KEY ("packId") REFERENCES "Pack"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SharedPull" ADD CONSTRAINT "SharedPull_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
