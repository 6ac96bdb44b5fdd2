-- What a nick looks like (I, l and 1 alike, 0 and O, rn and m): no two members may look the same. Of those who do
-- already the eldest is kept to; guests are told apart by their prefix.
ALTER TABLE "User" ADD COLUMN "nickLooks" TEXT;

WITH looks AS (
  SELECT id, replace(translate(lower(translate(nick, 'I10', 'llO')), '0', 'o'), 'm', 'rn') AS looks, "createdAt"
  FROM "User" WHERE NOT guest
), eldest AS (
  SELECT DISTINCT ON (looks) id, looks FROM looks ORDER BY looks, "createdAt", id
)
UPDATE "User" u SET "nickLooks" = eldest.looks FROM eldest WHERE u.id = eldest.id;

CREATE UNIQUE INDEX "User_nickLooks_key" ON "User"("nickLooks");
