import { cardSourceOf } from "../cards/source";
import { readGame } from "../gccg-xml/read-game";

/** A small game of our own: a reprint, a name with two types in one set, a hidden card, a card printed twice alike. */
export const HARBOUR = `<?xml version="1.0" encoding="UTF-8"?>
<ccg name="Harbour" dir="Harbour">
  <cardset source="base.xml"/>
  <cardset source="docks.xml"/>
  <cardset source="open-sea.xml"/>
  <option name="canonical key" value="kind"/>
  <option name="canonical key length" value="2"/>
  <trigger event="play" attribute="kind"/>
  <trigger event="play" attribute="tide"/>
  <trigger event="location hint" attribute="tide"/>
  <trigger event="other" attribute="x"/>
  <phase name="Ebb"/>
  <phase name="Flood"/>
  <image file="wave.png" tag="w"/>
  <image file="anchor.png" tag="a"/>
  <news>left out</news>
</ccg>`;

export const SETS: Readonly<Record<string, string>> = {
  "base.xml": `<ccg-setinfo name="" dir="base" abbrev="" game="Harbour"><cards>
    <card name="A Card" graphics="back.png"/>
    <card name="blank" graphics=""/>
    <card name="blank" graphics=""/>
  </cards></ccg-setinfo>`,
  "docks.xml": `<ccg-setinfo name="The Docks" dir="docks" abbrev="DK" game="Harbour"><cards>
    <card name="Crane" text="Lift {a}." graphics="crane.png"><attr key="kind" value="Tool"/><attr key="cost" value="10"/><attr key="rarity" value="C2"/></card>
    <card name="Gull" graphics="gull.png"><attr key="kind" value="Bird"/><attr key="cost" value="9"/><attr key="rarity" value="C+U3"/></card>
    <card name="Gull" graphics="gull2.png"><attr key="kind" value="Tool"/><attr key="cost" value=""/><attr key="rarity" value="R"/></card>
    <card name="Éclair" graphics="e.png" back="2" front="3"><attr key="kind" value="Storm"/><attr key="cost" value="1"/></card>
  </cards></ccg-setinfo>`,
  "open-sea.xml": `<ccg-setinfo name="Open Sea" dir="sea" abbrev="OS" age="5" game="Harbour"><cards>
    <card name="Crane" graphics="crane.png"><attr key="kind" value="Tool"/><attr key="cost" value="10"/><attr key="rarity" value="U"/></card>
    <card name=" Fog Bank " text="a &lt;b&gt; &amp; c" graphics="fog.png" hidden="1"><attr key="rarity" value="X"/></card>
    <card name="Gull" graphics="gull.png"><attr key="kind" value="Bird"/><attr key="rarity" value="C"/></card>
  </cards></ccg-setinfo>`,
};

export const harbour = readGame(HARBOUR, "harbour.xml", (_, source) => SETS[source] ?? null);

/** The game's cards for a program. */
export function harbourCards() {
  if (!harbour.ok) throw new Error(JSON.stringify(harbour.error));
  return cardSourceOf(harbour.value);
}
