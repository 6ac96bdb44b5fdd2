-- AlterTable
ALTER TABLE "Table" ADD COLUMN     "waiting" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
