import { io, type Socket } from "socket.io-client";
import { IDENTITY_CHANGED } from "@/components/shell/identity";
import type { ClientToServer, ServerToClient } from "@/lib/contracts/live";
import { wireParser } from "@/lib/contracts/wire-parser";

export type LiveSocket = Socket<ServerToClient, ClientToServer>;

/** `ended`: the session is over; the page has to be signed in again. */
export type ConnectionState = "connecting" | "live" | "lost" | "ended";

/** Who is told what the connection does, and what comes over it. */
type Listening = {
  become(state: ConnectionState): void;
  tell(event: string, payload: unknown): void;
  isEnded(): boolean;
};

/** When to look for another session after one has ended, in ms: its cookie may come a moment after the news. */
const LOOK_AFTER = [300, 1_000, 3_000];

/** How long an answer may take, in ms, once the browser believes that there is no network. */
const CHECK_WITHIN = 1_500;

/** A ticket for this handshake; null where nobody is signed in. */
async function fetchTicket(): Promise<string | null> {
  const response = await fetch("/api/realtime/ticket", { cache: "no-store" });
  if (response.status === 204) return null;
  if (!response.ok) throw new Error(`No ticket: ${response.status}`);
  const { ticket } = (await response.json()) as { ticket: string };
  return ticket;
}

/** Opens the connection of this page to the sidecar, which makes itself anew whenever it breaks. */
export function openSocket({ become, tell, isEnded }: Listening): LiveSocket {
  let wasSignedIn = false;
  const made: LiveSocket = io({
    parser: wireParser,
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    reconnectionDelay: 150,
    reconnectionDelayMax: 1_500,
    timeout: 5_000,
    auth: (give) => {
      fetchTicket().then(
        (ticket) => {
          // The session went while the connection was broken: whoever sat here is not to become a nameless watcher.
          if (ticket === null && wasSignedIn) {
            become("ended");
            made.disconnect();
            return;
          }
          wasSignedIn = ticket !== null;
          give(ticket === null ? {} : { ticket });
        },
        // The site does not answer just now: try again as for any lost connection.
        () => setTimeout(() => made.disconnect().connect(), 800),
      );
    },
  });
  made.on("connect", () => {
    become("live");
    tell("connect", undefined);
  });
  made.onAny((event: string, payload: unknown) => tell(event, payload));
  made.on("disconnect", (reason) => {
    if (isEnded()) return;
    become("lost");
    if (reason === "io server disconnect") made.connect();
  });
  made.on("connect_error", (error) => {
    if (error.message === "session/ended") become("ended");
    else {
      become("lost");
      if (!made.active) setTimeout(() => made.connect(), 800);
    }
  });
  made.on("session:ended", () => {
    become("ended");
    void goOnInAnother();
  });
  /** A session that ended may have made room for another in this browser (a guest became a member): goes on in that. */
  const goOnInAnother = async (): Promise<void> => {
    for (const pause of LOOK_AFTER) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      const ticket = await fetchTicket().catch(() => null);
      if (!isEnded()) return;
      if (ticket === null) continue;
      become("connecting");
      made.disconnect().connect();
      return;
    }
  };
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && !made.connected && !isEnded()) made.connect();
    if (made.connected) made.emit("presence:idle", { idle: document.visibilityState !== "visible" }, () => {});
  });
  // The browser says that its network is gone; a server on this machine may answer all the same. Without this, it would
  // take until the next missed heartbeat.
  window.addEventListener("offline", () => {
    const idle = document.visibilityState !== "visible";
    if (made.connected)
      made.timeout(CHECK_WITHIN).emit("presence:idle", { idle }, (late) => late && made.io.engine.close());
  });
  window.addEventListener("online", () => {
    if (!made.connected && !isEnded()) made.disconnect().connect();
  });
  // Somebody else is signed in from here on: the handshake has to say so.
  window.addEventListener(IDENTITY_CHANGED, () => {
    wasSignedIn = false;
    become("connecting");
    made.disconnect().connect();
  });
  return made;
}
