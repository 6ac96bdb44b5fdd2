"use client";
import { useTexts } from "@/components/texts/context";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { Chat, Composer } from "./chat";
import { Log } from "./log";
import { RulesPanel } from "./rules-panel";
import type { RoomProps } from "./types";
import type { Panel, PanelTab } from "./use-panel";

type Props = RoomProps & {
  panel: Panel;
  /** Stands in a sheet, which has a title of its own. */
  bare: boolean;
};

/** Beside the game on a desk, in a sheet elsewhere: how it stands, what happened, what is said, the rules. */
export function SidePanel(props: Props) {
  const { name, game, slots, bare, panel } = props;
  const { frame: t } = useTexts("table");
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="px-4 pt-3.5 pb-3">
        {!bare && (
          <>
            <div className="flex items-start justify-between gap-2">
              <h1 className="line-clamp-2 -mb-1.5 min-w-0 pb-1.5 display-xl wrap-break-word" title={name}>
                {name ?? game}
              </h1>
              <div className="-my-1 -mr-2 shrink-0 [&_button]:size-9">{slots?.hostMenu}</div>
            </div>
            {/* As high as what comes into it later: nothing moves then. */}
            <div className="flex min-h-9 items-center justify-between gap-2">
              <p className="text-sm text-ink-3">
                {t.status({ game: name ? game : null, status: props.status, remark: props.remark ?? null })}
              </p>
              <div className="-mr-2 flex shrink-0 [&_button]:size-9">{props.tools}</div>
            </div>
          </>
        )}
        <div className={bare ? "" : "mt-3"}>{props.score}</div>
        {(slots?.fairness || slots?.spectators) && (
          <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-sm text-ink-3 desk:min-h-8">
            {slots.fairness}
            {slots.spectators}
          </div>
        )}
      </div>
      {slots?.requests && <div className="mx-4 mb-2 rounded-sm bg-brass-soft px-3 py-2">{slots.requests}</div>}
      <Tabs
        label={t.table}
        value={panel.tab}
        onChange={(tab) => panel.showTab(tab as PanelTab)}
        className="flex min-h-0 flex-1 flex-col"
        tabs={[
          { value: "log", label: t.tabs.log },
          { value: "chat", label: t.tabs.chat, count: panel.unread },
          { value: "rules", label: t.tabs.rules },
        ]}
      >
        <TabPanel value="log" className="flex min-h-0 flex-1 flex-col">
          <Log lines={props.log} chat={props.chat} />
        </TabPanel>
        <TabPanel value="chat" className="flex min-h-0 flex-1 flex-col">
          <Chat lines={props.chat} />
        </TabPanel>
        <TabPanel value="rules" className="flex min-h-0 flex-1 flex-col">
          <RulesPanel game={game}>{props.rules}</RulesPanel>
        </TabPanel>
      </Tabs>
      {panel.tab !== "rules" && (
        <Composer
          onSend={props.onChat}
          closed={props.chatClosed}
          inputRef={bare ? undefined : panel.composer}
          draft={panel.draft}
          onDraft={panel.setDraft}
        />
      )}
    </div>
  );
}
