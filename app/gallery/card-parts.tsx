"use client";
import { CardSprite } from "@/components/cards/card-sprite";
import { DRAWN_CARDS } from "@/components/cards/drawn-cards";
import { CardFaces } from "@/components/cards/faces";
import { CardBack, PlayingCard } from "@/components/cards/playing-card";
import { ScoreSheet } from "@/components/cards-table/score-sheet";
import { AllTricks, DealtHands, Discards } from "@/components/cards-table/trick-views";
import { ConsentPrompt } from "@/components/table/consent-prompt";
import { people, THOUSAND } from "./mock/base";
import { climb6 } from "./mock/crowds";
import { SHEET } from "./mock/scenes";
import { result } from "./mock/thousand";
import { Part } from "./ui-parts";

const nothing = () => {};

/** The deck in its styles, and the table's parts that a scene does not show by itself. */
export function CardParts() {
  const three = people(3, 1);
  return (
    <>
      <CardSprite />
      <Part id="deck" title="The deck">
        <div className="grid grid-cols-7 gap-2 tablet:grid-cols-13">
          {[...DRAWN_CARDS].map((card) => (
            <PlayingCard key={card} card={card} />
          ))}
          <PlayingCard card="1H" />
          <CardBack />
        </div>
      </Part>
      <Part id="styles" title="Four colours, and characters">
        <CardFaces faces="drawn" fourColour>
          <div className="mb-3 flex gap-2 [&>*]:w-20">
            {["AS", "KH", "9D", "0C"].map((card) => (
              <PlayingCard key={card} card={card} />
            ))}
          </div>
        </CardFaces>
        <div className="flex gap-2 [&>*]:w-20">
          {["AS", "KH", "0D", "JC", "XX", "YX", null].map((card) => (
            <PlayingCard key={card ?? "back"} card={card} faces="glyph" />
          ))}
        </div>
      </Part>
      <Part id="score-sheet" title="Score sheet">
        <ScoreSheet sheet={SHEET} info={THOUSAND} people={three} />
      </Part>
      <Part id="tricks" title="All tricks, hands as dealt, discards">
        <AllTricks tricks={result.tricks ?? []} people={three} word={(text) => text} />
        <div className="mt-6">{result.revealed && <DealtHands revealed={result.revealed} people={three} />}</div>
        <div className="mt-6">{climb6.discards && <Discards discards={climb6.discards} />}</div>
      </Part>
      <Part id="takeback" title="Takeback">
        <ConsentPrompt
          title="Takeback"
          text="Mira K. asks to take back the jack of hearts."
          status="1 of 2 agree."
          onAgree={nothing}
          onRefuse={nothing}
        />
      </Part>
    </>
  );
}
