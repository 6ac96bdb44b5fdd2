import { notFound } from "next/navigation";
import { TextsOfCardTable } from "@/components/texts/doors/card-table";
import { LiveTable } from "./live-table";

type Search = { game?: string; seats?: string; seed?: string; auto?: string };

/** `?game=thousand|arschloch|sheets&seats=3&seed=1`; `auto` lets a bot play the viewer's seat too. Development only. */
export default async function LivePage({ searchParams }: { searchParams: Promise<Search> }) {
  if (process.env.NODE_ENV === "production") notFound();
  const { game = "thousand", seats = "3", seed = "1", auto } = await searchParams;
  return (
    <div className="fixed inset-0 z-[39] bg-paper">
      <TextsOfCardTable language="en">
        <LiveTable name={game} seats={Number(seats)} seed={Number(seed)} auto={auto !== undefined} />
      </TextsOfCardTable>
    </div>
  );
}
