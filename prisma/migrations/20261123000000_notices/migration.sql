-- What a table's move is news of, written with the move; whoever looks after it makes notices and deliveries of it.
CREATE TABLE "Outbox" (
  key TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  -- To whom; users that are gone are left out.
  users TEXT[],
  data JSONB NOT NULL,
  "tableId" TEXT,
  -- Where alone the mails of it go (TESTER); empty: none are sent. Null: to each their own.
  tester TEXT,
  at TIMESTAMPTZ(3) NOT NULL
);

-- Notices are the inbox of every world. The same news comes to the same person once.
ALTER TABLE "Notice" ADD COLUMN key TEXT;
ALTER TABLE "Notice" ADD COLUMN "tableId" TEXT;
UPDATE "Notice" SET key = id;
ALTER TABLE "Notice" ALTER COLUMN key SET NOT NULL;
CREATE UNIQUE INDEX "Notice_userId_key_key" ON "Notice" ("userId", key);
CREATE INDEX "Notice_at_idx" ON "Notice" (at);
CREATE INDEX "Notice_unread_idx" ON "Notice" ("userId") WHERE "readAt" IS NULL;

-- One thing that is handed to one person over one channel.
CREATE TABLE "Delivery" (
  id TEXT PRIMARY KEY,
  key TEXT NOT NULL,
  "userId" TEXT NOT NULL REFERENCES "User" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  channel TEXT NOT NULL,
  -- The subscription of a push message; else empty.
  target TEXT NOT NULL DEFAULT '',
  kind TEXT NOT NULL,
  data JSONB NOT NULL,
  "tableId" TEXT,
  tester TEXT,
  at TIMESTAMPTZ(3) NOT NULL,
  "dueAt" TIMESTAMPTZ(3) NOT NULL,
  -- It goes out with others of that person, in one mail.
  digest BOOLEAN NOT NULL DEFAULT false,
  state TEXT NOT NULL DEFAULT 'waiting',
  tries INTEGER NOT NULL DEFAULT 0,
  -- Those that go out together; what the Message-ID is made of.
  batch TEXT,
  "claimedUntil" TIMESTAMPTZ(3),
  "doneAt" TIMESTAMPTZ(3),
  why TEXT
);
CREATE UNIQUE INDEX "Delivery_userId_key_channel_target_key" ON "Delivery" ("userId", key, channel, target);
CREATE INDEX "Delivery_due_idx" ON "Delivery" ("dueAt") WHERE state = 'waiting';
CREATE INDEX "Delivery_doneAt_idx" ON "Delivery" ("doneAt") WHERE "doneAt" IS NOT NULL;

CREATE TABLE "NoticeSettings" (
  "userId" TEXT PRIMARY KEY REFERENCES "User" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  -- `{v: 1, topics: {turn: {inbox, mail, push}, …}}`; what is missing is as by default.
  choices JSONB NOT NULL,
  -- Minutes since midnight in the member's zone; null: no quiet hours.
  "quietFrom" INTEGER,
  "quietTo" INTEGER,
  "urgentInQuiet" BOOLEAN NOT NULL DEFAULT true,
  -- The hour of the daily mail; null: each by itself.
  "digestHour" INTEGER
);

CREATE TABLE "MailAddress" (
  id TEXT PRIMARY KEY,
  "userId" TEXT NOT NULL REFERENCES "User" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  address TEXT NOT NULL,
  -- In lower case.
  "addressKey" TEXT NOT NULL,
  main BOOLEAN NOT NULL DEFAULT false,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "confirmedAt" TIMESTAMPTZ(3),
  -- SHA-256 of the token in the link that confirms it; ends with `tokenUntil`.
  "tokenHash" TEXT,
  "tokenUntil" TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX "MailAddress_userId_addressKey_key" ON "MailAddress" ("userId", "addressKey");
CREATE UNIQUE INDEX "MailAddress_main_key" ON "MailAddress" ("userId") WHERE main;
CREATE UNIQUE INDEX "MailAddress_tokenHash_key" ON "MailAddress" ("tokenHash");

-- Where the mails of one game go, if not to the main address.
CREATE TABLE "TableMail" (
  "userId" TEXT NOT NULL REFERENCES "User" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  "tableId" TEXT NOT NULL REFERENCES "Table" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  -- Null: none are sent.
  "addressId" TEXT REFERENCES "MailAddress" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  PRIMARY KEY ("userId", "tableId")
);
CREATE INDEX "TableMail_tableId_idx" ON "TableMail" ("tableId");
CREATE INDEX "TableMail_addressId_idx" ON "TableMail" ("addressId");

CREATE TABLE "PushSubscription" (
  id TEXT PRIMARY KEY,
  "userId" TEXT NOT NULL REFERENCES "User" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  endpoint TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  -- Browser and system, for the list of devices.
  device TEXT NOT NULL,
  -- The long-lived cookie of the browser: signing out there ends it.
  "deviceId" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT now()
);
CREATE INDEX "PushSubscription_deviceId_idx" ON "PushSubscription" ("deviceId");
CREATE UNIQUE INDEX "PushSubscription_endpoint_key" ON "PushSubscription" (endpoint);
CREATE INDEX "PushSubscription_userId_idx" ON "PushSubscription" ("userId");

-- The pair of keys by which push services know this house; one row.
CREATE TABLE "PushKey" (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  "publicKey" TEXT NOT NULL,
  -- Sealed under NEXTAUTH_SECRET.
  "privateKey" TEXT NOT NULL
);
