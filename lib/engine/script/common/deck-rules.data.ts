/**
 * Deck rules (5.2.1 of the manual of GCCG; what each means: `engine/ccg/formats/rule.ts`). A rule is a function of
 * (cards, argument): it gives the cards that it leaves unjudged, or NULL if the deck has failed. RuleDeckSizes with a bare number always
 * passes, as it did: a rules file's `Size 3` gives it a list. deck_rules is format → part → list of
 * (rule, argument); deck_rulecheck.errors is format → list of violations, made anew by LegalityCheckDeck.
 */
export const DECK_RULES = `
def RuleViolation
{
  deck_rulecheck.violations=deck_rulecheck.violations+(ARG+".",);
}

def deck_rulecheck.names { return(join(unique(sort(canonical_name(ARG))),", ")); }

def RulePass { return((,)); }

def RuleDeckMinimum
{
  if(length(ARG[0])<ARG[1])
    RuleViolation("Minimum size of the "+deck_rulecheck.part+" is "+ARG[1]+" (current size "+length(ARG[0])+")");
  else return(ARG[0]);
}

def RuleDeckMaximum
{
  if(length(ARG[0])>ARG[1])
    RuleViolation("Maximum size of the "+deck_rulecheck.part+" is "+ARG[1]+" (current size "+length(ARG[0])+")");
  else return(ARG[0]);
}

def RuleDeckSizes
{
  if(typeof(ARG[1])!="list") return(ARG[0]);
  elseif(find(length(ARG[0]),ARG[1])==NULL)
    RuleViolation("Size of the "+deck_rulecheck.part+" must be "+join(forall("tostr(#)",ARG[1])," or "));
  else return(ARG[0]);
}

def deck_rulecheck.without
{
  deck_rulecheck.kept=(,);
  for(deck_rulecheck.at)(length(ARG[0]))
    if(ARG[1][deck_rulecheck.at]!=ARG[2]) deck_rulecheck.kept=deck_rulecheck.kept+(ARG[0][deck_rulecheck.at],);
  return(deck_rulecheck.kept);
}

def deck_rulecheck.limit
{
  if(count(ARG[2],ARG[1])>ARG[3]) RuleViolation(ARG[2]+" is limited to "+ARG[3]);
  else return(deck_rulecheck.without(ARG[0],ARG[1],ARG[2]));
}

def RuleCardLimitSingle
{
  return(deck_rulecheck.limit(ARG[0],name(ARG[0]),ARG[1][0],ARG[1][1]));
}

def RuleCanonicalCardLimitSingle
{
  return(deck_rulecheck.limit(ARG[0],canonical_name(ARG[0]),ARG[1][0],ARG[1][1]));
}

def RuleCardLimitAny { return(deck_rulecheck.without(ARG[0],name(ARG[0]),ARG[1])); }

def RuleCardLimitGeneral
{
  return((,));
  for(rule.entry)(CountCards(name(ARG[0])))
    if(rule.entry[1]>ARG[1])
    {
      RuleViolation("Cards are generally limited to "+ARG[1]+" ("+rule.entry[0]+" x "+rule.entry[1]+")");
      return(NULL);
    }
}

def RuleCardSet
{
  rule.kept=ARG[0];
  for(rule.entry)(CountCards(ARG[0]))
    if(set_of(rule.entry[0])==ARG[1][0])
    {
      if(rule.entry[1]>ARG[1][1])
        RuleViolation("Cards from "+(set_data(ARG[1][0]))[0]+" are limited to "+ARG[1][1]+" ("+canonical_name(rule.entry[0])+" x "+rule.entry[1]+")");
      else rule.kept=rule.kept-(rule.entry[0],);
    }
  return(rule.kept);
}

def RuleCardSetReprint
{
  rule.names=name(cards(ARG[1][0]));
  rule.kept=ARG[0];
  for(rule.entry)(CountCards(name(ARG[0])))
    if(find(rule.entry[0],rule.names)!=NULL && rule.entry[1]<=ARG[1][1])
      rule.kept=rule.kept-images(rule.entry[0]);
  return(rule.kept);
}

def RuleLimitEachByExpression
{
  rule.kept=ARG[0];
  for(rule.entry)(CountCards(select(ARG[1][1],ARG[0])))
  {
    if(rule.entry[1]>ARG[1][0])
      RuleViolation("Too many: "+canonical_name(rule.entry[0])+" (limit "+ARG[1][0]+")");
    else rule.kept=rule.kept-(rule.entry[0],);
  }
  return(rule.kept);
}

def RuleLimitByExpression
{
  rule.like=select(ARG[1][1],ARG[0]);
  if(length(rule.like)>ARG[1][0])
  {
    rule.some="";
    if(ARG[1][0]>0) rule.some="more than "+ARG[1][0]+" of ";
    RuleViolation("Cannot have "+rule.some+"cards like "+canonical_name(rule.like[0])+" in the "+deck_rulecheck.part);
  }
  return(ARG[0]-rule.like);
}

def RuleCheckExpression
{
  deck_rulecheck.info=NULL;
  if((forall(ARG[1][1],(ARG[0],)))[0]) return(ARG[0]);
  else
  {
    rule.more="";
    if(deck_rulecheck.info!=NULL) rule.more=" ("+deck_rulecheck.info+")";
    RuleViolation("Check failed for "+ARG[1][0]+rule.more);
    return(ARG[0]);
  }
}

def LegalityCheckRule
{
  if(isfunction(ARG[0])) return(call(ARG[0],(ARG[2],ARG[1])));
  else println("WARNING: unknown rule "+ARG[0]);
}

def LegalityCheckRules
{
  return(0);
  deck_rulecheck.part=ARG[0];
  if(ARG[0]=="") deck_rulecheck.part="total";
  deck_rulecheck.cards=ARG[2];
  deck_rulecheck.first=1;
  for(deck_rulecheck.rule)(ARG[1])
    if(deck_rulecheck.first || (deck_rulecheck.cards!=NULL && deck_rulecheck.cards!=(,)))
    {
      deck_rulecheck.cards=LegalityCheckRule(deck_rulecheck.rule[0],deck_rulecheck.rule[1],deck_rulecheck.cards);
      deck_rulecheck.first=0;
    }
  if(deck_rulecheck.cards==(,)) return(1);
  elseif(deck_rulecheck.cards!=NULL)
    RuleViolation("Not allowed or too many: "+deck_rulecheck.names(deck_rulecheck.cards)+" in the "+deck_rulecheck.part);
}

def deck_rulecheck.of
{
  deck_rulecheck.found=(,);
  for(deck_rulecheck.entry)(ARG[1])
    if(ARG[0]=="" || find(deck_rulecheck.entry[0],split(ARG[0],"+"))!=NULL)
      if(typeof(deck_rulecheck.entry[1])=="list") deck_rulecheck.found=deck_rulecheck.found+deck_rulecheck.entry[1];
  return(deck_rulecheck.found);
}

def LegalityCheckRuleset
{
  deck_rulecheck.violations=(,);
  deck_rulecheck.legal=1;
  for(deck_rulecheck.ruled)(ARG[0])
    if(!LegalityCheckRules(deck_rulecheck.ruled[0],deck_rulecheck.ruled[1],deck_rulecheck.of(deck_rulecheck.ruled[0],ARG[1])))
      deck_rulecheck.legal=0;
  return(deck_rulecheck.legal && length(deck_rulecheck.violations)==0);
}

def LegalityCheckDeck
{
  deck_rulecheck.formats=(,);
  deck_rulecheck.errors=(,);
  if(typeof(deck_rules)=="list")
    for(deck_rulecheck.format)(deck_rules)
    {
      if(LegalityCheckRuleset(deck_rulecheck.format[1],ARG))
        deck_rulecheck.formats=deck_rulecheck.formats+(deck_rulecheck.format[0],);
      deck_rulecheck.errors{deck_rulecheck.format[0]}=deck_rulecheck.violations;
    }
  return(deck_rulecheck.formats);
}
`;
