-- Everybody whom the state of a table names: at a seat, in line for one, asking for one, host. A ban finds them by it.
ALTER TABLE "Table" ADD COLUMN "people" TEXT[] DEFAULT '{}';
UPDATE "Table" SET people = ARRAY(
  SELECT DISTINCT person FROM (
    SELECT seat->>'user' FROM jsonb_array_elements(COALESCE(summary->'seats', '[]')) AS seat
    UNION SELECT summary->'host'->>'id'
    UNION SELECT "userId" FROM "TableMember" m WHERE m."tableId" = "Table".id
  ) AS named(person) WHERE person IS NOT NULL
);
CREATE INDEX "Table_people_idx" ON "Table" USING GIN ("people");

-- The network from which a guest opened it: one of them does not fill the lobby, however many guests it makes.
ALTER TABLE "Table" ADD COLUMN "openedFrom" TEXT;
