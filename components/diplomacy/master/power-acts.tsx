"use client";
import { useState } from "react";
import { powerName } from "@/components/diplomacy/names";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import type { Kind } from "@/lib/engine/diplomacy/game/state";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";

type Props = {
  map: DiplomacyMap;
  power: { readonly name: string; readonly kind: Kind; readonly seat: number | null };
  busy: boolean;
  act(intent: Intent): void;
};

/** What is asked before it is done, since it takes a power away from somebody. */
type Asked = { title: string; text: string; intent: Intent };

/** A master takes a power's player away, makes it one that nobody plays, or gives it a player again. */
export function PowerActs({ map, power: { name, kind, seat }, busy, act }: Props) {
  const { master: t } = useTexts("diplomacyTable");
  const ui = useTexts("ui");
  const [asked, ask] = useState<Asked | null>(null);
  const title = powerName(map, name);
  // Whoever has come since is not meant.
  const only = kind === "player" && seat !== null ? { seat } : {};
  return (
    <span className="flex flex-wrap gap-2">
      {kind === "player" && (
        <Button
          dense
          busy={busy}
          onClick={() =>
            ask({
              ...{ title: t.resign(title), text: t.resignText },
              intent: { type: "resign", power: name, ...only },
            })
          }
        >
          {t.resign(title)}
        </Button>
      )}
      {kind === "dummy" ? (
        <Button dense busy={busy} onClick={() => act({ type: "revive", power: name })}>
          {t.revive}
        </Button>
      ) : (
        <Button
          dense
          busy={busy}
          onClick={() =>
            ask({ title: t.dummy, text: t.dummyText(title), intent: { type: "dummy", power: name, ...only } })
          }
        >
          {t.dummy}
        </Button>
      )}
      <Dialog
        open={asked !== null}
        onOpenChange={() => ask(null)}
        title={asked?.title ?? ""}
        description={asked?.text}
        actions={
          <>
            <Button onClick={() => ask(null)}>{ui.notNow}</Button>
            <Button
              kind="danger"
              onClick={() => {
                ask(null);
                if (asked) act(asked.intent);
              }}
            >
              {asked?.title}
            </Button>
          </>
        }
      />
    </span>
  );
}
