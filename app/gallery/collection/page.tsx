import { notFound } from "next/navigation";
import { ManyCards } from "./many-cards";

/** `?cards=10000`: a collection of made-up cards on a whole page. Development only. */
export default async function ManyCardsPage({ searchParams }: { searchParams: Promise<{ cards?: string }> }) {
  if (process.env.NODE_ENV === "production") notFound();
  const { cards = "10000" } = await searchParams;
  return (
    <div className="mx-auto w-full max-w-[1240px] px-5 py-8 phone:px-3">
      <h1 className="mb-4 display-2xl">A collection of {cards} cards</h1>
      <ManyCards count={Math.min(50_000, Number(cards) || 10_000)} />
    </div>
  );
}
