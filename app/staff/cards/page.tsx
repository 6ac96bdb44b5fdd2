import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Panel } from "@/components/shell/page";
import { StaffField } from "@/components/staff/staff-field";
import { StaffForm } from "@/components/staff/staff-form";
import { TextInput } from "@/components/ui/field";
import { requireUser } from "@/lib/auth/session";
import type { CardGameLine } from "@/lib/contracts/catalogue";
import { listCardGames } from "@/lib/services/catalogue/list-card-games";
import { saveCards } from "../actions";

export const metadata: Metadata = { title: "Cards" };

const many = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** "7 sets, 402 cards, 2 no longer printed, 6 products" */
const sizeOf = ({ sets, cards, retired, products }: CardGameLine): string =>
  [
    many(sets, "set"),
    many(cards, "card"),
    ...(retired > 0 ? [`${retired} no longer printed`] : []),
    many(products, "product"),
  ].join(", ");

/** The games of collectible cards: their files, to read and to change. */
export default async function StaffCards() {
  const games = await listCardGames(await requireUser("/staff/cards"));
  if (!games.ok) notFound();
  return (
    <div className="flex flex-col gap-5">
      <Panel
        title="Card games"
        lead="Each game is a handful of JSON files. Those that were changed here are left alone when the house is updated."
      >
        {games.value.length === 0 && <p className="text-ink-3">There are no card games yet.</p>}
        <ul className="divide-y divide-line">
          {games.value.map((game) => (
            <li key={game.name} className="py-3 first:pt-0 last:pb-0">
              <h3 className="font-semibold">
                {game.title} <span className="font-normal text-ink-3">({game.name})</span>
              </h3>
              <p className="text-ink-2">{sizeOf(game)}</p>
              <p className="mt-1 flex flex-wrap gap-x-4">
                {game.files.map(({ file, changed }) => (
                  <a
                    key={file}
                    href={`/staff/cards/${game.name}/${file}`}
                    className="flex min-h-8 items-center gap-1 underline underline-offset-4"
                  >
                    {file}.json{changed && " (changed here)"}
                  </a>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel
        title="Add or change files"
        lead="Sets, products.json, or a new game's game.json. They are checked together with the files that are there, and all saved or none. New cards are in the collection at once; add their products to the shop under Shop."
      >
        <StaffForm action={saveCards} verb="Check and save" busyVerb="Checking…">
          <div className="grid gap-4 tablet:grid-cols-2">
            <StaffField
              name="game"
              label="Game"
              help="Its name in addresses, for good: one of those above, or a new one."
            >
              <TextInput name="game" required autoComplete="off" defaultValue={games.value[0]?.name ?? ""} />
            </StaffField>
            <StaffField
              name="files"
              label="Files"
              help="The name of a file says what it is: game.json, products.json, or a set."
            >
              <TextInput
                name="files"
                type="file"
                multiple
                required
                accept=".json,application/json"
                className="py-2.5"
              />
            </StaffField>
          </div>
        </StaffForm>
      </Panel>
    </div>
  );
}
