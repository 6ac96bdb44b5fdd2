import type { Connection, RoomProps, SeatPerson } from "@/components/table/types";
import type { Panel } from "@/components/table/use-panel";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { DiplomacyConfig } from "./seen";

/** What a game's page knows of its game, and what may be done there. */
export type DiplomacyRoomProps = Pick<
  RoomProps,
  "name" | "status" | "remark" | "version" | "log" | "chat" | "slots"
> & {
  id: string;
  /** Under what the device keeps what the viewer writes here and does not send or save (`ownKey`). */
  own: string;
  view: View;
  map: DiplomacyMap;
  config: DiplomacyConfig;
  people: readonly SeatPerson[];
  panel: Panel;
  /** Whoever signs in writes and reads as somebody else. */
  signedIn: boolean;
  /** Their session is over. */
  signedOut: boolean;
  /** Nobody but bots plays besides the viewer. */
  alone: boolean;
  turn: string;
  /** The server's clock minus this browser's, in ms. */
  offset: number;
  busy: boolean;
  connection: Connection;
  onRetry(): void;
  /** Stands in the verb's place while one cannot play: sit down, sign in. */
  foot?: React.ReactNode;
  seatsToTake: readonly Seat[];
  /** Those that the viewer may ask for. */
  seatsToAsk: readonly Seat[];
  onSit(seat: Seat): void;
  onSeat(seat: Seat): void;
  /** Names the word of a private game and observes it; null: not for this viewer. */
  onObserve: (() => void) | null;
  /** Who has been asked to play, and has not answered. */
  invited: readonly string[];
  /** Asks somebody to play; null: that is not for this viewer. */
  onInvite: (() => void) | null;
  onAct(intent: Intent): Promise<Refusal | null>;
  /** For the master of the game. */
  onMaster: ((intent: Intent) => Promise<Refusal | null>) | null;
  help(refusal: Refusal): string;
};
