import { describe, expect, test } from "vitest";
import * as accountsEn from "./accounts/en";
import * as accountsEt from "./accounts/et";
import * as brokenEn from "./broken/en";
import * as brokenEt from "./broken/et";
import * as cardPageEn from "./card-page/en";
import * as cardPageEt from "./card-page/et";
import * as cardsEn from "./cards/en";
import * as cardsEt from "./cards/et";
import * as scoreEn from "./cards-score/en";
import * as scoreEt from "./cards-score/et";
import { cardsTable as tableEn } from "./cards-table/en";
import { cardsTable as tableEt } from "./cards-table/et";
import * as roomEn from "./cards-table/table.en";
import * as roomEt from "./cards-table/table.et";
import * as roomTalkEn from "./cards-table/table-talk.en";
import * as roomTalkEt from "./cards-table/table-talk.et";
import { cardsTalk as talkEn } from "./cards-talk/en";
import { cardsTalk as talkEt } from "./cards-talk/et";
import * as ccgEn from "./ccg/en";
import * as ccgEt from "./ccg/et";
import * as collectionEn from "./collection/en";
import * as collectionEt from "./collection/et";
import * as diplomacyEn from "./diplomacy/en";
import * as diplomacyEt from "./diplomacy/et";
import * as draftEn from "./draft/en";
import * as draftEt from "./draft/et";
import * as gameEditorEn from "./game-editor/en";
import * as gameEditorEt from "./game-editor/et";
import * as gameOptionsEn from "./game-options/en";
import * as gameOptionsEt from "./game-options/et";
import * as gamesEn from "./games/en";
import * as gamesEt from "./games/et";
import * as lobbyEn from "./lobby/en";
import * as lobbyEt from "./lobby/et";
import * as packsEn from "./packs/en";
import * as packsEt from "./packs/et";
import * as profileEn from "./profile/en";
import * as profileEt from "./profile/et";
import * as queryEn from "./query/en";
import * as queryEt from "./query/et";
import * as sandboxEn from "./sandbox/en";
import * as sandboxEt from "./sandbox/et";
import * as sealedEn from "./sealed/en";
import * as sealedEt from "./sealed/et";
import * as factorEn from "./second-factor/en";
import * as factorEt from "./second-factor/et";
import { settings as settingsEn } from "./settings/en";
import { settings as settingsEt } from "./settings/et";
import * as shellEn from "./shell/en";
import * as shellEt from "./shell/et";
import * as shopEn from "./shop/en";
import * as shopEt from "./shop/et";
import * as signInEn from "./sign-in/en";
import * as signInEt from "./sign-in/et";
import * as spoofEn from "./spoof/en";
import * as spoofEt from "./spoof/et";
import * as staffEn from "./staff/en";
import * as staffEt from "./staff/et";
import * as staffBooksEn from "./staff-books/en";
import * as staffBooksEt from "./staff-books/et";
import * as staffFormsEn from "./staff-forms/en";
import * as staffFormsEt from "./staff-forms/et";
import * as statementEn from "./statement/en";
import * as statementEt from "./statement/et";
import * as sharedEn from "./table/en";
import * as sharedEt from "./table/et";
import * as houseEn from "./table-talk/en";
import * as houseEt from "./table-talk/et";
import * as tabletopEn from "./tabletop/en";
import * as tabletopEt from "./tabletop/et";
import * as transfersEn from "./transfers/en";
import * as transfersEt from "./transfers/et";
import * as uiEn from "./ui/en";
import * as uiEt from "./ui/et";

