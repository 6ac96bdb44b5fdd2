"use client";
import { type ReactNode, useActionState, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { ALWAYS_IN_INBOX, CHANNELS, type Channel, type NoticeSettings, TOPICS } from "@/lib/contracts/notice-words";
import { FormDone, FormProblem } from "../accounts/form-problem";
import { KeptForm } from "../accounts/kept-form";
import { Button } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { Select } from "../ui/select";

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  settings: NoticeSettings;
  zone: string;
  /** The channels that there are for this member. */
  channels: readonly Channel[];
  /** Whether anything can wait: a guest has the inbox alone. */
  guest: boolean;
};

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: clock(hour * 60) }));
const NIGHT = { from: 22 * 60, to: 8 * 60 };

/** What a member hears of by which channel, and when. */
export function SwitchesForm({ action, settings, zone, channels, guest }: Props) {
  const { what: t } = useTexts("notify");
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  const { quiet, urgentInQuiet, digestHour } = settings;
  const hours = quiet ?? NIGHT;
  return (
    <KeptForm action={send} className="flex flex-col gap-5">
      <FormProblem state={state} />
      <Switches settings={settings} channels={channels} />
      {/* A channel that is not shown keeps its switches. */}
      {CHANNELS.filter((channel) => !channels.includes(channel)).flatMap((channel) =>
        TOPICS.filter((topic) => settings.choices[topic][channel]).map((topic) => (
          <input key={`${topic}.${channel}`} type="hidden" name="on" value={`${topic}.${channel}`} />
        )),
      )}
      {!guest && channels.includes("mail") ? (
        <Tick name="pressText" label={t.pressText} on={settings.pressText} />
      ) : (
        settings.pressText && <input type="hidden" name="pressText" value="on" />
      )}
      {guest ? (
        <p className="text-ink-2">{t.guest}</p>
      ) : (
        <>
          <Part name="quiet" title={t.quiet} help={t.quietHelp} on={quiet !== null}>
            <div className="grid grid-cols-2 gap-3">
              <Field label={t.from}>
                <TextInput type="time" name="quietFrom" required defaultValue={clock(hours.from)} />
              </Field>
              <Field label={t.to}>
                <TextInput type="time" name="quietTo" required defaultValue={clock(hours.to)} />
              </Field>
            </div>
            <Tick name="urgentInQuiet" label={t.urgent} on={urgentInQuiet} />
          </Part>
          <Part name="digest" title={t.digest} help={t.digestHelp} on={digestHour !== null}>
            <Field label={t.hour} className="max-w-40">
              <Select name="digestHour" options={HOURS} defaultValue={String(digestHour ?? 18)} />
            </Field>
          </Part>
          <p className="text-sm text-ink-2">{t.zone(zone)}</p>
        </>
      )}
      <div className="flex items-center gap-4">
        <Button type="submit" kind="primary" busy={busy}>
          {busy ? t.busy : t.verb}
        </Button>
        <FormDone state={state} />
      </div>
    </KeptForm>
  );
}

/** A table of boxes to tick: a row for each topic, a column for each channel. */
function Switches({ settings, channels }: Pick<Props, "settings" | "channels">) {
  const { what: t, topics, channels: names } = useTexts("notify");
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{t.table}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-ink-2">
          <th scope="col" className="py-2 pr-3 text-left font-medium">
            {t.topic}
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className="w-20 px-1 py-2 text-center font-medium phone:w-16">
              {names[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TOPICS.map((topic) => (
          <tr key={topic} className="border-b border-line last:border-0">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              {topics[topic]}
            </th>
            {channels.map((channel) => (
              <td key={channel} className="px-1 text-center">
                {channel === "inbox" && ALWAYS_IN_INBOX.has(topic) ? (
                  <span className="text-sm text-ink-3">{t.always}</span>
                ) : (
                  <label className="inline-grid size-11 cursor-pointer place-items-center">
                    <input
                      type="checkbox"
                      name="on"
                      value={`${topic}.${channel}`}
                      defaultChecked={settings.choices[topic][channel]}
                      className="size-5 accent-primary"
                      aria-label={t.inChannel(topics[topic], names[channel])}
                    />
                  </label>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type PartProps = { name: string; title: string; help: string; on: boolean; children: ReactNode };

/** Something that can be switched on, with what it then asks. */
function Part({ name, title, help, on, children }: PartProps) {
  const [shown, setShown] = useState(on);
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name={name}
          defaultChecked={on}
          onChange={(event) => setShown(event.target.checked)}
          className="size-5 shrink-0 accent-primary"
        />
        <span>
          <span className="font-medium">{title}</span>
          <span className="block text-sm text-ink-2">{help}</span>
        </span>
      </label>
      {/* What is not shown is sent all the same: switched on again, it is as it was. */}
      <div hidden={!shown} className="flex flex-col gap-3 pl-8 [&[hidden]]:hidden">
        {children}
      </div>
    </div>
  );
}

function Tick({ name, label, on }: { name: string; label: string; on: boolean }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type="checkbox" name={name} defaultChecked={on} className="size-5 shrink-0 accent-primary" />
      <span>{label}</span>
    </label>
  );
}
