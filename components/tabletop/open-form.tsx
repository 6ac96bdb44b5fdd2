"use client";
import { useActionState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Field, TextInput } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Select } from "@/components/ui/select";
import { useKeptChoice } from "@/components/ui/use-kept-choice";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { MANNERS } from "@/lib/engine/ccg/tabletop/script/game-script";
import { FLAGS, mayHaveSides } from "@/lib/engine/ccg/tabletop/vocabulary";
import { formatMoney } from "@/lib/engine/kernel/money";
import { MOST_INFO } from "@/lib/engine/kernel/table/vocabulary";

/** A game of the house; `most`: for how many it is with its rules; `bots`: they play it by them. */
export type OfferedGame = {
  readonly name: string;
  readonly title: string;
  readonly most: number;
  readonly bots: boolean;
  /** Rules for decks, by what the form sends of them. */
  readonly formats: readonly { readonly value: string; readonly title: string }[];
};

type Props = {
  games: readonly OfferedGame[];
  /** Whether they may stake something: members, not guests. */
  stakes: boolean;
  open(before: FormState, form: FormData): Promise<FormState>;
};

/** In cents. */
const BETS = ["0", "100", "200", "500", "1000", "2000", "5000", "10000"] as const;
const MINUTES = ["0", "5", "10", "20", "30", "60"] as const;
const SEATS = ["2", "1", "3", "4", "5", "6", "7", "8"] as const;
const SIDES = ["each", "teams"] as const;
const AGAINST = ["people", "bot"] as const;
const LISTINGS = ["public", "link"] as const;

/**
 * Whose cards, how far the rules are minded, for how many, for whom. What was chosen last is chosen again in this browser;
 * what was written is not.
 */