const CATALOGUES: Record<string, [en: unknown, et: unknown]> = {
  broken: [brokenEn.broken, brokenEt.broken],
  ui: [uiEn.ui, uiEt.ui],
  shell: [shellEn.shell, shellEt.shell],
  cards: [cardsEn.cards, cardsEt.cards],
  table: [sharedEn.table, sharedEt.table],
  "table-talk": [houseEn.tableTalk, houseEt.tableTalk],
  "cards-score": [scoreEn.cardsScore, scoreEt.cardsScore],
  "cards-table": [tableEn, tableEt],
  "cards-table, the room": [roomEn, roomEt],
  "cards-table, the room's log": [roomTalkEn, roomTalkEt],
  lobby: [lobbyEn.lobby, lobbyEt.lobby],
  "cards-talk": [talkEn, talkEt],
  spoof: [spoofEn.spoof, spoofEt.spoof],
  sealed: [sealedEn.sealed, sealedEt.sealed],
  draft: [draftEn.draft, draftEt.draft],
  tabletop: [tabletopEn.tabletop, tabletopEt.tabletop],
  accounts: [accountsEn.accounts, accountsEt.accounts],
  "sign-in": [signInEn.signIn, signInEt.signIn],
  settings: [settingsEn, settingsEt],
  "second-factor": [factorEn.secondFactor, factorEt.secondFactor],
  profile: [profileEn.profile, profileEt.profile],
  games: [gamesEn.games, gamesEt.games],
  "game-editor": [gameEditorEn.gameEditor, gameEditorEt.gameEditor],
  staff: [staffEn.staff, staffEt.staff],
  "staff-books": [staffBooksEn.staffBooks, staffBooksEt.staffBooks],
  "staff-forms": [staffFormsEn.staffForms, staffFormsEt.staffForms],
  "game-options": [gameOptionsEn.gameOptions, gameOptionsEt.gameOptions],
  "card-page": [cardPageEn.cardPage, cardPageEt.cardPage],
  ccg: [ccgEn.ccg, ccgEt.ccg],
  collection: [collectionEn.collection, collectionEt.collection],
  packs: [packsEn.packs, packsEt.packs],
  query: [queryEn.query, queryEt.query],
  shop: [shopEn.shop, shopEt.shop],
  statement: [statementEn.statement, statementEt.statement],
  transfers: [transfersEn.transfers, transfersEt.transfers],
  diplomacy: [diplomacyEn.diplomacy, diplomacyEt.diplomacy],
  sandbox: [sandboxEn.sandbox, sandboxEt.sandbox],
};

/** All messages of a catalogue with their paths. */
function messagesIn(
  catalogue: unknown,
  path = "",
): [path: string, message: string | ((...given: never[]) => string)][] {
  if (typeof catalogue === "string" || typeof catalogue === "function") return [[path, catalogue as string]];
  return Object.entries(catalogue as object).flatMap(([key, value]) =>
    messagesIn(value, path ? `${path}.${key}` : key),
  );
}

describe.each(Object.entries(CATALOGUES))("%s", (_, [en, et]) => {
  test("the languages have the same messages", () => {
    const kinds = (catalogue: unknown) => messagesIn(catalogue).map(([path, message]) => `${path}: ${typeof message}`);
    expect(kinds(et).toSorted()).toEqual(kinds(en).toSorted());
  });

  test("no message is a fragment: empty, or with a space at its end", () => {
    const broken = [en, et].flatMap((catalogue) =>
      messagesIn(catalogue).filter(([, message]) => typeof message === "string" && message !== message.trim()),
    );
    expect(broken).toEqual([]);
    const empty = [en, et].flatMap((catalogue) => messagesIn(catalogue).filter(([, message]) => message === ""));
    expect(empty).toEqual([]);
  });

  test("a sentence that another language writes is not left in English", () => {
    const english = new Map(messagesIn(en));
    const same = messagesIn(et)
      .filter(([path, message]) => typeof message === "string" && message === english.get(path))
      .filter(([, message]) => (message as string).includes(" "));
    expect(same).toEqual([]);
  });
});

const you = { name: "Ann", you: true };
const mira = { name: "Mira", you: false };

