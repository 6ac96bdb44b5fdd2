"use client";
import "@/components/ui/zod-in-browser";
import "../map/map.css";
import { useMemo, useRef, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { randomText } from "@/components/ui/random-text";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { unlessLost } from "@/components/ui/unless-lost";
import type { AfterRewind, Desk, SavedFile } from "@/lib/contracts/diplomacy-desk";
import { ownMapOf } from "@/lib/engine/diplomacy/game/config";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import { mapOf } from "@/lib/engine/diplomacy/game/options";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import { loadMap } from "@/lib/engine/diplomacy/maps/index";
import { parseStatus } from "@/lib/engine/diplomacy/status/parse";
import type { Refusal } from "@/lib/engine/kernel/result";
import { ActsList } from "./acts-list";
import { ClockPart } from "./clock-part";
import { DeskHead } from "./desk-head";
import { DeskRefusal, LOST } from "./desk-refusal";
import { FilePart } from "./file-part";
import { GamePart } from "./game-part";
import { MapLinesPart } from "./map-lines-part";
import { NamePart } from "./name-part";
import { OrdersPart } from "./orders-part";
import { PointsPart } from "./points-part";
import { PowersPart } from "./powers-part";
import { SettingsPart } from "./settings-part";
import { SettledPart } from "./settled-part";

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
  const facts = useMemo(
    () => parseStatus(desk.file, { own: ownMapOf(config), variant: config.variant }).facts,
    [desk.file, config],
  );
  const powers = Object.keys(facts.powers).filter((name) => !name.startsWith("POWER#"));
  const entered = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(facts.powers).map(([name, { sheet, orders = [] }]) => [name, (sheet ?? orders).join("\n")]),
      ),
    [facts],
  );
  const { id, stage, zone } = desk;
  const over = stage === "completed" || stage === "terminated";
  const live = stage === "active" || stage === "waiting";

  // An act whose answer was lost is sent again under its own key: it is done once.
  const asked = useRef({ act: "", moveId: "" });
  const send = async (what: object) => {
    setBusy(true);
    const said = JSON.stringify(what);
    if (asked.current.act !== said) asked.current = { act: said, moveId: randomText(12) };
    const done = await unlessLost(act({ id, moveId: asked.current.moveId, act: what }), { refused: LOST });
    if (done.refused !== LOST) asked.current = { act: "", moveId: "" };
    setRefused(done.refused);
    setBusy(false);
    return done.refused === null;
  };
  const play = (intent: Intent) => void send({ to: "game", intent });
  const setLines = (lines: string[], was: readonly string[]) =>
    void send({ to: "game", intent: { type: "morph", lines }, was: { morph: was } });
  const phase = desk.phase ? { phase: phaseCode(desk.phase) } : {};

  return (
    <div className="flex flex-col gap-5">
      <DeskHead {...{ desk, map }} />
      {refused && <DeskRefusal {...{ map, refusal: refused }} />}
      <Tabs
        label={desk.name}
        className="[&>[role=tablist]]:flex-wrap"
        value={tab}
        onChange={(next) => {
          setTab(next);
          setRefused(null);
        }}
        tabs={(["game", "powers", "orders", "settings", "back", "file", "acts"] as const).map((value) => ({
          value,
          label: t.tabs[value],
        }))}
      >
        <TabPanel value="game" className="flex flex-col gap-6 py-4">
          <GamePart {...{ desk, map, facts, powers, live, busy, act: play }} />
        </TabPanel>
        <TabPanel value="powers" className="flex flex-col gap-6 py-4">
          {live ? (
            <PowersPart
              {...{ desk, map, facts, busy, act: play }}
              invite={(user) => send({ to: "table", intent: { type: "invite", user, office: null } })}
              setLines={setLines}
            />
          ) : (
            <p className="text-ink-2">{t.powers.notNow}</p>
          )}
        </TabPanel>
        <TabPanel value="orders" className="py-4">
          {powers.length > 0 && live ? (
            <OrdersPart
              {...{ map, powers, entered, busy }}
              entries={desk.entries}
              act={(intent) => void send({ to: "game", intent, ...phase })}
            />
          ) : (
            <p className="text-ink-2">{t.orders.none}</p>
          )}
        </TabPanel>
        <TabPanel value="settings" className="flex flex-col gap-8 py-4">
          {over ? (
            <p className="text-ink-2">{t.settings.over}</p>
          ) : (
            <>
              <NamePart
                key={desk.name}
                {...{ busy, name: desk.name }}
                set={(name) => void send({ to: "table", intent: { type: "settings", change: { name } } })}
              />
              {live && (
                <ClockPart
                  key={facts.delay}
                  {...{ zone, busy, act: play }}
                  deadlineAt={desk.deadlineAt}
                  delay={facts.delay ?? 0}
                />
              )}
              <SettingsPart
                {...{ desk, map, busy }}
                set={(change, was) => void send({ to: "game", intent: { type: "settings", change }, was })}
              />
            </>
          )}
          {!over && <MapLinesPart {...{ config, busy }} set={setLines} />}
          <SettledPart {...{ desk, map }} />
        </TabPanel>
        <TabPanel value="back" className="py-4">
          <PointsPart
            {...{ zone, busy }}
            points={desk.points}
            over={over}
            foresee={(to, keep) => unlessLost(foresee({ id, to, keep }), { refused: LOST, after: null })}
            onGo={(to, keep) => void send({ to: "table", intent: { type: "rewind", to, keep, mark: desk.mark } })}
          />
        </TabPanel>
        <TabPanel value="file" className="py-4">
          <FilePart
            map={map}
            reads={{ own: ownMapOf(config), variant: config.variant }}
            file={desk.file}
            mark={desk.mark}
            save={(mark, text) =>
              unlessLost(save({ id, moveId: randomText(12), mark, text }), { refused: LOST, saved: null })
            }
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
