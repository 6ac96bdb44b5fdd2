import { accounts as accountsEn } from "./accounts/en";
import { accounts as accountsEt } from "./accounts/et";
import { auctions as auctionsEn } from "./auctions/en";
import { auctions as auctionsEt } from "./auctions/et";
import { cardPage as cardPageEn } from "./card-page/en";
import { cardPage as cardPageEt } from "./card-page/et";
import { cards as cardsEn } from "./cards/en";
import { cards as cardsEt } from "./cards/et";
import { cardsScore as cardsScoreEn } from "./cards-score/en";
import { cardsScore as cardsScoreEt } from "./cards-score/et";
import { cardsTable as cardsTableEn } from "./cards-table/en";
import { cardsTable as cardsTableEt } from "./cards-table/et";
import { cardsTalk as cardsTalkEn } from "./cards-talk/en";
import { cardsTalk as cardsTalkEt } from "./cards-talk/et";
import type { Catalogues, RoomOfTexts } from "./catalogues";
import { ccg as ccgEn } from "./ccg/en";
import { ccg as ccgEt } from "./ccg/et";
import { collection as collectionEn } from "./collection/en";
import { collection as collectionEt } from "./collection/et";
import { decks as decksEn } from "./decks/en";
import { decks as decksEt } from "./decks/et";
import { diplomacy as diplomacyEn } from "./diplomacy/en";
import { diplomacy as diplomacyEt } from "./diplomacy/et";
import { diplomacyClock as diplomacyClockEn } from "./diplomacy-clock/en";
import { diplomacyClock as diplomacyClockEt } from "./diplomacy-clock/et";
import { diplomacyGames as diplomacyGamesEn } from "./diplomacy-games/en";
import { diplomacyGames as diplomacyGamesEt } from "./diplomacy-games/et";
import { diplomacyMaps as diplomacyMapsEn } from "./diplomacy-maps/en";
import { diplomacyMaps as diplomacyMapsEt } from "./diplomacy-maps/et";
import { diplomacyMaster as diplomacyMasterEn } from "./diplomacy-master/en";
import { diplomacyMaster as diplomacyMasterEt } from "./diplomacy-master/et";
import { diplomacyPress as diplomacyPressEn } from "./diplomacy-press/en";
import { diplomacyPress as diplomacyPressEt } from "./diplomacy-press/et";
import { diplomacyTable as diplomacyTableEn } from "./diplomacy-table/en";
import { diplomacyTable as diplomacyTableEt } from "./diplomacy-table/et";
import { diplomacyVariants as diplomacyVariantsEn } from "./diplomacy-variants/en";
import { diplomacyVariants as diplomacyVariantsEt } from "./diplomacy-variants/et";
import { draft as draftEn } from "./draft/en";
import { draft as draftEt } from "./draft/et";
import { formats as formatsEn } from "./formats/en";
import { formats as formatsEt } from "./formats/et";
import { gameEditor as gameEditorEn } from "./game-editor/en";
import { gameEditor as gameEditorEt } from "./game-editor/et";
import { gameOptions as gameOptionsEn } from "./game-options/en";
import { gameOptions as gameOptionsEt } from "./game-options/et";
import { games as gamesEn } from "./games/en";
import { games as gamesEt } from "./games/et";
import type { Language } from "./languages";
import { lobby as lobbyEn } from "./lobby/en";
import { lobby as lobbyEt } from "./lobby/et";
import { mails as mailsEn } from "./mails/en";
import { mails as mailsEt } from "./mails/et";
import { market as marketEn } from "./market/en";
import { market as marketEt } from "./market/et";
import { notices as noticesEn } from "./notices/en";
import { notices as noticesEt } from "./notices/et";
import { notify as notifyEn } from "./notify/en";
import { notify as notifyEt } from "./notify/et";
import { packs as packsEn } from "./packs/en";
import { packs as packsEt } from "./packs/et";
import { profile as profileEn } from "./profile/en";
import { profile as profileEt } from "./profile/et";
import { query as queryEn } from "./query/en";
import { query as queryEt } from "./query/et";
import { sandbox as sandboxEn } from "./sandbox/en";
import { sandbox as sandboxEt } from "./sandbox/et";
import { sealed as sealedEn } from "./sealed/en";
import { sealed as sealedEt } from "./sealed/et";
import { secondFactor as secondFactorEn } from "./second-factor/en";
import { secondFactor as secondFactorEt } from "./second-factor/et";
import { settings as settingsEn } from "./settings/en";
import { settings as settingsEt } from "./settings/et";
import { shell as shellEn } from "./shell/en";
import { shell as shellEt } from "./shell/et";
import { shop as shopEn } from "./shop/en";
import { shop as shopEt } from "./shop/et";
import { signIn as signInEn } from "./sign-in/en";
import { signIn as signInEt } from "./sign-in/et";
import { spoof as spoofEn } from "./spoof/en";
import { spoof as spoofEt } from "./spoof/et";
import { staff as staffEn } from "./staff/en";
import { staff as staffEt } from "./staff/et";
import { staffBooks as staffBooksEn } from "./staff-books/en";
import { staffBooks as staffBooksEt } from "./staff-books/et";
import { staffForms as staffFormsEn } from "./staff-forms/en";
import { staffForms as staffFormsEt } from "./staff-forms/et";
import { statement as statementEn } from "./statement/en";
import { statement as statementEt } from "./statement/et";
import { table as tableEn } from "./table/en";
import { table as tableEt } from "./table/et";
import { tableTalk as tableTalkEn } from "./table-talk/en";
import { tableTalk as tableTalkEt } from "./table-talk/et";
import { tabletop as tabletopEn } from "./tabletop/en";
import { tabletop as tabletopEt } from "./tabletop/et";
import { tabletopRules as tabletopRulesEn } from "./tabletop-rules/en";
import { tabletopRules as tabletopRulesEt } from "./tabletop-rules/et";
import { tournaments as tournamentsEn } from "./tournaments/en";
import { tournaments as tournamentsEt } from "./tournaments/et";
import { trades as tradesEn } from "./trades/en";
import { trades as tradesEt } from "./trades/et";
import { transfers as transfersEn } from "./transfers/en";
import { transfers as transfersEt } from "./transfers/et";
import { ui as uiEn } from "./ui/en";
import { ui as uiEt } from "./ui/et";
import { verify as verifyEn } from "./verify/en";
import { verify as verifyEt } from "./verify/et";

