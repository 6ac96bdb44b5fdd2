-- Tables are never deleted: what their log belongs to need not be asked at every move.
ALTER TABLE "Move" DROP CONSTRAINT "Move_tableId_fkey";
ALTER TABLE "Event" DROP CONSTRAINT "Event_tableId_fkey";
-- Room beside each row for its next version, so that a move writes no index of "Table".
ALTER TABLE "Table" SET (fillfactor = 70);
