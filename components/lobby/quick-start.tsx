"use client";
import { Play } from "lucide-react";
import { useActionState, useState } from "react";
import { problemText } from "@/components/accounts/problems";
import { ZoneInput } from "@/components/accounts/zone-input";
import { houseHelp } from "@/components/table/house-sentences";
import { Button } from "@/components/ui/button";
import { SegmentedControl } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";

type Props = {
  games: { slug: string; name: string }[];
  /** Nobody is signed in: playing makes a guest. */
  asGuest: boolean;
  play(before: FormState, form: FormData): Promise<FormState>;
};

/** To a seat in one click: the game, with people or with bots. */
export function QuickStart({ games, asGuest, play }: Props) {
  const [state, submit, busy] = useActionState(play, NO_FORM_STATE);
  const [game, setGame] = useState(games[0]?.slug ?? "");
  const [company, setCompany] = useState("people");
  return (
    <form action={submit} className="rounded-md border border-line bg-surface p-4 tablet:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        <h2 className="display-xl mr-1 phone:w-full">Play now</h2>
        <input type="hidden" name="bots" value={company === "bots" ? "1" : "0"} />
        <ZoneInput />
        <div className="w-full tablet:w-44">
          <Select
            label="Game"
            name="game"
            options={games.map(({ slug, name }) => ({ value: slug, label: name }))}
            value={game}
            onChange={setGame}
          />
        </div>
        <SegmentedControl
          label="Company"
          className="w-full whitespace-nowrap tablet:w-auto"
          options={[
            { value: "people", label: "With people" },
            { value: "bots", label: "With bots" },
          ]}
          value={company}
          onChange={setCompany}
        />
        <Button
          type="submit"
          kind="brass"
          busy={busy}
          icon={<Play className="size-4.5" />}
          className="w-full tablet:w-auto"
        >
          {busy ? "Finding a seat…" : "Play"}
        </Button>
      </div>
      {state.problem && !busy && (
        <p role="alert" className="mt-3 text-danger">
          {houseHelp(state.problem) ?? problemText(state.problem)}
        </p>
      )}
      {asGuest && (
        <p className="mt-3 text-sm text-ink-3">
          You play as a guest, without a form. You can choose a nick later and keep what you have played.
        </p>
      )}
    </form>
  );
}
