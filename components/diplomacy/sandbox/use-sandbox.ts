"use client";
import { useEffect, useReducer, useState } from "react";
import { loadMap, type MapName } from "@/lib/engine/diplomacy/maps/index";
import type { LinkFault } from "./read-link";
import { type SandboxAct, type SandboxGame, sandboxAfter, sandboxOf } from "./sandbox-game";

export type Sandbox = {
  readonly game: SandboxGame;
  /** How many games have been opened so far: each is looked at anew. */
  readonly opened: number;
  /** A link is being read. */
  readonly reading: boolean;
  /** What is wrong with the link by which one came; null: nothing, or it has been read. */
  readonly fault: LinkFault | null;
  act(act: SandboxAct): void;
  /** Another game in the place of this one. */
  open(game: SandboxGame): void;
  /** Where a map begins. */
  begin(map: MapName): void;
  forgive(): void;
};

type Act = SandboxAct | { readonly type: "open"; readonly game: SandboxGame };

const reduce = (game: SandboxGame, act: Act): SandboxGame => (act.type === "open" ? act.game : sandboxAfter(game, act));

/** What the address asks for, after `#`. The skip link leads to `#main`, which is no position. */
const fragmentOf = (): string => (window.location.hash.includes("=") ? window.location.hash.slice(1) : "");

/** The sandbox of this page: where the standard map begins, or what the address says, as soon as that is read. */
export function useSandbox(): Sandbox {
  const [first] = useState(() => sandboxOf(loadMap("standard")));
  const [fault, setFault] = useState<LinkFault | null>(null);
  const [game, act] = useReducer(reduce, first);
  const [opened, setOpened] = useState(0);
  const [reading, setReading] = useState(() => fragmentOf() !== "");
  useEffect(() => {
    const follow = async () => {
      const fragment = fragmentOf();
      if (fragment === "") return;
      // Who comes without a link does without its reader.
      const { readLink } = await import("./read-link");
      const read = readLink(fragment);
      act({ type: "open", game: read.ok ? read.value.game : sandboxOf(loadMap("standard")) });
      setFault(read.ok ? read.value.fault : read.error);
      setOpened((n) => n + 1);
      setReading(false);
    };
    const hear = () => void follow();
    hear();
    window.addEventListener("hashchange", hear);
    return () => window.removeEventListener("hashchange", hear);
  }, []);
  const open = (next: SandboxGame) => {
    // What the address says is no longer what is shown.
    window.history.replaceState(window.history.state, "", window.location.pathname);
    setFault(null);
    setOpened((n) => n + 1);
    act({ type: "open", game: next });
  };
  const begin = (map: MapName) => open(sandboxOf(loadMap(map)));
  return { game, opened, reading, fault, act, open, begin, forgive: () => setFault(null) };
}
