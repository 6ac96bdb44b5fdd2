"use client";
import { useReducer, useState } from "react";
import { loadMap, type MapName } from "@/lib/engine/diplomacy/maps/index";
import { type SandboxAct, type SandboxGame, sandboxAfter, sandboxOf } from "./sandbox-game";

export type Sandbox = {
  readonly game: SandboxGame;
  act(act: SandboxAct): void;
  /** Another game in the place of this one. */
  open(game: SandboxGame): void;
  /** Where a map begins. */
  begin(map: MapName): void;
};

type Act = SandboxAct | { readonly type: "open"; readonly game: SandboxGame };

const reduce = (game: SandboxGame, act: Act): SandboxGame => (act.type === "open" ? act.game : sandboxAfter(game, act));

/** The sandbox of this page. */
export function useSandbox(): Sandbox {
  const [first] = useState(() => sandboxOf(loadMap("standard")));
  const [game, act] = useReducer(reduce, first);
  const open = (next: SandboxGame) => act({ type: "open", game: next });
  return { game, act, open, begin: (map) => open(sandboxOf(loadMap(map))) };
}
