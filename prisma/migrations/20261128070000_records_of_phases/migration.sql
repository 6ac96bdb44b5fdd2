-- Everybody reads what a phase left behind: how many centres each power had is a secret of blind games.
UPDATE "GameRecord" SET data = data - 'counts' WHERE kind = 'phase' AND data ? 'counts';
