-- Card games are data: their files, and every card that was ever published of them.
CREATE TABLE "CardGame" (
  "name" TEXT NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "addedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "CardGame_pkey" PRIMARY KEY ("name")
);

CREATE TABLE "CardFile" (
  "game" TEXT NOT NULL,
  "file" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "seed" TEXT,
  "addedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "CardFile_pkey" PRIMARY KEY ("game", "file"),
  CONSTRAINT "CardFile_game_fkey" FOREIGN KEY ("game") REFERENCES "CardGame"("name") ON DELETE RESTRICT
);

CREATE TABLE "PublishedCard" (
  "game" TEXT NOT NULL,
  "number" INTEGER NOT NULL,
  "set" TEXT NOT NULL,
  "setName" TEXT NOT NULL,
  "card" JSONB NOT NULL,
  CONSTRAINT "PublishedCard_pkey" PRIMARY KEY ("game", "number"),
  CONSTRAINT "PublishedCard_game_fkey" FOREIGN KEY ("game") REFERENCES "CardGame"("name") ON DELETE RESTRICT
);
