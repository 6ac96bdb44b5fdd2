import { describe, expect, it } from "vitest";
import { run, testHost } from "../testing/run";

const valueGiven = (src: string): string => {
  const { value, error } = run(src, testHost(), (interpreter) => interpreter.loadCommon());
  return value ?? error ?? "nothing";
};

describe("functions that all card games share", () => {
  it.each([
    ["(abs(-3),abs(2.5),abs(NULL))", "(3,2.5000000000,NULL)"],
    ["CountCards((5,3,5))", "((3,1),(5,2))"],
    ["(del(2,(1,2,3,2)),del(9,(1,)))", "((1,3,2),(1,))"],
    ["dist((0,0),(3,4))", "25"],
    ["length(GeneratePassword())", "30"],
    ['forall("isreal(#)",("12","-1.5","a","","1e3"))', "(1,1,0,0,0)"],
    ['listjoin(("a","b","c"),0)', '("a",0,"b",0,"c")'],
    ["(round(2.345,1),round(2.5,0))", "(2.3000000000,2.0000000000)"],
    ['(sum(1,2.5),sum("a","b"),sum(5),sum((,)))', '(3.5000000000,"0ab",10,0)'],
    ['tofilename("../a\\\\b")', '"___a_b"'],
    ['(tofnc("/buy it"),tofnc("a-b c"),tofnc(NULL))', '("BuyIt","AbC","NULL")'],
    ["(ValidMode(''),ValidMode('sealed'),ValidMode('x'))", "(1,1,0)"],
    [
      'forall("ValidUsername(#)",("bob","b","abcdefghijk","bob-sealed","a-b","bo--bo","-bob","Åsa_1"))',
      "(1,0,0,1,0,0,0,1)",
    ],
    ['(VersionCompare("1.0","1.1"),VersionCompare("0.9","0.10"),VersionCompare("1.0","1.0.1"))', "(1,0,1)"],
    ['(VersionCompare("1.0.1","1.0"),VersionCompare("1.0","1.0.0"),VersionCompare("1.0.0","1.0"))', "(0,0,0)"],
    ["(Sec2Str(5),Sec2Str(600),Sec2Str(90061))", '("0m05s","10m00s","25h01m01s")'],
    ['(TimeDiff("10:00:00","10:01:05"),TimeDiff("23:59:50","00:00:10"),TimeDiff("8:05:09","8:05:09"))', "(65,20,0)"],
    ['TimeDiff("10:00","10:01")', "LangErr"],
    ["TimeDiff(1,2)", "LangErr"],
    ['(DataPath("x"),MyPath(),SavePath())', '("data/x","user/","user/save/")'],
    ['isfunction("sum")', "1"],
    ['def RuleMine {return(ARG[1]);} LegalityCheckRule("RuleMine",4,(1,))', "4"],
    ["def RuleViolation {} RuleDeckSizes((1,2),(3))", "(1,2)"],
    ['def RuleViolation {} deck_rulecheck.part="deck"; RuleDeckSizes((1,2),(3,))', "NULL"],
    [
      'deck_rules=(("F",(("deck",(("RuleDeckSizes",(3)),("RulePass",NULL))),)),);LegalityCheckDeck((("deck",(1,2)),))',
      '("F",)',
    ],
    ["sum(1,x)", "NULL"],
    ["sum(NULL)", "LangErr"],
  ])("%s → %s", (src, value) => expect(valueGiven(src)).toBe(value));

  it("wr prints the written form", () => {
    expect(run('wr((1,"b"));', testHost(), (interpreter) => interpreter.loadCommon()).out).toBe('(1,"b")\n');
  });
});
