import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Panel } from "@/components/shell/page";
import { StaffField } from "@/components/staff/staff-field";
import { StaffForm } from "@/components/staff/staff-form";
import { DataTable } from "@/components/ui/data-table";
import { TextInput } from "@/components/ui/field";
import { requireUser } from "@/lib/auth/session";
import { listCardGames } from "@/lib/services/catalogue/list-card-games";
import { saveCards } from "../actions";

export const metadata: Metadata = { title: "Cards" };

const link = "underline underline-offset-4";

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
        <DataTable
          caption="Card games"
          rows={games.value}
          rowKey={({ name }) => name}
          empty={<p className="text-ink-3">There are no card games yet.</p>}
          columns={[
            { key: "title", head: "Game", cell: ({ title, name }) => `${title} (${name})` },
            { key: "sets", head: "Sets", right: true, cell: ({ sets }) => sets },
            { key: "cards", head: "Cards", right: true, cell: ({ cards }) => cards },
            { key: "retired", head: "No longer printed", right: true, cell: ({ retired }) => retired },
            { key: "products", head: "Products", right: true, cell: ({ products }) => products },
            {
              key: "files",
              head: "Files",
              cell: ({ name, files }) => (
                <span className="flex flex-wrap gap-x-3 gap-y-1">
                  {files.map(({ file, changed }) => (
                    <a key={file} href={`/staff/cards/${name}/${file}`} className={link}>
                      {file}.json{changed && " (changed here)"}
                    </a>
                  ))}
                </span>
              ),
            },
          ]}
        />
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