describe("Estonian says cards in their cases", () => {
  test.each<[string, string]>([
    [talkEt.log.played(mira, ["KH"], [], []), "Mira käib ärtu kuninga."],
    [talkEt.log.played(you, ["9S", "9D"], [], []), "Sina käid kaks üheksat."],
    [
      talkEt.log.played(mira, ["QH"], [["2C"]], ["Abielu"]),
      "Mira käib ärtu emanda, lisaks risti kahe. Mira kuulutab: abielu.",
    ],
    [talkEt.log.trickTaken(mira, 1), "Mira võtab tihi, 1 punkt."],
    [talkEt.log.trickTaken(you, 24), "Sina võtad tihi, 24 punkti."],
    [talkEt.log.dealEnded([mira, you], [], [], false), "Mira ja sina võidate jagamise."],
    [
      talkEt.log.dealEnded(
        [mira],
        [
          { who: [mira], n: 1 },
          { who: [you], n: 2 },
        ],
        [],
        true,
      ),
      "Mira võidab jagamise. Mira 1., sina 2.",
    ],
    [talkEt.refusals.giftCount(mira, 1), "Mira saab ühe kaardi."],
    [talkEt.refusals.giftCount(null, 2), "Igaüks saab kaks kaarti."],
    [houseEt.tableTalk.left(you, { kicked: true, kept: false }), "Sind eemaldati lauast."],
    [houseEt.tableTalk.left(mira, { kicked: true, kept: false }), "Mira eemaldati lauast."],
    [tableEt.turn.follow("H"), "Käi ärtut."],
    [tableEt.turn.answer("beat", ["9D"], "pass"), "Löö üle ruutu üheksa või passi."],
    [
      tableEt.turn.answer("matchOrBeat", ["7D", "7C", "7H"], "pass"),
      "Käi vähemalt sama tugev kui kolm seitset või passi.",
    ],
    [tableEt.turn.cannotBeat(["9D"], "retreat"), "Sul pole, millega üle lüüa ruutu üheksat: tagane."],
    [tableEt.verbs.play(["0C"], { faceDown: false, along: [], specials: [] }), "Käi risti kümme"],
    [tableEt.verbs.giveTo(["9D"], mira), "Anna mängijale Mira ruutu üheksa"],
    [talkEt.refusals.followSuit(["H"], ["KH", "0H"]), "Pead käima ärtut. Käi ärtu kuningas või kümme."],
    [scoreEt.cardsScore.score(-1234), "−1234"],
    [scoreEt.cardsScore.score(12345), "12 345"],
    [settingsEt.sessions.device({ browser: "Firefox", system: "Linux" }), "Firefox (Linux)"],
    [settingsEt.sessions.othersEnded(3), "3 teist seadet on välja logitud."],
    [factorEt.secondFactor.codes.left(0), "Sul pole ühtegi."],
    [accountsEt.accounts.wait({ n: 1, unit: "minute" }), "Liiga palju katseid. Proovi uuesti 1 minuti pärast."],
    [ccgEt.ccg.ofRarity(7, "C"), "7 tavalist"],
    [ccgEt.ccg.ofRarity(0.771, "R"), "0,8 haruldast"],
    [ccgEt.ccg.ofRarity(1, "R"), "1 haruldane"],
    [ccgEt.ccg.ofRarity(2, "Q"), "2 Q"],
    [shopEt.shop.odds.chance(1 / 241), "1 pakis 241-st"],
    [shopEt.shop.odds.source(0.2, true), "20,0% pakkidest, läbi müüdud"],
    [shopEt.shop.odds.source(1, false), "igas pakis"],
  ])("%s", (said, meant) => expect(said.replace(/\u00a0/g, " ")).toBe(meant));
});

describe("English says people and numbers", () => {
  test.each<[string, string]>([
    [talkEn.log.trickTaken(you, 1), "You take the trick, 1 point."],
    [
      talkEn.log.dealEnded(
        [you, mira],
        [
          { who: [you], n: 20 },
          { who: [mira], n: -120 },
        ],
        [],
        false,
      ),
      "You and Mira win the deal. You 20, Mira −120.",
    ],
    [
      talkEn.log.seriesCompleted([], [{ who: [{ name: "de_vries", you: false }], n: 1010 }]),
      "The series is over. de_vries 1010.",
    ],
    [talkEn.refusals.startPlayers(3, 3, 1), "This game is for 3 players and 1 sits here. Add a bot or wait."],
    [staffEn.staff.done.roleGiven("mira", "administrator"), "mira is now an administrator."],
    [staffEn.staff.done.withdrawn("Fair bag", 1), "Fair bag is withdrawn, 1 pack was destroyed."],
    [talkEn.log.bid(mira, 120, "H", false), "Mira bids 120 in hearts."],
    [tableEn.turn.canPlay(["KC"]), "You can play the king of clubs."],
    [tableEn.turn.canPlay(["0C", "9C"]), "You can play the ten or nine of clubs."],
    [tableEn.turn.canPlay(["KC", "XX"]), "You can play the king of clubs or a joker."],
    [lobbyEn.lobby.row.seats(2, 3, ["anna"], 1), "2 of 3 seats taken: anna, 1 by a bot"],
    [tableEn.bid({ number: 120, blind: true }), "blind 120"],
    [tableEn.ordinal(11), "11th"],
    [tableEn.ordinal(22), "22nd"],
    [shopEn.shop.odds.source(1 / 250, false), "1 in 250 packs"],
    [shopEn.shop.odds.source(0.2, true), "20.0% of packs, sold out"],
    [shopEn.shop.odds.source(1, false), "every pack"],
    [ccgEn.ccg.ofRarity(0.029, "M"), "0.03 mythic"],
    [
      collectionEn.collection.problems.incomplete(3, ["Moth", "Fox"]),
      "You still have 3 cards to collect: Moth, Fox and others.",
    ],
    [tableEn.turn.waitingFor([mira, you], "giving"), "Waiting for Mira and you to give cards."],
    [settingsEn.sessions.device({ browser: "Firefox", system: "Linux" }), "Firefox on Linux"],
    [settingsEn.sessions.device({ browser: null, system: null }), "Unknown browser"],
    [settingsEn.sessions.othersEnded(1), "One other device is signed out."],
    [factorEn.secondFactor.codes.left(1), "You have one left."],
    [accountsEn.accounts.wait({ n: 1, unit: "minute" }), "Too many attempts. Try again in 1 minute."],
  ])("%s", (said, meant) => expect(said).toBe(meant));
});
