"use client";
import { Copy, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { type DeckEcho, type DeckLine, LONGEST_DECK_NAME } from "@/lib/contracts/deck-words";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Button, IconButton } from "../ui/button";
import { Chip } from "../ui/chip";
import { Field, TextInput } from "../ui/field";
import { Link } from "../ui/link";
import { randomText } from "../ui/random-text";
import { Strip } from "../ui/strip";
import { Time } from "../ui/time";
import { unlessLost } from "../ui/unless-lost";
import type { Copy as CopyDeck } from "./copy-button";
import { deckProblem, LOST } from "./deck-problem";

type Act = (given: unknown) => Promise<Result<unknown, Refusal>>;
type Props = { game: string; decks: readonly DeckLine[]; create: CopyDeck; copy: CopyDeck; remove: Act; restore: Act };

/** From so many on one looks for a deck by its name. */
const MANY = 8;

/** One's decks of a game: begun, found, copied, thrown away and had back. */
export function DeckList({ game, decks, create, copy, remove, restore }: Props) {
  const { list: t, problems } = useTexts("decks");
  const router = useRouter();
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const [key, setKey] = useState(() => randomText(12));
  const [problem, setProblem] = useState("");
  /** What was thrown away last, and can be had back. */
  const [gone, setGone] = useState<DeckLine | null>(null);
  const [busy, begin] = useTransition();
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = decks.filter((deck) =>
    words.every((word) => [deck.name, ...deck.tags].join(" ").toLowerCase().includes(word)),
  );
  const told = <T,>(answer: Result<T, Refusal>): answer is { ok: true; value: T } => {
    setProblem(answer.ok ? "" : deckProblem(answer.error, problems));
    return answer.ok;
  };
  const make = () =>
    begin(async () => {
      const wanted = name.trim() === "" ? t.first(decks.length + 1) : name;
      const made = await unlessLost(create({ key, game, name: wanted }), LOST);
      if (made !== LOST) setKey(randomText(12));
      if (told(made)) router.push(`/decks/${made.value.id}`);
    });
  const copyOf = (deck: DeckLine) =>
    begin(async () => {
      const as = t.copied(deck.name).slice(0, LONGEST_DECK_NAME);
      told(await unlessLost(copy({ id: deck.id, key: randomText(12), name: as }), LOST));
    });
  const throwAway = (deck: DeckLine) =>
    begin(async () => {
      const { id } = deck;
      if (!told(await unlessLost(remove({ id }), LOST))) return;
      setGone(deck);
    });
  const haveBack = (deck: DeckLine) =>
    begin(async () => {
      if (told(await unlessLost(restore({ id: deck.id }), LOST))) setGone(null);
    });
  return (
    <div className="flex flex-col gap-4">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <Field label={t.name} className="min-w-56 grow tablet:max-w-sm">
          <TextInput
            value={name}
            maxLength={LONGEST_DECK_NAME}
            placeholder={t.first(decks.length + 1)}
            onChange={(event) => setName(event.target.value)}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" kind="primary" busy={busy}>
          {busy ? t.busy : t.begin}
        </Button>
      </form>
      <p role="status" className="text-danger empty:hidden">
        {problem}
      </p>
      <div role="status" className="empty:hidden">
        {gone && (
          <Strip
            className="rounded-sm"
            action={
              <Button dense busy={busy} onClick={() => haveBack(gone)}>
                {t.undo}
              </Button>
            }
          >
            {t.removed(gone.name)}
          </Strip>
        )}
      </div>
      {decks.length >= MANY && (
        <Field label={t.find} className="max-w-sm">
          <TextInput type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      )}
      {decks.length === 0 && <p className="text-ink-2">{t.none}</p>}
      {decks.length > 0 && found.length === 0 && <p className="text-ink-2">{t.noneSuch(text)}</p>}
      <ul className="rounded-md border border-line bg-surface empty:hidden">
        {found.map((deck) => (
          <li key={deck.id} className="flex items-center gap-2 border-b border-line py-1.5 pr-1.5 pl-4 last:border-0">
            <DeckRow deck={deck} />
            <IconButton label={t.copy(deck.name)} onClick={() => copyOf(deck)}>
              <Copy />
            </IconButton>
            <IconButton label={t.remove(deck.name)} onClick={() => throwAway(deck)}>
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A deck in a list: its name leads to it. */
export function DeckRow({ deck, owner, echo }: { deck: DeckLine; owner?: string; echo?: DeckEcho }) {
  const { list: t, echo: told } = useTexts("decks");
  return (
    <div className="min-w-0 grow py-1">
      <Link
        href={`/decks/${deck.id}`}
        className="inline-flex min-h-6 font-semibold [overflow-wrap:anywhere] underline-offset-4 hover:underline"
      >
        {deck.name}
      </Link>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
        {owner !== undefined && <span>{t.by(owner)}</span>}
        <span>{t.size(deck.main, deck.all)}</span>
        <Time at={deck.changedAt} />
        {echo && echo.likes + echo.copies > 0 && <span>{told.standing(echo.likes, echo.copies)}</span>}
        {deck.isPublic && owner === undefined && <Chip>{t.isPublic}</Chip>}
        {deck.tags.map((tag) => (
          <Chip key={tag}>{tag}</Chip>
        ))}
      </p>
    </div>
  );
}
