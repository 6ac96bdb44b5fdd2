/**
 * What a player of Five Dyes may do now, and what the game awaits, in plain words: for whoever learns it, and for bots. Goes
 * after `rules.data.ts`, which it asks.
 */
export const FIVE_DYES_OFFERS = String.raw`
# An offer: what it is called, how it is done (a command, a card that is laid, cards that go to a zone, a phase, the end of
# the turn), its name, its cards, and what is chosen besides: from which cards, at least and at most how many.
def offer { offers.all = offers.all + (ARG,); }
def name_of { return(name(number(ARG))); }

# The cards that may be named as an ability's target. ARG: the seat, the card, the ability.
def targets_of
{
  aims.all = (,);
  aims.what = NULL;
  aims.most = 1;
  for(aims.clause)(ARG[2]{"clauses"})
  {
    aims.said = aims.clause{"with"}{"what"};
    aims.some = NULL;
    if(aims.said != NULL) aims.some = some_of(aims.said);
    if(among(aims.said, targets) == 1) aims.what = aims.said;
    elseif(aims.some != NULL) { aims.what = aims.some[1]; aims.most = aims.some[2]; }
  }
  if(among(aims.what, ("a fighter", "any fighter", "a fighter or a rival", "a fighter or rival")) == 1) aims.all = fighters();
  elseif(aims.what != NULL)
  {
    aims.among = fighters();
    if(length(split(aims.what, "fighter")) == 1) aims.among = objects();
    for(aims.id)(aims.among) if(is_meant(aims.what, aims.id, ARG[0], ARG[1]) == 1) aims.all = aims.all + (aims.id,);
  }
  return(aims.all);
}

# What waits for its player. Where a target is needed and none is there, it is done without.
def offer_waiting
{
  offered.cards = (,);
  for(offered.one)(G{"pending"})
    if(offered.one[2] == ARG && among(offered.one[0], offered.cards) == 0)
      if(place(offered.one[0]) != NULL)
      {
        offered.card = offered.one[0];
        offered.cards = offered.cards + (offered.card,);
        offered.ability = (abilities(number(offered.card)))[offered.one[1]];
        offered.targets = targets_of(ARG, offered.card, offered.ability);
        chosen = 1;
        offered.least = why_not_done(ARG, offered.card, offered.ability, (,)) == "target" && length(offered.targets) > 0;
        chosen = 0;
        offer(name_of(offered.card) + ": do what it says", "command", "effect", (offered.card,), offered.targets, offered.least,
          min((aims.most, length(offered.targets))));
        if(is_free(offered.ability) == 1) offer(name_of(offered.card) + ": leave it", "command", "leave", (offered.card,), (,), 0, 0);
      }
}

def offer_guards
{
  guarding.own = select("tapped(#) == 0", own_fighters(ARG)) - flatten(G{"guards"});
  if(length(guarding.own) > 0)
  {
    guarding.winged = select("has_word(\"Winged\", #) == 1 || own_word(\"May guard Winged marchers\", #) == 1", guarding.own);
    guarding.sly = select("has_word(\"Sly\", #)", guarding.own);
    for(guarding.march)(G{"march"})
      if(place(guarding.march) == "table")
      {
        guarding.all = guarding.own;
        if(has_word("Winged", guarding.march) == 1) guarding.all = guarding.winged;
        guarding.one = guarding.all;
        if(has_word("Sly", guarding.march) == 1) guarding.one = guarding.all - (guarding.all - guarding.sly);
        if(length(guarding.one) > 0)
          offer("Guard against " + name_of(guarding.march), "command", "guard", (guarding.march,), guarding.one, 1, length(guarding.one));
        if(length(guarding.all) > length(guarding.one) && length(guarding.all) > 1)
          offer("Guard against " + name_of(guarding.march) + " by two or more", "command", "guard", (guarding.march,), guarding.all, 2, length(guarding.all));
      }
  }
  offer("No more guards", "command", "guarded", (,), (,), 0, 0);
}

def offer_cards
{
  playing.sources = sources_of(ARG);
  for(playing.id)(zone(hand_of(ARG)))
  {
    playing.card = number(playing.id);
    playing.fits = why_not_now(ARG, playing.card) == NULL;
    if(playing.fits == 1 && Attr("type", playing.card) != "Vat")
      playing.fits = resting_for(ARG, Attr("cost", playing.card), playing.sources) != NULL;
    playing.row = "back";
    if(among(Attr("type", playing.card), ("Folk", "Beast")) == 1) playing.row = "front";
    if(playing.fits == 1) offer("Play " + name(playing.card), "lay", playing.row, (playing.id,), (,), 0, 0);
  }
}

# What cards on the table can do for a cost; those that only give dye rest by themselves.
def offer_uses
{
  for(using.id)(saying(ARG, ": "))
    if(gives(using.id) == "")
    {
      using.found = select("#{\"is\"} == \"activated\"", abilities(number(using.id)));
      using.not = "nothing";
      if(length(using.found) > 0 && type_of(using.id) != "Vat")
      {
        trying = 1;
        using.not = pay(ARG, using.id, (using.found[0]){"cost"});
        trying = 0;
      }
      if(using.not == NULL)
      {
        using.targets = targets_of(ARG, using.id, using.found[0]);
        chosen = 1;
        using.not = why_not_done(ARG, using.id, using.found[0], (,));
        chosen = 0;
        using.least = using.not == "target";
        if((using.least == 0 || length(using.targets) > 0) && (using.not != "by hand" || G{"effect"} == -1))
          offer("Use " + name_of(using.id), "command", "use", (using.id,), using.targets, using.least, min((aims.most, length(using.targets))));
      }
    }
}

def marchers { return(select("may_march(" + ARG + ", #) == NULL", own_fighters(ARG))); }
# Marching, the next phase, discarding, the end of the turn.
def offer_steps
{
  steps.hand = zone(hand_of(ARG));
  steps.over = length(steps.hand) - 7;
  if(phase_now() == 2 && G{"marched"} == 0)
  {
    steps.may = marchers(ARG);
    steps.most = length(steps.may);
    steps.toll = toll_of(rival_of(ARG));
    if(steps.toll > 0) steps.most = min((steps.most, (length(G{"dye" + ARG}) + length(sources_of(ARG))) / steps.toll));
    if(steps.most > 0) offer("March", "command", "march", (,), steps.may, 1, steps.most);
  }
  if(phase_now() < 2) offer("Go to the parade", "phase", 2, (,), (,), 0, 0);
  if(steps.over > 0 && phase_now() < 3) offer("Go to dusk", "phase", 3, (,), (,), 0, 0);
  if(steps.over > 0 && phase_now() == 3)
    offer("Discard down to seven", "put", discards_of(ARG), (,), steps.hand, steps.over, steps.over);
  if(why_no_end(ARG) == NULL) offer("End your turn", "end_turn", "", (,), (,), 0, 0);
}

# What the rules do not know of a card is done by hand: seldom, so that it stands in the menu.
def offer_aside
{
  aside.ids = objects(ARG) - G{"refused"} - forall("#[0]", G{"pending"});
  if(G{"effect"} == -1 && length(aside.ids) > 0) offer("Do what a card says", "aside", "effect", (,), aside.ids, 1, 1);
}

def offers
{
  offers.all = (,);
  if(length(G{"wants"}) > 0)
  {
    if(G{"wants"}[0] == ARG) offer("Do without it", "command", "refuse", (,), (,), 0, 0);
    else
    {
      offer("Agree", "command", "let", (,), (,), 0, 0);
      offer("Do not agree", "command", "refuse", (,), (,), 0, 0);
    }
  }
  elseif(G{"effect"} == ARG) offer("The effect is done", "command", "done", (,), (,), 0, 0);
  elseif(owed(ARG) > 0) offer("Discard", "command", "discard", (,), zone(hand_of(ARG)), owed(ARG), owed(ARG));
  elseif(among(ARG, G{"hands"}) == 0) offer("Shuffle and draw a hand", "command", "hand", (,), (,), 0, 0);
  else
  {
    offer_waiting(ARG);
    if(length(G{"march"}) > 0 && turn() != ARG) offer_guards(ARG);
    offer_cards(ARG);
    offer_uses(ARG);
    if(turn() == ARG && length(G{"march"}) == 0) offer_steps(ARG);
    offer_aside(ARG);
    if(why_no_mulligan(ARG) == NULL) offer("Put the hand back and draw six", "command", "mulligan", (,), (,), 0, 0);
  }
  return(offers.all);
}

# What the game awaits: of whom, in words.
def awaits
{
  awaits.all = (,);
  awaits.turn = turn();
  if(length(G{"wants"}) > 0)
  {
    awaits.rival = rival_of(G{"wants"}[0]);
    if(G{"wants"}[3] == "ends") awaits.all = ((awaits.rival, "By what they did by hand somebody loses: agree, or not."),);
    else awaits.all = ((awaits.rival, "They want to do by hand what " + name(G{"wants"}[2]) + " says: agree, or not."),);
  }
  elseif(G{"effect"} >= 0)
  {
    awaits.name = "the card";
    if(place(G{"effect_card"}) != NULL) awaits.name = name_of(G{"effect_card"});
    awaits.all = ((G{"effect"}, "Do by hand what " + awaits.name + " says, then press The effect is done."),);
  }
  elseif(length(G{"hands"}) < seats())
  {
    for(awaits.seat)(seats())
      if(among(awaits.seat, G{"hands"}) == 0) awaits.all = awaits.all + ((awaits.seat, "Draw your hand of seven cards."),);
  }
  elseif(owed(0) + owed(1) > 0)
  {
    for(awaits.seat)(seats())
      if(owed(awaits.seat) > 0)
        awaits.all = awaits.all + ((awaits.seat, "Discard: choose " + owed(awaits.seat) + " of your hand."),);
  }
  else
  {
    for(awaits.one)(G{"pending"})
      if(place(awaits.one[0]) != NULL)
        awaits.all = awaits.all + ((awaits.one[2], name_of(awaits.one[0]) + " waits: do what it says."),);
    if(length(G{"march"}) > 0)
      awaits.all = awaits.all + ((rival_of(awaits.turn), "They march against you. Name guards, one marcher at a time, then press No more guards."),);
    elseif(phase_now() == 1 && why_no_mulligan(awaits.turn) == NULL)
      awaits.all = awaits.all + ((awaits.turn, "First market: before you play a card you may put your hand back and draw six. Then play one Vat and what you can pay; Vats rest by themselves."),);
    elseif(phase_now() == 1)
      awaits.all = awaits.all + ((awaits.turn, "Market: play one Vat and the cards that you can pay; Vats rest by themselves. Then go to the parade."),);
    elseif(phase_now() == 2 && G{"marched"} == 0 && length(marchers(awaits.turn)) > 0)
      awaits.all = awaits.all + ((awaits.turn, "Parade: press March and choose who marches, or end your turn."),);
    elseif(phase_now() == 3) awaits.all = awaits.all + ((awaits.turn, "Dusk: keep seven cards at most, then end your turn."),);
    else awaits.all = awaits.all + ((awaits.turn, "Nothing is left to do: end your turn."),);
  }
  return(awaits.all);
}

# What everybody is shown of how things stand: all that the rules keep, and what is awaited.
def shown
{
  shown.all = G;
  shown.all{"awaits"} = awaits();
  return(shown.all);
}
`;
