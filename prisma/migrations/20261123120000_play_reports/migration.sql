-- What many deals of a version were like when bots played them: shown with the game once it is published.
ALTER TABLE "TemplateVersion" ADD COLUMN "report" JSONB;
