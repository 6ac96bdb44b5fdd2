"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { useTexts } from "@/components/texts/context";
import {
  LONGEST_ABOUT,
  LONGEST_TOURNAMENT_NAME,
  lateMinutes,
  MOST_ENTRANTS,
  MOST_PRIZES,
  MOST_ROUNDS,
  type TournamentGame,
} from "@/lib/contracts/tournament-words";
import { type Cents, formatMoney, readMoney } from "@/lib/engine/kernel/money";
import { STYLES, type Style } from "@/lib/engine/tournament/vocabulary";
import { Button } from "../ui/button";
import { Field, Textarea, TextInput } from "../ui/field";
import { RadioCards } from "../ui/radio-cards";
import { randomText } from "../ui/random-text";
import { Select } from "../ui/select";
import { Stepper } from "../ui/stepper";
import { Switch } from "../ui/switch";
import { Problem } from "./problem";
import { type Act, useAct } from "./use-act";

type Props = {
  games: readonly TournamentGame[];
  money: Cents;
  /** Sealed events, whose locked decks may be what is played. */
  sealed: readonly { readonly id: string; readonly name: string; readonly game: string }[];
  create: Act;
};

/** In minutes: of games that are played at once, and of those by correspondence. */
const ROUND_TIMES = [15, 30, 45, 60, 90, 120, 1_440, 10_080];
const ROUND_TIMES_BY_MAIL = [10_080, 20_160, 40_320, 1_440];
const STARTS = [15, 30, 60, 120, 1_440, 10_080];
const MINUTE = 60_000;

/** Sums with spaces between them; a comma in a sum is its point. Null: one of them is none. */
function readPrizes(text: string): Cents[] | null {
  const words = text.split(/(?:[,;]?\s|;)+/).filter((word) => word !== "");
  const sums = words.map((word) => readMoney(word));
  return words.length > MOST_PRIZES || sums.some(({ ok }) => !ok)
    ? null
    : sums.flatMap((sum) => (sum.ok ? [sum.value] : []));
}