export function OpenTabletopForm({ games, stakes, open }: Props) {
  const { open: t } = useTexts("tabletop");
  const [state, send, busy] = useActionState(open, NO_FORM_STATE);
  const [first = "", ...others] = games.map(({ name }) => name);
  const [game, setGame] = useKeptChoice("tabletop-game", [first, ...others]);
  const [manner, setManner] = useKeptChoice("tabletop-manner", MANNERS);
  const offered = games.find(({ name }) => name === game);
  const { most = 2, bots = false, formats = [] } = offered ?? {};
  const [against, setAgainst] = useKeptChoice("tabletop-against", AGAINST);
  const [minutes, setMinutes] = useKeptChoice("tabletop-minutes", MINUTES);
  const [flag, setFlag] = useKeptChoice("tabletop-flag", ["told", ...FLAGS.filter((one) => one !== "told")]);
  const [keptSeats, setSeats] = useKeptChoice("tabletop-seats", SEATS);
  const [sides, setSides] = useKeptChoice("tabletop-sides", SIDES);
  const [bet, setBet] = useKeptChoice("tabletop-bet", BETS);
  const [listing, setListing] = useKeptChoice("tabletop-listing", LISTINGS);
  const [format, setFormat] = useKeptChoice(`tabletop-format-${game}`, ["any", ...formats.map(({ value }) => value)]);
  const isFree = manner === "free";
  const seats = !isFree && keptSeats === "1" ? "2" : keptSeats;
  const withBot = bots && manner === "strict" && against === "bot";
  return (
    <form action={send} className="flex flex-col gap-4">
      <Field
        label={t.game}
        help={
          offered && (
            <Link href={`/tables/tabletop/rules/${offered.name}`} className="underline">
              {t.rules}
            </Link>
          )
        }
      >
        <Select
          name="game"
          value={game}
          onChange={(value) => setGame(value)}
          options={games.map(({ name, title }) => ({ value: name, label: title }))}
        />
      </Field>
      {bots && (
        <Field label={t.against}>
          <Select
            name="against"
            value={withBot ? "bot" : "people"}
            onChange={(value) => {
              setAgainst(oneOf(AGAINST, value));
              // A bot plays where the table keeps the rules.
              if (value === "bot") setManner("strict");
            }}
            options={[
              { value: "people", label: t.opponents.people },
              { value: "bot", label: t.opponents.bot },
            ]}
          />
        </Field>
      )}
      <Field label={t.manner}>
        <Select
          name="manner"
          value={manner}
          onChange={(value) => setManner(oneOf(MANNERS, value))}
          options={MANNERS.map((one) => ({ value: one, label: t.manners[one] }))}
        />
      </Field>
      {isFree || most > 2 ? (
        <Field label={t.seats}>
          <Select
            name="seats"
            value={seats}
            onChange={(value) => setSeats(oneOf(SEATS, value))}
            options={SEATS.filter((n) => isFree || n !== "1").map((n) => ({
              value: n,
              label: n === "1" ? t.alone : n,
            }))}
          />
        </Field>
      ) : (
        <p className="text-ink-2">{t.twoOnly}</p>
      )}
      {mayHaveSides(manner, Number(seats)) && (
        <Field label={t.sides} help={t.sidesHelp}>
          <Select
            name="sides"
            value={sides}
            onChange={(value) => setSides(oneOf(SIDES, value))}
            options={SIDES.map((one) => ({ value: one, label: t.sidesAre[one] }))}
          />
        </Field>
      )}
      <Field label={t.clock}>
        <Select
          name="minutes"
          value={minutes}
          onChange={(value) => setMinutes(oneOf(MINUTES, value))}
          options={MINUTES.map((n) => ({ value: n, label: n === "0" ? t.noClock : t.minutes(Number(n)) }))}
        />
      </Field>
      {minutes !== "0" && (
        <Field label={t.flag}>
          <Select
            name="flag"
            value={flag}
            onChange={(value) => setFlag(oneOf(FLAGS, value))}
            options={FLAGS.map((one) => ({ value: one, label: t.flags[one] }))}
          />
        </Field>
      )}
      {stakes && !withBot && (
        <Field label={t.bet} help={t.betHelp}>
          <Select
            name="bet"
            value={bet}
            onChange={(value) => setBet(oneOf(BETS, value))}
            options={BETS.map((cents) => ({
              value: cents,
              label: cents === "0" ? t.noBet : formatMoney(Number(cents)),
            }))}
          />
        </Field>
      )}
      {!withBot && (
        <>
          {formats.length > 0 && (
            <Field label={t.format} help={t.formatHelp}>
              <Select
                name="format"
                value={format}
                onChange={setFormat}
                options={[
                  { value: "any", label: t.anyDeck },
                  ...formats.map(({ value, title }) => ({ value, label: title })),
                ]}
              />
            </Field>
          )}
          <Field label={t.info} help={t.infoHelp}>
            <TextInput name="info" maxLength={MOST_INFO} />
          </Field>
          <Field label={t.listing}>
            <Select
              name="listing"
              value={listing}
              onChange={(value) => setListing(oneOf(LISTINGS, value))}
              options={[
                { value: "public", label: t.listings.public },
                { value: "link", label: t.listings.link },
              ]}
            />
          </Field>
          <Field label={t.word} help={t.wordHelp} optional>
            <TextInput name="word" maxLength={40} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </Field>
        </>
      )}
      {state.problem && (
        <p role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-danger">
          {problemIn(state.problem.code, t.problems)}
        </p>
      )}
      <Button type="submit" kind="primary" busy={busy} className="self-start">
        {busy ? t.busy : t.verb}
      </Button>
    </form>
  );
}

/** The choice of this name, which a list of choices has. */
const oneOf = <const Choice extends string>(choices: readonly Choice[], value: string): Choice =>
  choices.find((one) => one === value) ?? choices[0]!;

type Problems = { readonly slower: string; readonly word: string; readonly noFormat: string; readonly other: string };

function problemIn(code: string, t: Problems): string {
  if (code === "table/slower") return t.slower;
  if (code === "tabletop/no_format") return t.noFormat;
  return code === "tabletop/word" ? t.word : t.other;
}
