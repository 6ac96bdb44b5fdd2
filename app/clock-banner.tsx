import { readStopped } from "@/lib/services/diplomacy/clock/judging";
import type { Language } from "@/lib/texts/languages";
import { messagesOf } from "@/lib/texts/messages-of";

/** Says on pages of Diplomacy that no game is judged, as long as that is so. `brief`: one line, which opens. */
export async function StoppedBanner({ language, brief = false }: { language: Language; brief?: boolean }) {
  if ((await readStopped()) === null) return null;
  const { stopped: t } = messagesOf("diplomacyClock", language);
  if (brief)
    return (
      <details className="bg-warn-soft px-4">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t.title}</summary>
        <p className="pb-3">{t.lead}</p>
      </details>
    );
  return (
    <div role="status" className="rounded-md bg-warn-soft px-4 py-3">
      <p className="font-semibold">{t.title}</p>
      <p>{t.lead}</p>
    </div>
  );
}
