import { notFound } from "next/navigation";
import { TextsOfCardTable } from "@/components/texts/doors/card-table";
import { Markdown } from "@/components/ui/markdown";
import { currentLanguage } from "@/lib/auth/language";
import { SCENES } from "../../mock/scenes";
import { TableScene } from "../../table-scene";

/** One table scene on a whole page. Development only. */
export default async function ScenePage({ params }: { params: Promise<{ scene: string }> }) {
  const { scene } = await params;
  const found = SCENES[scene];
  if (process.env.NODE_ENV === "production" || !found) notFound();
  return (
    <div className="fixed inset-0 z-[39] flex flex-col bg-paper">
      <div className="hidden h-14 shrink-0 items-center border-b border-line bg-surface px-5 font-display text-xl font-semibold desk:flex">
        Guildhall
      </div>
      <div className="min-h-0 flex-1">
        <TextsOfCardTable language={await currentLanguage()}>
          <TableScene name={scene} rules={<Markdown>{found.info.description}</Markdown>} />
        </TextsOfCardTable>
      </div>
    </div>
  );
}
