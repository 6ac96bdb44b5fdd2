"use client";
import { ChevronLeft, RotateCcw } from "lucide-react";
import { useTexts } from "@/components/texts/context";
import { Button, IconButton } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { PHASE_TYPES } from "@/lib/engine/diplomacy/map/model";
import { isMapName, loadMap, MAP_NAMES } from "@/lib/engine/diplomacy/maps/index";
import { sayPhase } from "../order-words";
import { sandboxOf, turnOf } from "./sandbox-game";
import type { Sandbox } from "./use-sandbox";

type Props = { sandbox: Sandbox; onGoOn(): void };

/** Which map and phase this is, and the way on and back. */
export function PhaseBar({ sandbox: { game, act, open, begin }, onGoOn }: Props) {
  const t = useTexts("sandbox");
  const words = useTexts("diplomacy");
  const { position, orders, outcome } = turnOf(game);
  const judged = PHASE_TYPES.some((type) => type === position.phase.type);
  const last = game.at === game.turns.length - 1;
  const verb = outcome ? t.next : orders.length > 0 ? t.resolveOrders(orders.length) : t.resolve;
  const reason = outcome ? (last ? t.over : null) : judged ? null : t.cannotResolve;
  return (
    <div className="sandbox-phase">
      <span className="display-xl phone:hidden" aria-hidden="true">
        {t.short}
      </span>
      <Select
        label={t.map}
        className="w-28 shrink-0 tablet:w-40 desk:w-56"
        value={game.map.name}
        onChange={(name) => isMapName(name) && begin(name)}
        options={MAP_NAMES.map((name) => ({ value: name, label: t.maps[name] }))}
      />
      <IconButton label={t.restart} onClick={() => open(sandboxOf(loadMap(game.map.name) ?? game.map))}>
        <RotateCcw />
      </IconButton>
      <p className="line-clamp-2 min-w-0 flex-1 font-medium phone:text-sm" data-testid="phase">
        {sayPhase(words, position.phase)}
        <span className="text-sm font-normal text-ink-3 phone:hidden">
          {" "}
          · {t.phaseOf(game.at + 1, game.turns.length)}
        </span>
      </p>
      <div className="sandbox-verbs">
        <IconButton
          label={t.back}
          aria-disabled={game.at === 0 || undefined}
          onClick={() => act({ type: "go", to: game.at - 1 })}
        >
          <ChevronLeft />
        </IconButton>
        <Button kind="primary" reason={reason} onClick={onGoOn}>
          {verb}
        </Button>
      </div>
    </div>
  );
}
