import { createHash } from "node:crypto";
import { lockGame, readKeptGame, writeGame } from "@/lib/db/catalogue-store";
import { transact } from "@/lib/db/transaction";
import { problemLine } from "@/lib/engine/ccg/authored/problem";
import { readTexts } from "@/lib/engine/ccg/authored/read-files";
import { type GameFiles, HOUSE_GAMES, houseGame } from "@/lib/engine/ccg/sets";

const textOf = (body: unknown): string => `${JSON.stringify(body, null, 1)}\n`;
const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The files of a game as they are kept. */
const textsOf = ({ game, sets, products }: GameFiles): [string, string][] =>
  Object.entries({ game, ...sets, products }).map(([file, body]) => [file, textOf(body)]);

/**
 * Brings the card games of the house's files into the catalogue: those that are new, files that a release changed, and
 * that it has a file no more. A file that the staff changed is left alone, and so is a game whose new files do not pass the check: both are answered,
 * as sentences. Doing it again changes nothing.
 */
export async function seedCatalogue(
  games: readonly string[] = HOUSE_GAMES,
  filesOf: (game: string) => GameFiles = (game) =>
    houseGame(HOUSE_GAMES.find((one) => one === game) ?? HOUSE_GAMES[0]!),
): Promise<string[]> {
  const left: string[] = [];
  for (const game of games)
    await transact(async (client) => {
      await lockGame(client, game);
      const kept = await readKeptGame(client, game);
      const before = new Map(kept?.files.map((file) => [file.file, file]));
      const house = textsOf(filesOf(game));
      const fresh = house.flatMap(([file, text]) => {
        const seed = hashOf(text);
        const was = before.get(file);
        if (was?.seed === seed) return [];
        if (!was || was.seed !== null) return [{ file, text, seed }];
        if (was.text !== text)
          left.push(`${file}.json of ${game} was changed here, so this release's one was left out.`);
        return [];
      });
      // What the house brings no more goes, unless something that was changed here may rest on it.
      const known = new Set(house.map(([file]) => file));
      const untouched = [...before.values()].every(({ seed }) => seed !== null);
      const gone = untouched ? [...before.keys()].filter((file) => !known.has(file)) : [];
      if (fresh.length === 0 && gone.length === 0) return;
      const texts = new Map([...before.values(), ...fresh].map(({ file, text }) => [file, text]));
      for (const file of gone) texts.delete(file);
      const read = readTexts(texts, kept?.published);
      if (read.ok) await writeGame(client, game, fresh, read.value.published, gone);
      else
        left.push(`This release's cards of ${game} do not fit those that are here: ${read.error.map(problemLine)[0]}`);
    });
  return left;
}
