"use client";
import { lazy, type ReactNode, Suspense } from "react";
import { useTexts } from "@/components/texts/context";
import { RoomHead } from "./room-head";
import type { RoomProps } from "./types";
import type { Panel } from "./use-panel";
// The order counts: what comes later overrides.
import "./room.css";
import "./seats.css";
import "./room-phone.css";

const SidePanel = lazy(() => import("./side-panel").then(({ SidePanel }) => ({ default: SidePanel })));
const PanelSheet = lazy(() => import("./panel-sheet"));
const ChatFlash = lazy(() => import("./chat-flash").then(({ ChatFlash }) => ({ default: ChatFlash })));

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
        onRules={props.rules ? panel.toRules : undefined}
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
