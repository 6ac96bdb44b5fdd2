-- Press: letters of games of Diplomacy, as each party is given them, and how far members have read.
CREATE TABLE "PressMessage" (
  id TEXT PRIMARY KEY,
  n BIGSERIAL NOT NULL,
  "tableId" TEXT NOT NULL REFERENCES "Table" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  "sendKey" TEXT NOT NULL,
  "userId" TEXT REFERENCES "User" (id) ON DELETE SET NULL ON UPDATE CASCADE,
  at TIMESTAMPTZ(3) NOT NULL,
  "atSeq" INTEGER NOT NULL,
  phase TEXT NOT NULL,
  sender TEXT NOT NULL,
  addressed TEXT[],
  -- Null: nobody says who wrote.
  "shownFrom" TEXT,
  "shownTo" TEXT[],
  kept BOOLEAN NOT NULL,
  text TEXT NOT NULL
);
CREATE UNIQUE INDEX "PressMessage_n_key" ON "PressMessage" (n);
CREATE UNIQUE INDEX "PressMessage_tableId_sendKey_key" ON "PressMessage" ("tableId", "sendKey");
CREATE INDEX "PressMessage_tableId_n_idx" ON "PressMessage" ("tableId", n);
CREATE INDEX "PressMessage_userId_tableId_idx" ON "PressMessage" ("userId", "tableId");

CREATE TABLE "PressCopy" (
  "messageId" TEXT NOT NULL REFERENCES "PressMessage" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  "tableId" TEXT NOT NULL,
  n BIGINT NOT NULL,
  party TEXT NOT NULL,
  thread TEXT NOT NULL,
  PRIMARY KEY ("messageId", party)
);
CREATE INDEX "PressCopy_tableId_party_thread_n_idx" ON "PressCopy" ("tableId", party, thread, n);

CREATE TABLE "PressRead" (
  "userId" TEXT NOT NULL REFERENCES "User" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  "tableId" TEXT NOT NULL REFERENCES "Table" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  party TEXT NOT NULL,
  thread TEXT NOT NULL,
  n BIGINT NOT NULL,
  PRIMARY KEY ("userId", "tableId", party, thread)
);
CREATE INDEX "PressRead_tableId_idx" ON "PressRead" ("tableId");

-- Whether mails of letters hold what was written.
ALTER TABLE "NoticeSettings" ADD COLUMN "pressText" BOOLEAN NOT NULL DEFAULT true;
