-- When the clock of the house looked last: one row, whichever process beats.
CREATE TABLE "ClockBeat" (
    "id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "ClockBeat_pkey" PRIMARY KEY ("id")
);

-- Times in which no process was there: nobody could order.
CREATE TABLE "Sleep" (
    "id" TEXT NOT NULL,
    "sleptFrom" TIMESTAMPTZ(3) NOT NULL,
    "sleptTo" TIMESTAMPTZ(3) NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "confirmedById" TEXT,
    "doneAt" TIMESTAMPTZ(3),
    CONSTRAINT "Sleep_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Sleep_sleptFrom_key" ON "Sleep"("sleptFrom");
-- Those that are not made good yet: none, nearly always.
CREATE INDEX "Sleep_open_idx" ON "Sleep"("sleptFrom") WHERE "doneAt" IS NULL;

-- When a member is away, for all their games.
CREATE TABLE "Absence" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "firstDay" TEXT NOT NULL,
    "lastDay" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Absence_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Absence_userId_firstDay_lastDay_key" ON "Absence"("userId", "firstDay", "lastDay");
ALTER TABLE "Absence" ADD CONSTRAINT "Absence_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The calendar of a member's deadlines. Its address is signed over the secret: renewing it draws another.
CREATE TABLE "CalendarFeed" (
    "userId" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "renewedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "CalendarFeed_pkey" PRIMARY KEY ("userId")
);
ALTER TABLE "CalendarFeed" ADD CONSTRAINT "CalendarFeed_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
