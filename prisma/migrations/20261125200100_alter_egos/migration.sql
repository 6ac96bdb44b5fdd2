-- Who has an alter ego, with a purse and a binder of its own, and who plays it now.

CREATE TABLE "Ego" (
    "userId" TEXT NOT NULL,
    "isOn" BOOLEAN NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "Ego_pkey" PRIMARY KEY ("userId")
);

ALTER TABLE "Ego" ADD CONSTRAINT "Ego_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