/** Says what is played, how, when and for what, and opens it. */
export function TournamentForm({ games, money, sealed, create }: Props) {
  const { form: t, styles } = useTexts("tournaments");
  const router = useRouter();
  const { busy, problem, run } = useAct(create);
  const [key] = useState(() => randomText(12));
  const [game, setGame] = useState(games[0]?.key ?? "");
  const [name, setName] = useState("");
  const [about, setAbout] = useState("");
  const [style, setStyle] = useState<Style>("swiss");
  const [wanted, setWanted] = useState(2);
  const [rounds, setRounds] = useState("");
  const [minutes, setMinutes] = useState<number | null>(null);
  const [starts, setStarts] = useState("30");
  const [moment, setMoment] = useState("");
  const [most, setMost] = useState(16);
  /** `format:NAME` or `sealed:EVENT`; empty: any. */
  const [decks, setDecks] = useState("");
  const [ownCards, setOwnCards] = useState(false);
  const [prizes, setPrizes] = useState("");
  const chosen = games.find((one) => one.key === game);
  const events = sealed.filter((event) => event.game === chosen?.key.split(":")[1]);
  const fits = chosen?.seats ?? { min: 2, max: 2 };
  const byMail = chosen?.kind === "diplomacy";
  const times = byMail ? ROUND_TIMES_BY_MAIL : ROUND_TIMES;
  const roundMinutes = minutes !== null && times.includes(minutes) ? minutes : (times[byMail ? 1 : 3] ?? 60);
  const mayKnockOut = fits.min <= 2;
  const how = mayKnockOut ? style : "swiss";
  const seats = how === "elimination" ? 2 : Math.min(fits.max, Math.max(fits.min, wanted));
  const sums = readPrizes(prizes);
  const sum = (sums ?? []).reduce((all, prize) => all + prize, 0);
  const startsAt = starts === "at" ? new Date(moment).getTime() : null;
  const reason =
    name.trim() === ""
      ? t.noName
      : sums === null
        ? t.badPrizes
        : sum > money
          ? t.tooPoor(formatMoney(sum), formatMoney(money))
          : startsAt !== null && Number.isNaN(startsAt)
            ? t.badStart
            : null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || reason !== null) return;
    const given = {
      ...{ key, name, about, game, style: how, seats, roundMinutes, most, prizes: sums },
      rounds: rounds === "" ? null : Number(rounds),
      startsAt: startsAt ?? Date.now() + Number(starts) * MINUTE,
      format: decks.startsWith("format:") ? decks.slice(7) : null,
      sealedEventId: decks.startsWith("sealed:") ? decks.slice(7) : null,
      ownCards,
    };
    run(given, (id) => router.push(`/tournaments/${id}`));
  };
  const titleOf = ({ key: of, title, kind }: TournamentGame): string => {
    const manner = kind === "tabletop" ? of.split(":")[2] : undefined;
    return manner && manner in t.manners ? `${title}, ${t.manners[manner as keyof typeof t.manners]}` : title;
  };
  return (
    <form onSubmit={onSubmit} aria-label={t.title} className="flex flex-col gap-4">
      <Field label={t.name}>
        <TextInput
          value={name}
          maxLength={LONGEST_TOURNAMENT_NAME}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label={t.game}>
        <Select
          value={game}
          onChange={(key) => {
            setGame(key);
            setDecks("");
          }}
          options={games.map((one) => ({ value: one.key, label: titleOf(one) }))}
        />
      </Field>
      {mayKnockOut && (
        <fieldset>
          <legend className="mb-1.5 font-medium">{t.style}</legend>
          <RadioCards
            label={t.style}
            value={style}
            onChange={(one) => setStyle(STYLES.find((known) => known === one) ?? "swiss")}
            options={STYLES.map((one) => ({ value: one, label: styles[one], help: t.styleHelp[one] }))}
          />
        </fieldset>
      )}
      {how === "swiss" && fits.min < fits.max && (
        <Field label={t.seats} help={seats > 2 ? t.seatsHelp : undefined}>
          <Stepper label={t.seats} value={seats} min={fits.min} max={fits.max} onChange={setWanted} />
        </Field>
      )}
      {how === "swiss" && (
        <Field label={t.rounds}>
          <Select
            value={rounds}
            onChange={setRounds}
            options={[
              { value: "", label: t.byItself },
              ...Array.from({ length: MOST_ROUNDS }, (_, i) => ({ value: String(i + 1), label: String(i + 1) })),
            ]}
          />
        </Field>
      )}
      <Field label={t.roundTime} help={byMail ? t.roundHelpByMail : t.roundHelp(lateMinutes(roundMinutes))}>
        <Select
          value={String(roundMinutes)}
          onChange={(n) => setMinutes(Number(n))}
          options={times.map((n) => ({ value: String(n), label: t.minutes(n) }))}
        />
      </Field>
      <Field label={t.starts}>
        <Select
          value={starts}
          onChange={setStarts}
          options={[
            ...STARTS.map((n) => ({ value: String(n), label: t.startsIn(n) })),
            { value: "at", label: t.startsAt },
          ]}
        />
      </Field>
      {starts === "at" && (
        <Field label={t.when}>
          <TextInput type="datetime-local" value={moment} onChange={(event) => setMoment(event.target.value)} />
        </Field>
      )}
      <Field label={t.most}>
        <Stepper label={t.most} value={most} min={2} max={MOST_ENTRANTS} onChange={setMost} />
      </Field>
      {chosen && chosen.kind === "tabletop" && (
        <>
          <Field label={t.decks}>
            <Select
              value={decks}
              onChange={setDecks}
              options={[
                { value: "", label: t.anyDeck },
                ...chosen.formats.map((one) => ({ value: `format:${one}`, label: t.legalIn(one) })),
                ...events.map(({ id, name: event }) => ({ value: `sealed:${id}`, label: t.ofSealed(event) })),
              ]}
            />
          </Field>
          {!decks.startsWith("sealed:") && <Switch label={t.ownCards} checked={ownCards} onChange={setOwnCards} />}
        </>
      )}
      <Field
        label={t.prizes}
        optional
        help={sum > 0 ? t.stake(formatMoney(sum), formatMoney(money)) : t.prizesHelp}
        error={sums === null ? t.badPrizes : sum > money ? t.tooPoor(formatMoney(sum), formatMoney(money)) : undefined}
      >
        <TextInput
          value={prizes}
          maxLength={200}
          autoComplete="off"
          inputMode="decimal"
          onChange={(event) => setPrizes(event.target.value)}
        />
      </Field>
      <Field label={t.about} optional>
        <Textarea rows={3} maxLength={LONGEST_ABOUT} value={about} onChange={(event) => setAbout(event.target.value)} />
      </Field>
      <Button type="submit" kind={reason === null ? "primary" : "secondary"} busy={busy} reason={reason}>
        {busy ? t.busy : t.verb}
      </Button>
      <Problem text={problem} />
    </form>
  );
}
