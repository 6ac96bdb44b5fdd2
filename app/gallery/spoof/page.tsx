import { notFound } from "next/navigation";
import { TextsOfSpoofTable } from "@/components/texts/doors/spoof-table";
import { currentLanguage } from "@/lib/auth/language";
import { SpoofScene } from "./spoof-scene";

/** A table of spoof on a whole page, in one of its phases. Development only. */
export default async function SpoofScenePage({ searchParams }: { searchParams: Promise<{ phase?: string }> }) {
  if (process.env.NODE_ENV === "production") notFound();
  const { phase } = await searchParams;
  return (
    <div className="fixed inset-0 z-[39] flex flex-col bg-paper">
      <div className="min-h-0 flex-1">
        <TextsOfSpoofTable language={await currentLanguage()}>
          <SpoofScene phase={phase === "guessing" || phase === "over" ? phase : "hiding"} />
        </TextsOfSpoofTable>
      </div>
    </div>
  );
}
