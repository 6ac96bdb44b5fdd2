-- Empty: the member has not chosen a language, and reads the one that their browser asks for.
ALTER TABLE "User" ALTER COLUMN "locale" SET DEFAULT '';
-- Until now English was what everybody had, chosen or not.
UPDATE "User" SET "locale" = '' WHERE "locale" = 'en';
