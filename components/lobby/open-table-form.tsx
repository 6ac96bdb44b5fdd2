"use client";
import { useActionState, useState } from "react";
import { gameNameIn } from "@/components/games/about";
import { type ShownVariant, seatsBy } from "@/components/games/variants";
import { entryOptions, paceOptions } from "@/components/lobby/table-options";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { ErrorPanel } from "@/components/ui/empty";
import { Field, TextInput } from "@/components/ui/field";
import { SegmentedControl } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { Stepper } from "@/components/ui/stepper";
import { Switch } from "@/components/ui/switch";
import { freeHouseName, MOST_NAME } from "@/lib/engine/kernel/table/house-name";

export type GameChoice = {
  slug: string;
  name: string;
  versionId: string;
  seats: { min: number; max: number };
  variants: readonly ShownVariant[];
};
type State = { problem: string | null; given: Record<string, string> };

type Props = {
  games: GameChoice[];
  chosen: string;
  nick: string;
  /** Names of tables that one has been at: a new one is offered another. */
  taken: readonly string[];
  open(before: State, form: FormData): Promise<State>;
};

/** A new table: the game, its seats, who may come, the pace. What was chosen survives an error. */
export function OpenTableForm({ games, chosen, nick, taken, open }: Props) {
  const [state, submit, busy] = useActionState(open, { problem: null, given: {} });
  const { form: t } = useTexts("lobby");
  const { settings } = useTexts("table");
  const { about } = useTexts("lobby");
  const { tableName } = useTexts("shell");
  const [versionId, setVersionId] = useState<string | null>(null);
  const wanted = (known: GameChoice) => (versionId === null ? known.slug === chosen : known.versionId === versionId);
  const game = games.find(wanted) ?? games[0];
  /** What was chosen of the variants, by the version of the game. */
  const [chosenOf, setChosenOf] = useState<Record<string, number[]>>({});
  const [name, setName] = useState<string | null>(null);
  const [seats, setSeats] = useState<number | null>(null);
  const [bots, setBots] = useState(0);
  const [entry, setEntry] = useState("open");
  const [pace, setPace] = useState("0");
  const [listing, setListing] = useState("public");
  const [anonymous, setAnonymous] = useState(false);
  if (!game) return null;
  const { variants } = game;
  const choices = variants.map(({ chosen }, at) => chosenOf[game.versionId]?.[at] ?? chosen);
  const { min, max } = seatsBy(game.seats, variants, choices);
  const places = Math.min(max, Math.max(min, seats ?? Math.max(3, min)));
  const title = name ?? tableName(freeHouseName(anonymous ? null : nick, game.name, taken));

  return (
    <form action={submit} className="flex flex-col gap-6">
      {state.problem && <ErrorPanel title={state.problem} />}
      <input type="hidden" name="game" value={game.slug} />
      <input type="hidden" name="listing" value={listing} />
      <Field label={t.game}>
        <Select
          name="versionId"
          options={games.map(({ versionId, slug, name }) => ({
            value: versionId,
            label: gameNameIn(slug, name, about),
          }))}
          value={game.versionId}
          onChange={setVersionId}
        />
      </Field>
      {variants.length > 0 && (
        <fieldset className="flex flex-col gap-4 rounded-md border border-line bg-surface p-4">
          <legend className="px-1 font-medium">{t.variants}</legend>
          {variants.map((variant, at) => (
            <Field key={`${game.versionId} ${variant.name}`} label={variant.name}>
              <Select
                name={`choice${at}`}
                options={variant.choices.map((choice, value) => ({ value: String(value), label: choice.name }))}
                value={String(choices[at])}
                onChange={(value) =>
                  setChosenOf({
                    ...chosenOf,
                    [game.versionId]: choices.map((choice, place) => (place === at ? Number(value) : choice)),
                  })
                }
              />
            </Field>
          ))}
        </fieldset>
      )}
      <Field label={t.name} count={{ used: title.length, max: MOST_NAME }}>
        <TextInput
          // A name that nobody typed is not sent: the house gives it, so that each reader has it in their language.
          name={name === null ? undefined : "name"}
          required
          maxLength={MOST_NAME}
          value={title}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-x-8 gap-y-6">
        <Field label={t.seats} help={t.seatsHelp(min, max)}>
          <Stepper name="seats" label={t.seats} value={places} min={min} max={max} onChange={setSeats} />
        </Field>
        <Field label={t.bots} help={t.botsHelp}>
          <Stepper
            name="bots"
            label={t.bots}
            value={Math.min(bots, places - 1)}
            min={0}
            max={places - 1}
            onChange={setBots}
          />
        </Field>
      </div>
      <Field label={settings.entry}>
        <Select
          name="entry"
          options={entryOptions(settings).filter((one) => !anonymous || one.value !== "request")}
          value={entry}
          onChange={setEntry}
        />
      </Field>
      <Field label={settings.pace} help={settings.paceHelp}>
        <Select name="pace" options={paceOptions(settings)} value={pace} onChange={setPace} />
      </Field>
      <div className="flex flex-col gap-1.5">
        <span className="font-medium">{t.find}</span>
        <SegmentedControl
          label={t.find}
          options={[
            { value: "public", label: t.finders.public },
            { value: "link", label: t.finders.link },
          ]}
          value={listing}
          onChange={setListing}
        />
      </div>
      <input type="hidden" name="anonymous" value={anonymous ? "yes" : "no"} />
      <Switch
        label={settings.anonymous}
        help={settings.anonymousHelp}
        checked={anonymous}
        onChange={(on) => {
          setAnonymous(on);
          // Where nobody is named the host is not told who asks.
          if (on && entry === "request") setEntry("open");
        }}
      />
      <Button type="submit" kind="brass" busy={busy}>
        {busy ? t.busy : t.open}
      </Button>
    </form>
  );
}
