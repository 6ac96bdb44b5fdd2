"use client";
import { lazy, type ReactNode, Suspense } from "react";
import { useTexts } from "@/components/texts/context";
import { RoomHead } from "./room-head";
import type { ChatLine, LogLine } from "./types";
import type { Panel } from "./use-panel";
// The order counts: what comes later overrides.
import "./room.css";
import "./seats.css";
import "./room-phone.css";

const SidePanel = lazy(() => import("./side-panel").then(({ SidePanel }) => ({ default: SidePanel })));
const PanelSheet = lazy(() => import("./panel-sheet"));
const ChatFlash = lazy(() => import("./chat-flash").then(({ ChatFlash }) => ({ default: ChatFlash })));

/** Places of the frame that the page fills with parts of its own. */
export type RoomSlots = {
  /** The host's menu, in the side panel's head and the phone's title bar. */
  hostMenu?: ReactNode;
  /** Requests to join, above the log; over the field where there is no side panel. */
  requests?: ReactNode;
  /** Who watches, under the score. */
  spectators?: ReactNode;
  /** The proof that chance was fair, under the score. */
  fairness?: ReactNode;
};

/** What stands round the game, whichever it is. */
export type RoomProps = {
  /** The table's own name, if it has one beside the game's. */
  name?: string | undefined;
  game: string;
  /** Where the game stands: "Deal 7, trick 3". */
  status: string;
  /** A short remark after it, such as a stake. */
  remark?: string | undefined;
  /** Of the view: changes with every message of the viewer's stream. */
  version: string;
  backHref?: string | undefined;
  log: LogLine[];
  chat: ChatLine[];
  /** Why the viewer cannot write; null or absent: they can. */
  chatClosed?: string | null | undefined;
  /** Answers false where the line was not taken: then it is put back to be written anew. */
  onChat(text: string): Promise<boolean>;
  slots?: RoomSlots | undefined;
  score: ReactNode;
  rules?: ReactNode;
  /** Small tools in the panel's head: sound, keys, looks. */
  tools?: ReactNode;
};

/** A table's page: title bar, the game, and beside it how it stands, what happened, what is said, the rules. */
export function RoomFrame({ panel, children, ...props }: RoomProps & { panel: Panel; children: ReactNode }) {
  const { name, game, status, remark, slots } = props;
  const { frame: t } = useTexts("table");
  const title = name ?? game;
  return (
    <div className="room" data-version={props.version}>
      <RoomHead
        title={title}
        status={`${status}${remark ? ` · ${remark}` : ""}`}
        flash={
          <Suspense>
            <ChatFlash chat={props.chat} />
          </Suspense>
        }
        backHref={props.backHref ?? "/tables"}
        unread={panel.unread}
        onMessages={panel.open}
        menu={slots?.hostMenu}
      />
      <div className="relative grid min-h-0">{children}</div>
      <aside ref={panel.aside} className="room-side min-h-0 border-l border-line bg-surface" aria-label={t.about}>
        {/* The panel brings the page's heading on a desk: until it has come, this is it. */}
        <Suspense fallback={<h1 className="sr-only">{title}</h1>}>
          <SidePanel {...props} panel={panel} bare={false} />
        </Suspense>
      </aside>
      {panel.inSheet && (
        <Suspense>
          <PanelSheet {...props} panel={panel} />
        </Suspense>
      )}
    </div>
  );
}
