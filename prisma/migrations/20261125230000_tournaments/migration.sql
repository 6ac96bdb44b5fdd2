-- Tournaments: who enters them, with which deck, whom they meet, and what came of it.

CREATE TABLE "Tournament" (
    "id" TEXT NOT NULL,
    "hostId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "about" TEXT NOT NULL DEFAULT '',
    "world" TEXT NOT NULL,
    "templateVersionId" TEXT,
    "game" TEXT NOT NULL,
    "configHash" TEXT NOT NULL,
    "cardGame" TEXT,
    "format" TEXT,
    "ownCards" BOOLEAN NOT NULL DEFAULT false,
    "sealedEventId" TEXT,
    "plan" JSONB NOT NULL,
    "roundMinutes" INTEGER NOT NULL,
    "most" INTEGER NOT NULL,
    "prizes" INTEGER[] DEFAULT '{}',
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "round" INTEGER NOT NULL DEFAULT 0,
    "roundBeganAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Tournament_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Tournament_state" CHECK ("state" IN ('open', 'running', 'over', 'called_off')),
    CONSTRAINT "Tournament_ended" CHECK (("endedAt" IS NULL) = ("state" IN ('open', 'running'))),
    CONSTRAINT "Tournament_prizes" CHECK (0 <= ALL("prizes"))
);
CREATE INDEX "Tournament_hostId_createdAt_idx" ON "Tournament"("hostId", "createdAt");
CREATE INDEX "Tournament_sealedEventId_idx" ON "Tournament"("sealedEventId");
CREATE INDEX "Tournament_endedAt_idx" ON "Tournament"("endedAt");
-- What the clock looks at.
CREATE INDEX "Tournament_alive_idx" ON "Tournament"("startsAt") WHERE "endedAt" IS NULL;

CREATE TABLE "TournamentEntrant" (
    "tournamentId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "seed" INTEGER,
    "leftAfter" INTEGER,
    "deckName" TEXT,
    "deck" JSONB,
    "deckHash" TEXT,
    "place" INTEGER,
    "prize" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "TournamentEntrant_pkey" PRIMARY KEY ("tournamentId", "userId"),
    CONSTRAINT "TournamentEntrant_deck" CHECK (("deck" IS NULL) = ("deckHash" IS NULL)),
    CONSTRAINT "TournamentEntrant_prize" CHECK ("prize" >= 0)
);
CREATE INDEX "TournamentEntrant_userId_idx" ON "TournamentEntrant"("userId");

CREATE TABLE "TournamentMatch" (
    "tournamentId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "users" TEXT[],
    "seated" TEXT[],
    "tableId" TEXT,
    "opened" BOOLEAN NOT NULL DEFAULT false,
    "places" JSONB,
    "scores" JSONB,
    "decidedBy" TEXT,
    "decidedAt" TIMESTAMPTZ(3),
    "calledAt" TIMESTAMPTZ(3),
    "call" TEXT,

    CONSTRAINT "TournamentMatch_pkey" PRIMARY KEY ("tournamentId", "round", "number"),
    CONSTRAINT "TournamentMatch_decided" CHECK (("places" IS NULL) = ("decidedBy" IS NULL) AND ("places" IS NULL) = ("decidedAt" IS NULL)),
    CONSTRAINT "TournamentMatch_by" CHECK ("decidedBy" IN ('played', 'judge', 'absent', 'time', 'bye', 'left'))
);
CREATE UNIQUE INDEX "TournamentMatch_tableId_key" ON "TournamentMatch"("tableId");

ALTER TABLE "Tournament" ADD CONSTRAINT "Tournament_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Tournament" ADD CONSTRAINT "Tournament_templateVersionId_fkey" FOREIGN KEY ("templateVersionId") REFERENCES "TemplateVersion"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Tournament" ADD CONSTRAINT "Tournament_world_configHash_fkey" FOREIGN KEY ("world", "configHash") REFERENCES "GameConfig"("world", "hash") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Tournament" ADD CONSTRAINT "Tournament_sealedEventId_fkey" FOREIGN KEY ("sealedEventId") REFERENCES "SealedEvent"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "TournamentEntrant" ADD CONSTRAINT "TournamentEntrant_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "TournamentEntrant" ADD CONSTRAINT "TournamentEntrant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "TournamentMatch" ADD CONSTRAINT "TournamentMatch_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;
