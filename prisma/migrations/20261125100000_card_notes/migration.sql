-- What members note about cards, and their tags; by printing, whatever its finish.
CREATE TABLE "CardNote" (
    "userId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "note" TEXT NOT NULL,
    "tags" TEXT[],
    CONSTRAINT "CardNote_pkey" PRIMARY KEY ("userId", "game", "number")
);
ALTER TABLE "CardNote" ADD CONSTRAINT "CardNote_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
