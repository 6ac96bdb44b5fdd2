import { Link } from "@/components/ui/link";
import type { SealedTexts } from "@/lib/texts/sealed/en";
import { buttonClass } from "../ui/button";

/** In place of what an alter ego may not do: why, before anything is filled in, and the way back. */
export function WhileEgo({ t }: { t: SealedTexts["ego"] }) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-md border border-dashed border-primary bg-surface p-4 tablet:p-5">
      <h2 className="display-lg">{t.on}</h2>
      <p className="max-w-prose">{t.shut}</p>
      <Link href="/sealed" className={buttonClass("primary")}>
        {t.goBack}
      </Link>
    </div>
  );
}
