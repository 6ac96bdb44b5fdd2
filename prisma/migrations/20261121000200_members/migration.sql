-- AlterTable
ALTER TABLE "TableMember" DROP COLUMN "seated";
