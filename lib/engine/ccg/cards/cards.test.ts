import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { Interpreter } from "../../script/interpreter";
import { harbourCards } from "../testing/harbour";

const cards = harbourCards();

function valueGiven(src: string): string {
  const interpreter = new Interpreter({ cards, random: new SeededRandom(1) });
  interpreter.loadCommon();
  const { result } = interpreter.run(src);
  const written = result.ok ? interpreter.written(result.value) : result;
  return written.ok ? written.value : written.error.kind;
}

/** Numbers: 0 back, 1 and 2 blank, 3 Crane DK, 4 Gull (bird) DK, 5 Gull (tool) DK, 6 Éclair, 7 Crane OS, 8 Fog Bank, 9 Gull OS. */
describe("what a program learns of the cards", () => {
  it.each([
    [
      "forall('canonical_name(#)',cards())",
      '("Crane (DK)","Gull [Bi] (DK)","Gull [To]","Éclair","Crane (OS)","Gull [Bi] (OS)")',
    ],
    ["canonical_name((1,2,8,99))", '("blank #1","blank #2","Fog Bank",NULL)'],
    [
      'images(("Gull","Gull [Bi]","Gull (OS)","Gull [Bi] (DK)","blank #2","blank #3"," Crane ","crane"))',
      "((4,5,9),(4,9),(9,),(4,),(2,),(,),(3,7),(,))",
    ],
    ["forall('images(canonical_name(#))==(#,)',seq(0,9))", "(1,1,1,1,1,1,1,1,1,1)"],
    ['fuzzy_images(("eclair","FOG","gul","l","crane","zz","!"))', "((6,),(8,),(4,5,9),(1,2,4,5,6,9),(3,7),(,),(,))"],
    ["name((3,8))", '("Crane","Fog Bank")'],
    ["text(3)", '"Lift {a}."'],
    ["set_of((0,3,9))", '("","DK","OS")'],
    ['card_attr("cost",(3,5,0,99))', '("10",NULL,NULL,NULL)'],
    ['Attr("cost",(3,5,0,99))', '("10","","",NULL)'],
    ["attrs(6)", '(("cost","1"),("kind","Storm"))'],
    ["attributes()", '("cost","kind","rarity")'],
    ["card_back((3,6))", "(0,2)"],
    ["cards()", "(3,4,5,6,7,9)"],
    ['(cards("OS"),cards(""),cards("X"))', "((7,9),(,),(,))"],
    ["sets()", '("DK","OS")'],
    ['set_data(("DK","X"))', '(("The Docks",3,6),("",0,0))'],
    ['(age(3),age("OS"),age("X"),age(0),age(99))', "(1,5,NULL,0,NULL)"],
    ["rarities()", '("C","R","U","X")'],
    ['having_rarity("C",cards())', "(3,3,4,9)"],
    ['having_rarity("U",(4,7))', "(4,4,4,7)"],
    ['having_rarity("C",(99,"a"))', "LangErr"],
    ['having_rarity("C",(3,99))', "LangErr"],
    ['cards(("OS","DK","X"))', "((7,9),(3,4,5,6),(,))"],
    ["game_data()", '(("game","Harbour"),("gamedir","Harbour"),("location hint",("tide",)),("play",("kind","tide")))'],
    ['game_option(("canonical key","none"))', '("kind","")'],
    ["inline_images()", '("a","w")'],
    ['sort_by("[cost]",(3,4,6,5))', "(5,6,3,4)"],
    ['sort_by("N[cost]",(3,4,6,5))', "(5,6,4,3)"],
    ['sort_by("-N[cost]",(3,7,4,6))', "(3,7,4,6)"],
    ['sort_by(("[kind]","-[name]"),(3,4,5,6),1)', '("Bird",4,"Storm",6,"Tool",5,3)'],
    ['sort_by("[age]",(9,3),1)', '("The Docks",3,"Open Sea",9)'],
    ['sort_by("C[name]",(6,3),2)', "LangErr"],
    ["ValidCardNumber(0)+ValidCardNumber(3)", "1"],
  ])("%s → %s", (src, value) => expect(valueGiven(src)).toBe(value));
});

const SWARM =
  'deck_rules=(("F",(("deck",RULES),)),);d=(("deck",CARDS),);r=LegalityCheckDeck(d);(r,deck_rulecheck.errors[0][1])';

describe("deck rules", () => {
  it.each([
    ['(("RuleDeckMinimum",2),)', "(,)", '((,),("Minimum size of the deck is 2 (current size 0).",))'],
    ['(("RuleDeckSizes",(1,3)),("RulePass",NULL))', "(3,4)", '((,),("Size of the deck must be 1 or 3.",))'],
    ['(("RuleCardLimitSingle",("Gull",2)),("RulePass",NULL))', "(4,5,9)", '((,),("Gull is limited to 2.",))'],
    [
      '(("RuleCanonicalCardLimitSingle",("Gull [Bi] (DK)",1)),)',
      "(4,9)",
      '((,),("Not allowed or too many: Gull [Bi] (OS) in the deck.",))',
    ],
    ['(("RuleCardLimitAny","Gull"),)', "(4,5,9)", '(("F",),(,))'],
    ['(("RuleCardLimitGeneral",2),)', "(3,7,7,4)", '((,),("Cards are generally limited to 2 (Crane x 3).",))'],
    ['(("RuleCardSetReprint",("OS",1)),)', "(3,4)", '(("F",),(,))'],
    [
      '(("RuleCardSetReprint",("OS",1)),)',
      "(3,7)",
      '((,),("Not allowed or too many: Crane (DK), Crane (OS) in the deck.",))',
    ],
    [
      '(("RuleLimitByExpression",(1,"Attr(\'kind\',#)==\'Tool\'")),("RulePass",NULL))',
      "(3,5)",
      '((,),("Cannot have more than 1 of cards like Crane (DK) in the deck.",))',
    ],
    [
      '(("RuleLimitByExpression",(0,"Attr(\'kind\',#)==\'Tool\'")),("RulePass",NULL))',
      "(5,)",
      '((,),("Cannot have cards like Gull [To] in the deck.",))',
    ],
    [
      '(("RuleCheckExpression",("few",\'length(#)<2 || (deck_rulecheck.info="too many")==""\')),("RulePass",NULL))',
      "(3,4)",
      '((,),("Check failed for few (too many).",))',
    ],
    ['(("RuleMine",NULL),)', "(3,4)", "((,),(,))"],
  ])("%s on %s", (rules, deck, value) => {
    expect(valueGiven(SWARM.replace("RULES", rules).replace("CARDS", deck))).toBe(value);
  });

  it("a rule may be defined by the game", () => {
    const own = 'def RuleMine {return(ARG[0]-(ARG[1],));} deck_rules=(("F",(("a+b",(("RuleMine",3),)),)),);';
    expect(valueGiven(`${own}LegalityCheckDeck((("a",(3,)),("b",(3,)),("c",(4,))))`)).toBe('("F",)');
  });
});
