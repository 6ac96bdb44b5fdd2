"use client";
import { CardFace } from "@/components/ccg/card-face";
import { CardPreview } from "@/components/ccg/card-preview";
import type { Face } from "@/components/ccg/face-of";
import { useTexts } from "@/components/texts/context";

type Props = { eventId: string; packs: readonly (readonly Face[])[] };

/** What one opened, pack by pack, each with its proof. */
export function OpenedPacks({ eventId, packs }: Props) {
  const { event: t } = useTexts("sealed");
  const faces = new Map(packs.flat().map((face) => [face.number, face]));
  return (
    <CardPreview faceOf={(number) => faces.get(number) ?? null} className="flex flex-col gap-6">
      {packs.map((cards, pack) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: packs have no names but their numbers
        <section key={pack} aria-label={t.pack(pack + 1)}>
          <header className="flex flex-wrap items-baseline justify-between gap-3">
            <h3 className="font-semibold">{t.pack(pack + 1)}</h3>
            <a
              href={`/api/sealed/${eventId}/proof/${pack + 1}`}
              download
              className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
            >
              {t.proof}
            </a>
          </header>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(7.5rem,24vw),1fr))] gap-3">
            {cards.map((face, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards of one number are alike
              <li key={place} data-card={face.number}>
                <span className="sr-only">{face.alt}</span>
                <span aria-hidden="true">
                  <CardFace face={face} thumb />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </CardPreview>
  );
}
