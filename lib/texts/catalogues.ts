import type { AccountTexts } from "./accounts/en";
import type { CardTexts } from "./cards/en";
import type { CardsScoreTexts } from "./cards-score/en";
import type { CardsTableTexts } from "./cards-table/en";
import type { CardsTalk } from "./cards-talk/en";
import type { GameEditorTexts } from "./game-editor/en";
import type { GameOptionTexts } from "./game-options/en";
import type { GamesTexts } from "./games/en";
import type { LobbyTexts } from "./lobby/en";
import type { ProfileTexts } from "./profile/en";
import type { SecondFactorTexts } from "./second-factor/en";
import type { SettingsTexts } from "./settings/en";
import type { ShellTexts } from "./shell/en";
import type { SignInTexts } from "./sign-in/en";
import type { SpoofTexts } from "./spoof/en";
import type { TableTexts } from "./table/en";
import type { TableTalk } from "./table-talk/en";
import type { UiTexts } from "./ui/en";
import type { VerifyTexts } from "./verify/en";

/** All rooms whose texts are messages, each with the type that its English catalogue gives it. */
export type Catalogues = {
  ui: UiTexts;
  lobby: LobbyTexts;
  shell: ShellTexts;
  cards: CardTexts;
  table: TableTexts;
  tableTalk: TableTalk;
  cardsTable: CardsTableTexts;
  cardsScore: CardsScoreTexts;
  cardsTalk: CardsTalk;
  spoof: SpoofTexts;
  games: GamesTexts;
  gameEditor: GameEditorTexts;
  gameOptions: GameOptionTexts;
  verify: VerifyTexts;
  accounts: AccountTexts;
  signIn: SignInTexts;
  settings: SettingsTexts;
  secondFactor: SecondFactorTexts;
  profile: ProfileTexts;
};

export type RoomOfTexts = keyof Catalogues;
