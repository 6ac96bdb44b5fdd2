"use client";
import { Play } from "lucide-react";
import { useState } from "react";
import { useFormStatus } from "react-dom";
import { Button } from "@/components/ui/button";
import { SegmentedControl } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";

type Props = { games: { slug: string; name: string }[]; play(form: FormData): Promise<void> };

/** To a seat in one click: the game, with people or with bots. */
export function QuickStart({ games, play }: Props) {
  const [game, setGame] = useState(games[0]?.slug ?? "");
  const [company, setCompany] = useState("people");
  return (
    <form
      action={play}
      className="flex flex-wrap items-center gap-x-3 gap-y-3 rounded-md border border-line bg-surface p-4 tablet:p-5"
    >
      <h2 className="display-xl mr-1">Play now</h2>
      <input type="hidden" name="game" value={game} />
      <input type="hidden" name="bots" value={company === "bots" ? "1" : "0"} />
      <div className="min-w-44 flex-1 tablet:flex-none">
        <Select
          label="Game"
          options={games.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={game}
          onChange={setGame}
        />
      </div>
      <SegmentedControl
        label="Company"
        options={[
          { value: "people", label: "with people" },
          { value: "bots", label: "with bots" },
        ]}
        value={company}
        onChange={setCompany}
      />
      <Start />
    </form>
  );
}

function Start() {
  const { pending } = useFormStatus();
  return (
    <Button
      type="submit"
      kind="brass"
      busy={pending}
      icon={<Play className="size-4.5" />}
      className="flex-1 tablet:flex-none"
    >
      {pending ? "Finding a seat…" : "Play"}
    </Button>
  );
}
