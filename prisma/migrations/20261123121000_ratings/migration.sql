-- What those who have played a game say of it.
CREATE TABLE "TemplateRating" (
    "templateId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "stars" INTEGER NOT NULL CHECK ("stars" BETWEEN 1 AND 5),
    "text" TEXT NOT NULL CHECK (length("text") <= 600),
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    CONSTRAINT "TemplateRating_pkey" PRIMARY KEY ("templateId", "userId")
);
CREATE INDEX "TemplateRating_newest_idx" ON "TemplateRating"("templateId", "at" DESC);
CREATE INDEX "TemplateRating_userId_idx" ON "TemplateRating"("userId");
ALTER TABLE "TemplateRating" ADD CONSTRAINT "TemplateRating_templateId_fkey" FOREIGN KEY ("templateId") REFERENCES "Template"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "TemplateRating" ADD CONSTRAINT "TemplateRating_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