const ALL: { readonly [R in RoomOfTexts]: Record<Language, Catalogues[R]> } = {
  ui: { en: uiEn, et: uiEt },
  shell: { en: shellEn, et: shellEt },
  lobby: { en: lobbyEn, et: lobbyEt },
  cards: { en: cardsEn, et: cardsEt },
  table: { en: tableEn, et: tableEt },
  tableTalk: { en: tableTalkEn, et: tableTalkEt },
  cardsTable: { en: cardsTableEn, et: cardsTableEt },
  cardsScore: { en: cardsScoreEn, et: cardsScoreEt },
  cardsTalk: { en: cardsTalkEn, et: cardsTalkEt },
  spoof: { en: spoofEn, et: spoofEt },
  tabletop: { en: tabletopEn, et: tabletopEt },
  tabletopRules: { en: tabletopRulesEn, et: tabletopRulesEt },
  sealed: { en: sealedEn, et: sealedEt },
  draft: { en: draftEn, et: draftEt },
  diplomacyClock: { en: diplomacyClockEn, et: diplomacyClockEt },
  diplomacyGames: { en: diplomacyGamesEn, et: diplomacyGamesEt },
  diplomacyMaster: { en: diplomacyMasterEn, et: diplomacyMasterEt },
  diplomacyPress: { en: diplomacyPressEn, et: diplomacyPressEt },
  diplomacyVariants: { en: diplomacyVariantsEn, et: diplomacyVariantsEt },
  diplomacyMaps: { en: diplomacyMapsEn, et: diplomacyMapsEt },
  diplomacyTable: { en: diplomacyTableEn, et: diplomacyTableEt },
  games: { en: gamesEn, et: gamesEt },
  gameEditor: { en: gameEditorEn, et: gameEditorEt },
  gameOptions: { en: gameOptionsEn, et: gameOptionsEt },
  staff: { en: staffEn, et: staffEt },
  staffForms: { en: staffFormsEn, et: staffFormsEt },
  staffBooks: { en: staffBooksEn, et: staffBooksEt },
  verify: { en: verifyEn, et: verifyEt },
  accounts: { en: accountsEn, et: accountsEt },
  signIn: { en: signInEn, et: signInEt },
  settings: { en: settingsEn, et: settingsEt },
  secondFactor: { en: secondFactorEn, et: secondFactorEt },
  profile: { en: profileEn, et: profileEt },
  cardPage: { en: cardPageEn, et: cardPageEt },
  ccg: { en: ccgEn, et: ccgEt },
  collection: { en: collectionEn, et: collectionEt },
  market: { en: marketEn, et: marketEt },
  trades: { en: tradesEn, et: tradesEt },
  auctions: { en: auctionsEn, et: auctionsEt },
  decks: { en: decksEn, et: decksEt },
  formats: { en: formatsEn, et: formatsEt },
  packs: { en: packsEn, et: packsEt },
  query: { en: queryEn, et: queryEt },
  shop: { en: shopEn, et: shopEt },
  statement: { en: statementEn, et: statementEt },
  tournaments: { en: tournamentsEn, et: tournamentsEt },
  transfers: { en: transfersEn, et: transfersEt },
  notices: { en: noticesEn, et: noticesEt },
  notify: { en: notifyEn, et: notifyEt },
  mails: { en: mailsEn, et: mailsEt },
  diplomacy: { en: diplomacyEn, et: diplomacyEt },
  sandbox: { en: sandboxEn, et: sandboxEt },
};

/**
 * A room's texts on the server, for pages, actions and mails. Not for the browser, which would load every language: see
 * `components/texts`.
 */
export const messagesOf = <R extends RoomOfTexts>(room: R, language: Language): Catalogues[R] => ALL[room][language];
