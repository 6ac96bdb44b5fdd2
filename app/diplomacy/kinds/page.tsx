import type { Metadata } from "next";
import { Explained } from "@/components/diplomacy/games/explained";
import { MapBoard } from "@/components/diplomacy/maps/map-board";
import { terrainExample } from "@/components/diplomacy/sandbox/terrain-example";
import { Page, Panel } from "@/components/shell/page";
import { TextsOfDiplomacyMaps } from "@/components/texts/doors/diplomacy-maps";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { VARIANTS } from "@/lib/engine/diplomacy/rules/expand";
import { messagesOf } from "@/lib/texts/messages-of";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("diplomacyVariants", await currentLanguage()).kinds.title };
}

/** The kinds of games that are not the standard one, each with an example that is played out. */
export default async function Kinds() {
  const language = await currentLanguage();
  const { kinds: t, names, short, explained } = messagesOf("diplomacyVariants", language);
  return (
    <Page title={t.title} lead={t.lead} width="middle">
      <div className="flex flex-col gap-5">
        {VARIANTS.map((variant) => (
          <Panel key={variant} id={variant} title={names[variant]} lead={short[variant]}>
            <Explained explained={explained[variant]} />
            <p className="mt-3">
              <Link href={`/diplomacy/new?kind=${variant}`} className={buttonClass("secondary")}>
                {t.open}
              </Link>
            </p>
          </Panel>
        ))}
        <Panel id="terrain" title={t.terrain} lead={t.terrainShort}>
          <Explained explained={explained.terrain} />
          <TextsOfDiplomacyMaps language={language}>
            <div className="relative my-4 h-[min(70dvh,620px)] min-h-96 overflow-hidden rounded-md border border-line">
              <MapBoard name="rivers" />
            </div>
          </TextsOfDiplomacyMaps>
          <p className="flex flex-wrap gap-2">
            <Link href="/diplomacy/new?map=rivers" className={buttonClass("secondary")}>
              {t.open}
            </Link>
            <Link href={`/diplomacy/sandbox#${terrainExample()}`} className={buttonClass("secondary")}>
              {t.try}
            </Link>
          </p>
        </Panel>
      </div>
    </Page>
  );
}
