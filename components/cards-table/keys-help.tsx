"use client";
import { useTexts } from "@/components/texts/context";
import { type KeyBindings, KeysHelp as Keys } from "@/components/ui/keys-help";
import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";
import type { Catalogues } from "@/lib/texts/catalogues";

type Props = {
  open: boolean;
  onOpenChange(open: boolean): void;
  info: TemplateInfo;
  /** The table gives hints. */
  canHint: boolean;
  replay: boolean;
};

type Texts = Catalogues["cardsTable"]["keys"];

const replayKeys = (t: Texts): KeyBindings => [
  [["←", "→"], t.step],
  [["Home", "End"], t.ends],
  [["Space"], t.playPause],
  [["T"], t.aloud],
  [["?"], t.show],
];

/** The keys that do something in this game. */
function bindingsOf(info: TemplateInfo, canHint: boolean, { keys: t, verbs }: Catalogues["cardsTable"]): KeyBindings {
  const { has, hand, cards, seats, draws, melds, stock, claims, bouts } = info;
  const most = has.stack ? cards : (hand ?? Math.ceil(cards / seats.min));
  const looks = has.blind ? (has.tricks ? t.lookThenTrick : t.look) : has.tricks ? t.lastTrick : null;
  const bindings: (false | KeyBindings[number])[] = [
    [["←", "→"], t.arrows],
    [["1", "…", "9", "0"], most > 10 ? t.firstTen : t.byPlace],
    most > 10 && [["Shift", "1", "…", "0"], t.nextTen],
    [["Enter"], t.enter],
    [["Esc"], t.escape],
    looks !== null && [["L"], looks],
    has.bidding && [["B"], t.bid],
    (has.pass || bouts !== undefined || melds !== undefined) && [["P"], bouts ? t.done : t.pass],
    has.retreat && [["R"], bouts ? verbs.takeAll : t.retreat],
    draws !== undefined && [["D"], verbs.draw(draws.count)],
    melds !== undefined && [["A"], t.takeTop],
    melds !== undefined && [["K"], t.knock],
    claims !== undefined && [["M"], verbs.claim(claims)],
    stock?.swap === true && [["W"], t.swap],
    stock?.close === true && [["X"], verbs.close],
    [["U"], t.takeBack],
    canHint && [["H"], t.hint],
    [["T"], t.aloud],
    [["C"], t.chat],
    [["?"], t.show],
  ];
  return bindings.filter((binding) => binding !== false);
}

/** The keys at a table. */
export function KeysHelp({ info, canHint, replay, ...open }: Props) {
  const texts = useTexts("cardsTable");
  const { keys: t } = texts;
  return (
    <Keys
      {...open}
      title={replay ? t.replayTitle : t.title}
      bindings={replay ? replayKeys(t) : bindingsOf(info, canHint, texts)}
    />
  );
}
