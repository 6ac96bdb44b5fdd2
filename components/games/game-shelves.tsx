"use client";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { alsoKnownAs } from "@/lib/contracts/also-known-as";
import { useTexts } from "../texts/context";
import { Button } from "../ui/button";
import { Empty } from "../ui/empty";
import { Field, TextInput } from "../ui/field";
import { Select } from "../ui/select";
import { aboutGame, FAMILIES, familyOf, gameNameIn, kindOf } from "./about";
import { GameCard, type GameCardProps } from "./game-card";
import { isFor } from "./variants";

export type ShelvedGame = Omit<GameCardProps, "play">;
export type Wanted = { q: string; players: string; family: string; difficulty: string };

type Props = {
  house: readonly ShelvedGame[];
  /** Null: whoever looks has none, and can write none. */
  mine: readonly ShelvedGame[] | null;
  members: readonly ShelvedGame[];
  /** What the address asks for. */
  wanted: Wanted;
  play: GameCardProps["play"];
};

const NOTHING: Wanted = { q: "", players: "", family: "", difficulty: "" };
const PLAYERS = ["2", "3", "4", "5", "6", "7"];
const DIFFICULTIES = ["easy", "medium", "demanding"] as const;

/** All games by shelf, and a way to those that one looks for; what is looked for stands in the address. */
export function GameShelves({ house, mine, members, wanted: first, play }: Props) {
  const { shelves: t, families } = useTexts("games");
  const { about } = useTexts("lobby");
  const [wanted, setWanted] = useState(first);
  const change = (part: Partial<Wanted>): void => setWanted({ ...wanted, ...part });
  const isFiltered = Object.values(wanted).some((value) => value !== "");

  useEffect(() => {
    const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== "")).toString();
    window.history.replaceState(null, "", query ? `?${query}` : window.location.pathname);
  }, [wanted]);

  const fits = useMemo(() => {
    const words = fold(wanted.q).split(/\s+/).filter(Boolean);
    return ({ slug, name, seats, byChoice, traits, owner }: ShelvedGame): boolean => {
      const { sentence } = aboutGame(slug, traits, about);
      const family = familyOf(slug, traits);
      const text = fold(
        [gameNameIn(slug, name, about), name, ...alsoKnownAs(slug), sentence, owner?.nick, families[family]].join(" "),
      );
      const players = Number(wanted.players);
      return (
        words.every((word) => text.includes(word)) &&
        (wanted.players === "" || isFor(players, seats, byChoice)) &&
        (wanted.family === "" || family === wanted.family) &&
        (wanted.difficulty === "" || kindOf(slug).difficulty === wanted.difficulty)
      );
    };
  }, [wanted, about, families]);

  const shelf = (title: string, games: readonly ShelvedGame[], empty: ReactNode) => {
    const found = games.filter(fits);
    if (found.length === 0 && (isFiltered || empty === null)) return null;
    return (
      <section key={title}>
        <h2 className="mb-3 display-xl">{title}</h2>
        {found.length === 0 ? (
          <Empty>{empty}</Empty>
        ) : (
          <ul className="grid gap-3 tablet:grid-cols-2 desk:grid-cols-3">
            {found.map((game) => (
              <GameCard key={game.slug} {...game} play={play} />
            ))}
          </ul>
        )}
      </section>
    );
  };
  const shelves = [
    shelf(t.house, house, t.houseEmpty),
    ...(mine ? [shelf(t.mine, mine, t.mineEmpty)] : []),
    shelf(t.members, members, null),
  ].filter((one) => one !== null);

  return (
    <div className="flex flex-col gap-8">
      <search className="grid grid-cols-3 items-end gap-3 tablet:grid-cols-[2fr_1fr_1fr_1fr]">
        <Field label={t.search} className="phone:col-span-3">
          <TextInput
            type="search"
            value={wanted.q}
            placeholder={t.searchFor}
            maxLength={60}
            onChange={(event) => change({ q: event.target.value })}
          />
        </Field>
        <Field label={t.players}>
          <Select
            value={wanted.players}
            onChange={(players) => change({ players })}
            options={[{ value: "", label: t.any }, ...PLAYERS.map((count) => ({ value: count, label: count }))]}
          />
        </Field>
        <Field label={t.family}>
          <Select
            value={wanted.family}
            onChange={(family) => change({ family })}
            options={[{ value: "", label: t.any }, ...FAMILIES.map((one) => ({ value: one, label: families[one] }))]}
          />
        </Field>
        <Field label={t.difficulty}>
          <Select
            value={wanted.difficulty}
            onChange={(difficulty) => change({ difficulty })}
            options={[
              { value: "", label: t.any },
              ...DIFFICULTIES.map((one) => ({ value: one, label: about.difficulties[one] })),
            ]}
          />
        </Field>
      </search>
      {shelves.length > 0 ? (
        shelves
      ) : (
        <Empty action={<Button onClick={() => setWanted(NOTHING)}>{t.clear}</Button>}>{t.nothing}</Empty>
      )}
    </div>
  );
}

/** As letters are compared: without case and accents. */
const fold = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
