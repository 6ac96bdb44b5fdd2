"use client";
import "@/components/ui/zod-in-browser";
import { useMemo, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { randomText } from "@/components/ui/random-text";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import type { AfterRewind, Desk, SavedFile } from "@/lib/contracts/diplomacy-desk";
import { ownMapOf } from "@/lib/engine/diplomacy/game/config";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import { mapOf } from "@/lib/engine/diplomacy/game/options";
import { loadMap } from "@/lib/engine/diplomacy/maps/index";
import { parseStatus } from "@/lib/engine/diplomacy/status/parse";
import { ordersOf } from "@/lib/engine/diplomacy/status/position";
import type { Refusal } from "@/lib/engine/kernel/result";
import { ActsList } from "./acts-list";
import { DeskHead } from "./desk-head";
import { DeskRefusal } from "./desk-refusal";
import { FilePart } from "./file-part";
import { GamePart } from "./game-part";
import { OrdersPart } from "./orders-part";
import { PointsPart } from "./points-part";

type Done = { refused: Refusal | null };
type Props = {
  desk: Desk;
  config: Parameters<typeof mapOf>[0];
  act(given: unknown): Promise<Done>;
  foresee(given: unknown): Promise<Done & { after: AfterRewind | null }>;
  save(given: unknown): Promise<Done & { saved: SavedFile | null }>;
};

/** Everything of one game that is its master's. */
export function DeskPage({ desk, config, act, foresee, save }: Props) {
  const t = useTexts("diplomacyMaster");
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [tab, setTab] = useState("game");
  const map = useMemo(() => mapOf(config) ?? loadMap("standard"), [config]);
  const facts = useMemo(() => parseStatus(desk.file, { own: ownMapOf(config) }).facts, [desk.file, config]);
  const powers = Object.keys(facts.powers).filter((name) => !name.startsWith("POWER#"));
  const entered = useMemo(
    () => Object.fromEntries(Object.entries(ordersOf(facts)).map(([name, lines]) => [name, lines.join("\n")])),
    [facts],
  );
  const { id, stage, zone } = desk;
  const live = stage === "active" || stage === "waiting";

  const send = async (what: object) => {
    setBusy(true);
    const done = await act({ id, moveId: randomText(12), act: what });
    setRefused(done.refused);
    setBusy(false);
  };
  const play = (intent: Intent) => void send({ to: "game", intent });

  return (
    <div className="flex flex-col gap-5">
      <DeskHead {...{ desk, map }} />
      {refused && <DeskRefusal {...{ map, refusal: refused }} />}
      <Tabs
        label={desk.name}
        value={tab}
        onChange={(next) => {
          setTab(next);
          setRefused(null);
        }}
        tabs={(["game", "orders", "back", "file", "acts"] as const).map((value) => ({ value, label: t.tabs[value] }))}
      >
        <TabPanel value="game" className="flex flex-col gap-6 py-4">
          <GamePart {...{ desk, map, facts, powers, live, busy, act: play }} />
        </TabPanel>
        <TabPanel value="orders" className="py-4">
          {powers.length > 0 && live ? (
            <OrdersPart {...{ map, powers, entered, busy }} entries={desk.entries} act={play} />
          ) : (
            <p className="text-ink-2">{t.orders.none}</p>
          )}
        </TabPanel>
        <TabPanel value="back" className="py-4">
          <PointsPart
            {...{ zone, busy }}
            points={desk.points}
            over={stage === "completed" || stage === "terminated"}
            foresee={(to, keep) => foresee({ id, to, keep })}
            onGo={(to, keep) => void send({ to: "table", intent: { type: "rewind", to, keep } })}
          />
        </TabPanel>
        <TabPanel value="file" className="py-4">
          <FilePart
            map={map}
            own={ownMapOf(config)}
            file={desk.file}
            mark={desk.mark}
            save={(mark, text) => save({ id, moveId: randomText(12), mark, text })}
          />
        </TabPanel>
        <TabPanel value="acts" className="py-4">
          <p className="mb-3 max-w-prose text-ink-2">{t.acts.lead}</p>
          <ActsList {...{ map, zone }} acts={desk.acts} />
        </TabPanel>
      </Tabs>
    </div>
  );
}
