-- What a member wishes for: a printing in a finish, or in any, and how many.
CREATE TABLE "Wish" (
    "userId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "printing" INTEGER NOT NULL,
    "finish" TEXT NOT NULL CHECK ("finish" IN ('any', 'plain', 'foil')),
    "count" INTEGER NOT NULL CHECK ("count" BETWEEN 1 AND 99),
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    CONSTRAINT "Wish_pkey" PRIMARY KEY ("userId", "game", "printing", "finish")
);
CREATE INDEX "Wish_game_printing_idx" ON "Wish"("game", "printing");
ALTER TABLE "Wish" ADD CONSTRAINT "Wish_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
