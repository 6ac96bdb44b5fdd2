import { CardSprite } from "@/components/cards/card-sprite";
import { CardFace } from "@/components/ccg/card-face";
import { faceOf } from "@/components/ccg/face-of";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import type { NamedGood } from "@/lib/contracts/trade-words";
import { readAsset } from "@/lib/engine/kernel/ledger";
import { listGames } from "@/lib/services/catalogue/games";
import { messagesOf } from "@/lib/texts/messages-of";

/** The cards of a lot by their faces, each the way to its page. */
export async function LotFaces({ lot }: { lot: readonly NamedGood[] }) {
  const [games, language] = [await listGames(), await currentLanguage()];
  const ccg = messagesOf("ccg", language);
  const faces = lot.flatMap(({ asset: name, page }) => {
    const asset = readAsset(name);
    const game = asset?.is === "card" ? games.find((one) => one.name === asset.game) : undefined;
    const card = asset?.is === "card" ? game?.database.byNumber.get(asset.number) : undefined;
    return game && card && page ? [{ name, page, face: faceOf(card, game.database, game.name, ccg) }] : [];
  });
  if (faces.length === 0) return null;
  return (
    <>
      {faces.some(({ face }) => face.playing !== null) && <CardSprite />}
      <ul className="mb-3 grid grid-cols-3 gap-3">
        {faces.map(({ name, page, face }) => (
          <li key={name}>
            <Link href={page} aria-label={face.alt} className="block rounded-sm">
              <CardFace face={face} thumb />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
