"use client";
import "@/components/ui/zod-in-browser";
import Link from "next/link";
import { useMemo, useState } from "react";
import { sayPhase } from "@/components/diplomacy/order-words";
import { useTexts } from "@/components/texts/context";
import { Button, buttonClass } from "@/components/ui/button";
import { Field, Textarea, TextInput } from "@/components/ui/field";
import { randomText } from "@/components/ui/random-text";
import { Select } from "@/components/ui/select";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import type { Desk, SavedFile } from "@/lib/contracts/diplomacy-desk";
import { ownMapOf } from "@/lib/engine/diplomacy/game/config";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import { mapOf } from "@/lib/engine/diplomacy/game/options";
import { loadMap } from "@/lib/engine/diplomacy/maps/index";
import { parseStatus } from "@/lib/engine/diplomacy/status/parse";
import { ordersOf } from "@/lib/engine/diplomacy/status/position";
import type { Refusal } from "@/lib/engine/kernel/result";
import { ActsList } from "./acts-list";
import { FilePart } from "./file-part";
import { OrdersPart } from "./orders-part";
import { PointsPart } from "./points-part";

type Done = { refused: Refusal | null };
type Props = {
  desk: Desk;
  config: Parameters<typeof mapOf>[0];
  act(given: unknown): Promise<Done>;
  save(given: unknown): Promise<Done & { saved: SavedFile | null }>;
};

const EXPORTS = ["status", "results", "summary", "json"] as const;
const GATES = ["PHASE", "SKIP", "WAIT"] as const;

/** Everything of one game that is its master's. */
export function DeskPage({ desk, config, act, save }: Props) {
  const t = useTexts("diplomacyMaster");
  const diplomacy = useTexts("diplomacy");
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
  const { id, stage } = desk;
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
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {[
            ...(desk.phase ? [sayPhase(diplomacy, desk.phase)] : []),
            t.stage[stage] ?? stage,
            desk.deadline === null ? t.noDeadline : t.deadline(dateOf(desk.deadline), desk.zone ?? "UTC"),
          ].join(" · ")}
          {desk.missing.length > 0 && <span className="block text-ink-2">{t.missing(desk.missing)}</span>}
          {desk.vacant.length > 0 && (
            <span className="block text-ink-2">
              {t.hold.vacant} {desk.vacant.join(", ")}
            </span>
          )}
        </p>
        <Link href={`/tables/${id}`} className={buttonClass("primary")}>
          {t.room}
        </Link>
      </div>
      {refused && (
        <p role="alert" className="text-danger">
          {refused.code === "table/busy" ? t.busyElsewhere : `${t.refused} ${refused.code}`}
        </p>
      )}
      <Tabs
        label={desk.name}
        value={tab}
        onChange={setTab}
        tabs={(["game", "orders", "back", "file", "acts"] as const).map((value) => ({ value, label: t.tabs[value] }))}
      >
        <TabPanel value="game" className="flex flex-col gap-6 py-4">
          {live && (
            <section className="flex flex-col gap-2">
              <h2 className="font-semibold">{t.preview.title}</h2>
              <p className="text-ink-2">{t.preview.lead}</p>
              <div>
                <Button busy={busy} onClick={() => play({ type: "preview" })}>
                  {t.preview.do}
                </Button>
              </div>
              {desk.preview !== null && (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
                <pre tabIndex={0} className="overflow-x-auto rounded-sm bg-sunken p-3 text-sm">
                  {desk.preview}
                </pre>
              )}
            </section>
          )}
          {live && (
            <section className="flex flex-col gap-2">
              <h2 className="font-semibold">{t.gate.title}</h2>
              <p className="text-ink-2">{t.gate.lead}</p>
              <Select
                label={t.gate.title}
                className="max-w-80"
                value={desk.gate}
                options={GATES.map((gate) => ({ value: gate, label: t.gate[gate] }))}
                onChange={(gate) => {
                  const chosen = GATES.find((one) => one === gate);
                  if (chosen) play({ type: "gate", gate: chosen });
                }}
              />
            </section>
          )}
          <WordPart word={facts.private} busy={busy} set={(word) => play({ type: "private", word })} />
          {powers.length > 0 && (
            <MessagePart
              powers={powers}
              said={Object.fromEntries(powers.map((name) => [name, (facts.powers[name]?.msg ?? []).join("\n")]))}
              busy={busy}
              set={(power, lines) => play({ type: "messages", power, lines })}
            />
          )}
          <section className="flex flex-col gap-2">
            <h2 className="font-semibold">{t.exports.title}</h2>
            <p className="flex flex-wrap gap-x-5">
              {EXPORTS.map((what) => (
                <a
                  key={what}
                  href={`/api/diplomacy/${id}/export/${what}`}
                  download
                  className="flex min-h-11 items-center underline underline-offset-4"
                >
                  {t.exports[what]}
                </a>
              ))}
            </p>
          </section>
        </TabPanel>
        <TabPanel value="orders" className="py-4">
          {powers.length > 0 && live ? (
            <OrdersPart {...{ powers, entered, busy }} entries={desk.entries} act={play} />
          ) : (
            <p className="text-ink-2">{t.orders.none}</p>
          )}
        </TabPanel>
        <TabPanel value="back" className="py-4">
          <PointsPart
            points={desk.points}
            busy={busy}
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
          <ActsList acts={desk.acts} />
        </TabPanel>
      </Tabs>
    </div>
  );
}

/** `202606081840` as `2026-06-08 18:40`. */
const dateOf = (digits: string): string => digits.replace(/^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})$/, "$1-$2-$3 $4:$5");

function WordPart({ word, busy, set }: { word: string | null; busy: boolean; set(word: string | null): void }) {
  const { word: t } = useTexts("diplomacyMaster");
  const [typed, setTyped] = useState(word ?? "");
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold">{t.title}</h2>
      <p className="text-ink-2">{t.lead}</p>
      <Field label={t.label} className="max-w-80">
        <TextInput value={typed} maxLength={40} onChange={(event) => setTyped(event.target.value.replace(/\s/g, ""))} />
      </Field>
      <div>
        <Button busy={busy} onClick={() => set(typed === "" ? null : typed)}>
          {t.set}
        </Button>
      </div>
    </section>
  );
}

type MessageProps = {
  powers: readonly string[];
  said: Readonly<Record<string, string>>;
  busy: boolean;
  set(power: string, lines: string[]): void;
};

function MessagePart({ powers, said, busy, set }: MessageProps) {
  const { message: t } = useTexts("diplomacyMaster");
  const [power, setPower] = useState(powers[0] ?? "");
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? said[power] ?? "";
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold">{t.title}</h2>
      <p className="text-ink-2">{t.lead}</p>
      <Field label={t.power} className="max-w-60">
        <Select
          value={power}
          options={powers.map((name) => ({ value: name, label: name }))}
          onChange={(next) => {
            setPower(next);
            setTyped(null);
          }}
        />
      </Field>
      <Field label={t.label}>
        <Textarea value={text} maxLength={4_000} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <div>
        <Button
          busy={busy}
          onClick={() => {
            const lines = text.split("\n").flatMap((line) => line.trim() || []);
            set(power, lines);
          }}
        >
          {t.set}
        </Button>
      </div>
    </section>
  );
}
