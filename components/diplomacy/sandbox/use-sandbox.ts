"use client";
import { useEffect, useReducer, useState } from "react";
import { loadMap, type MapName } from "@/lib/engine/diplomacy/maps/index";
import { type LinkFault, readLink } from "./link";
import { type SandboxAct, type SandboxGame, sandboxAfter, sandboxOf } from "./sandbox-game";

export type Sandbox = {
  readonly game: SandboxGame;
  /** How many games have been opened so far: each is looked at anew. */
  readonly opened: number;
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
type Opened = { readonly game: SandboxGame; readonly fault: LinkFault | null };

const reduce = (game: SandboxGame, act: Act): SandboxGame => (act.type === "open" ? act.game : sandboxAfter(game, act));

/** What the address asks for: what its fragment says, or else where the standard map begins. */
function byAddress(): Opened {
  const fragment = window.location.hash.slice(1);
  const beginning = () => sandboxOf(loadMap("standard"));
  if (fragment === "") return { game: beginning(), fault: null };
  const read = readLink(fragment);
  return read.ok ? read.value : { game: beginning(), fault: read.error };
}

/** The sandbox of this page. Another link in the address opens what it says. */
export function useSandbox(): Sandbox {
  const [first] = useState(byAddress);
  const [fault, setFault] = useState(first.fault);
  const [game, act] = useReducer(reduce, first.game);
  const [opened, setOpened] = useState(0);
  useEffect(() => {
    const follow = () => {
      // The skip link leads to `#main`, which is no position.
      if (!window.location.hash.includes("=")) return;
      const linked = byAddress();
      act({ type: "open", game: linked.game });
      setFault(linked.fault);
      setOpened((n) => n + 1);
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  const open = (next: SandboxGame) => {
    // What the address says is no longer what is shown.
    window.history.replaceState(window.history.state, "", window.location.pathname);
    setFault(null);
    setOpened((n) => n + 1);
    act({ type: "open", game: next });
  };
  const begin = (map: MapName) => open(sandboxOf(loadMap(map)));
  return { game, opened, fault, act, open, begin, forgive: () => setFault(null) };
}
