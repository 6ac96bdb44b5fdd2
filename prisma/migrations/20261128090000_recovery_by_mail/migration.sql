-- A one-time code that a member was sent by mail, besides their own and those that administrators make.
ALTER TABLE "RecoveryCode" ADD COLUMN "mailed" BOOLEAN NOT NULL DEFAULT false;
