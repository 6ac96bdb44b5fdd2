/**
 * What cards of Five Dyes say, done by the tabletop: what enters and needs no choice at once, the rest when its player names the
 * card and its targets. What is not known here is done by hand, in an effect that is open until its player is done.
 * Goes before `rules.data.ts`, which calls it.
 */
export const FIVE_DYES_EFFECTS = String.raw`
menu("use", "Use what a card can do", "u");
menu("leave", "Leave what a card may do", "l");
menu("discard", "Discard", "x");

# An effect is tried before it is done: then nothing happens, and the answer is why not, or NULL.
trying = 0;
# Whether its player has chosen already: then a card without a target is for the rival, where that may be.
chosen = 0;
# What "it" means in what a card says: the card itself, or the one that set it off.
it_is = NULL;

def count_in
{
  count_in.word = (split(ARG, " "))[0];
  count_in.at = find(count_in.word, ("a", "two", "three", "four", "five"));
  if(count_in.at == NULL) return(1);
  else return(count_in.at + 1);
}

def fighters { return(with("type", "Folk") + with("type", "Beast")); }
def own_fighters { return(with("type", "Folk", ARG) + with("type", "Beast", ARG)); }

# Whether a card is what a card's words mean by their target: one of those in the list below.
def is_meant
{
  meant.what = ARG[0];
  meant.id = ARG[1];
  meant.seat = ARG[2];
  meant.type = type_of(meant.id);
  meant.own = controller(meant.id) == meant.seat;
  if(among(meant.what, ("a fighter", "any fighter", "a fighter or a rival", "a fighter or rival"))) return(is_fighter(meant.id));
  elseif(meant.what == "a fighter with less might")
    return(is_fighter(meant.id) == 1 && might_of(meant.id) < might_of(ARG[3]));
  elseif(meant.what == "another fighter") return(is_fighter(meant.id) == 1 && meant.id != ARG[3]);
  elseif(meant.what == "a fighter you control") return(is_fighter(meant.id) == 1 && meant.own == 1);
  elseif(among(meant.what, ("a fighter a rival controls", "a fighter you do not control")))
    return(is_fighter(meant.id) == 1 && meant.own == 0);
  elseif(meant.what == "a fighter with Winged") return(is_fighter(meant.id) == 1 && has_word("Winged", meant.id) == 1);
  elseif(meant.what == "a fighter with might 4 or more") return(is_fighter(meant.id) == 1 && might_of(meant.id) >= 4);
  elseif(meant.what == "a fighter with guard 3 or less") return(is_fighter(meant.id) == 1 && guard_of(meant.id) <= 3);
  elseif(meant.what == "a fighter of cost 2 or less") return(is_fighter(meant.id) == 1 && toint(Attr("total", number(meant.id))) <= 2);
  elseif(among(meant.what, ("a relic", "a Relic"))) return(meant.type == "Relic");
  elseif(meant.what == "another Relic") return(meant.type == "Relic" && meant.id != ARG[3]);
  elseif(among(meant.what, ("a relic or a place", "a Place or Relic"))) return(meant.type == "Relic" || meant.type == "Place");
  elseif(meant.what == "a relic of cost 2 or less") return(meant.type == "Relic" && toint(Attr("total", number(meant.id))) <= 2);
  elseif(meant.what == "a Vat") return(meant.type == "Vat");
  elseif(meant.what == "another card you control") return(meant.own == 1 && meant.id != ARG[3]);
  else return(0);
}

# The cards that an effect is for: ARG is whose it is, its card, the words, and the targets that were named. "target": one has
# to be named; "by hand": the words are not known here.
targets = ("a fighter", "any fighter", "a fighter or a rival", "a fighter or rival", "another fighter", "a fighter you control",
  "a fighter a rival controls", "a fighter you do not control", "a fighter with Winged", "a fighter with might 4 or more",
  "a fighter with guard 3 or less", "a fighter of cost 2 or less", "a relic", "a Relic", "another Relic", "a relic or a place",
  "a Place or Relic", "a relic of cost 2 or less", "a Vat", "another card you control", "a fighter with less might");
# Words for up to so many cards: what each of them is, and how many.
some = (("each of up to two fighters", "a fighter", 2), ("up to one fighter a rival controls", "a fighter a rival controls", 1),
  ("up to two fighters", "a fighter", 2));
def some_of
{
  some_of.found = select("#[0] == " + quoted(ARG), some);
  if(length(some_of.found) > 0) return(some_of.found[0]);
  else return(NULL);
}
def meant_by
{
  by.seat = ARG[0];
  by.card = ARG[1];
  by.what = ARG[2];
  by.named = ARG[3];
  by.list = "by hand";
  if(by.what == "this") by.list = (by.card,);
  elseif(by.what == "it")
  {
    if(it_is == NULL) by.list = (by.card,);
    else by.list = (it_is,);
  }
  elseif(by.what == "them all") by.list = own_fighters(by.seat);
  elseif(among(by.what, ("each fighter", "all fighters"))) by.list = fighters();
  elseif(by.what == "each fighter you do not control") by.list = fighters() - own_fighters(by.seat);
  elseif(among(by.what, ("your fighters", "each fighter you control"))) by.list = own_fighters(by.seat);
  elseif(by.what == "each other fighter you control") by.list = own_fighters(by.seat) - (by.card,);
  elseif(by.what == "all Beasts you control") by.list = select("type_of(#) == \"Beast\"", objects(by.seat));
  elseif(among(by.what, targets) == 1)
  {
    by.list = "target";
    if(length(by.named) == 1)
      if(place(by.named[0]) == "table")
        if(is_meant(by.what, by.named[0], by.seat, by.card) == 1) by.list = by.named;
  }
  else
  {
    by.some = some_of(by.what);
    if(by.some != NULL)
    {
      by.list = "target";
      if(chosen == 1 && length(by.named) <= by.some[2] && twice(by.named) == 0)
        if(length(select("is_meant(" + quoted(by.some[1]) + ", #, " + by.seat + ", " + by.card + ") == 0", by.named)) == 0) by.list = by.named;
    }
  }
  return(by.list);
}

# Effects. ARG: whose it is, its card, what fills the words, the targets. "target": a target has to be named.

def must_draw
{
  must_draw.before = G{"drawn" + me()};
  G{"drawn" + me()} = must_draw.before + ARG;
  if(draw(ARG) < ARG) defeat(me());
  elseif(must_draw.before < 2 && must_draw.before + ARG >= 2) fire_all("you draw your second card in a turn", me());
}
def draws { if(trying == 0) must_draw(count_in(ARG[2]{"a card"})); return(NULL); }
def effect_draw { return(draws(ARG)); }
def effect_drawAlso { return(draws(ARG)); }

def gains { if(trying == 0) score(ARG[0], score(ARG[0]) + toint(ARG[2]{"n"})); return(NULL); }
def effect_gain { return(gains(ARG)); }
def effect_gainAlso { return(gains(ARG)); }
# How many there are of what a card counts; NULL: its words are not known here.
def count_of
{
  if(ARG[1] == "each fighter on the table") return(length(fighters()));
  elseif(ARG[1] == "each Place you control") return(length(with("type", "Place", ARG[0])));
  elseif(ARG[1] == "each resting fighter you control") return(length(select("tapped(#)", own_fighters(ARG[0]))));
  elseif(ARG[1] == "each fighter that you control with a seal")
    return(length(select("counter(#, \"white\") > 0", own_fighters(ARG[0]))));
  else return(NULL);
}
def effect_gainFor
{
  gain_for.count = count_of(ARG[0], ARG[2]{"what"});
  if(gain_for.count == NULL) return("by hand");
  else
  {
    if(trying == 0) score(ARG[0], score(ARG[0]) + gain_for.count * toint(ARG[2]{"n"}));
    return(NULL);
  }
}
def effect_loses
{
  if(trying == 0) score(rival_of(ARG[0]), score(rival_of(ARG[0])) - toint(ARG[2]{"n"}));
  return(NULL);
}

# Discarding: whoever has to chooses the cards afterwards. ARG: the seat, how many.
def has_to_discard { G{"discard" + ARG[0]} = owed(ARG[0]) + ARG[1]; }
# How many cards a player has to discard still.
def owed { return(min((G{"discard" + ARG}, length(zone(hand_of(ARG)))))); }
def effect_discardMyself { if(trying == 0) has_to_discard(ARG[0], count_in(ARG[2]{"a card"})); return(NULL); }
def effect_discardSome { if(trying == 0) has_to_discard(ARG[0], count_in(ARG[2]{"some"})); return(NULL); }
def effect_discard
{
  if(among(ARG[2]{"who"}, ("a rival", "each rival", "they")) == 0) return("by hand");
  else
  {
    if(trying == 0) has_to_discard(rival_of(ARG[0]), count_in(ARG[2]{"a card"}));
    return(NULL);
  }
}
def do_discard
{
  discard.ids = ARG{"ids"};
  discard.seat = ARG{"seat"};
  if(owed(discard.seat) == 0) return("Nothing has to be discarded");
  elseif(twice(discard.ids) == 1) return("Choose each card once");
  elseif(length(discard.ids) != owed(discard.seat)) return("Choose " + owed(discard.seat) + " of your hand");
  elseif(length(discard.ids - zone(hand_of(discard.seat))) > 0) return("Choose cards of your hand");
  else
  {
    G{"discard" + discard.seat} = 0;
    transfer(discard.ids, discards_of(discard.seat));
    for(discard.id)(discard.ids) fire_all("a rival discards a card", rival_of(discard.seat));
  }
}

# Each deals its might to the other.
def effect_fight
{
  duel.one = meant_by(ARG[0], ARG[1], ARG[2]{"who"}, ARG[3]);
  duel.on = meant_by(ARG[0], ARG[1], ARG[2]{"what"}, ARG[3]);
  if(typeof(duel.one) == "string") return("by hand");
  elseif(typeof(duel.on) == "string") return(duel.on);
  else
  {
    if(trying == 0 && length(duel.one) == 1)
      for(duel.id)(duel.on)
      {
        duel.might = might_of(duel.id);
        hit(duel.id, has_word("Venom", duel.one[0]), might_of(duel.one[0]));
        hit(duel.one[0], has_word("Venom", duel.id), duel.might);
      }
    return(NULL);
  }
}

def effect_loseMyself { if(trying == 0) score(ARG[0], score(ARG[0]) - toint(ARG[2]{"n"})); return(NULL); }
def effect_lose
{
  if(among(ARG[2]{"who"}, ("each rival", "a rival")) == 0) return("by hand");
  else
  {
    if(trying == 0) score(rival_of(ARG[0]), score(rival_of(ARG[0])) - toint(ARG[2]{"n"}));
    return(NULL);
  }
}

def creates
{
  create.words = split(ARG[2]{"a token"}, " ");
  create.name = join(select("find(#, (\"a\",\"an\",\"two\",\"three\",\"four\",\"five\",\"token\",\"tokens\")) == NULL && length(split(#, \"/\")) == 1", create.words), " ");
  create.cards = select("Attr(\"token\", #) == \"yes\"", images(create.name));
  if(length(create.cards) == 0) return("by hand");
  else
  {
    if(trying == 0)
    {
      create.ids = (,);
      for(create.at)(count_in(ARG[2]{"a token"}))
        create.ids = create.ids + (token(create.cards[create.at % length(create.cards)]),);
      G{"entered"} = G{"entered"} + create.ids;
      for(create.id)(create.ids) if(is_fighter(create.id) == 1) enters(ARG[0], create.id);
    }
    return(NULL);
  }
}
def effect_create { return(creates(ARG)); }
def effect_createAlso { return(creates(ARG)); }

def effect_seals
{
  seals.on = meant_by(ARG[0], ARG[1], ARG[2]{"what"}, ARG[3]);
  if(typeof(seals.on) == "string") return(seals.on);
  else
  {
    if(trying == 0 && length(seals.on) > 0) counters(seals.on, "white", count_in(ARG[2]{"a +1/+1 seal"}));
    return(NULL);
  }
}

# Damage to each of a list of cards, dealt by a card.
def harm { harm.venom = has_word("Venom", ARG[1]); for(harm.id)(ARG[0]) hit(harm.id, harm.venom, ARG[2]); }
def damages
{
  damage.what = ARG[2]{"what"};
  damage.n = toint(ARG[2]{"n"});
  damage.rival = 0;
  damage.own = 0;
  damage.on = (,);
  if(among(damage.what, ("a rival", "each rival"))) damage.rival = 1;
  elseif(damage.what == "its controller") damage.own = 1;
  elseif(damage.what == "each fighter and each rival") { damage.rival = 1; damage.on = fighters(); }
  elseif(among(damage.what, ("a fighter or a rival", "a fighter or rival")) && length(ARG[3]) == 0 && chosen == 1) damage.rival = 1;
  else damage.on = meant_by(ARG[0], ARG[1], damage.what, ARG[3]);
  if(typeof(damage.on) == "string") return(damage.on);
  else
  {
    if(trying == 0)
    {
      harm(damage.on, ARG[1], damage.n);
      if(damage.rival == 1) score(rival_of(ARG[0]), score(rival_of(ARG[0])) - damage.n);
      if(damage.own == 1) score(ARG[0], score(ARG[0]) - damage.n);
    }
    return(NULL);
  }
}
def effect_damage { return(damages(ARG)); }
def effect_damaging { return(damages(ARG)); }

def to_discards
{
  if(Attr("token", number(ARG)) == "yes") remove(ARG);
  else transfer(ARG, discards_of(owner(ARG)));
}
def effect_destroy
{
  destroy.on = meant_by(ARG[0], ARG[1], ARG[2]{"what"}, ARG[3]);
  if(typeof(destroy.on) == "string") return(destroy.on);
  else
  {
    if(trying == 0) for(destroy.id)(destroy.on) to_discards(destroy.id);
    return(NULL);
  }
}
def effect_hand
{
  hand.on = meant_by(ARG[0], ARG[1], ARG[2]{"what"}, ARG[3]);
  if(typeof(hand.on) == "string") return(hand.on);
  else
  {
    if(trying == 0)
      for(hand.id)(hand.on)
      {
        if(Attr("token", number(hand.id)) == "yes") remove(hand.id);
        else transfer(hand.id, hand_of(owner(hand.id)));
      }
    return(NULL);
  }
}
def effect_ready
{
  ready.on = meant_by(ARG[0], ARG[1], ARG[2]{"what"}, ARG[3]);
  if(typeof(ready.on) == "string") return(ready.on);
  else { if(trying == 0 && length(ready.on) > 0) untap(ready.on); return(NULL); }
}
def effect_rest
{
  rest.on = meant_by(ARG[0], ARG[1], ARG[2]{"what"}, ARG[3]);
  if(typeof(rest.on) == "string") return(rest.on);
  else { if(trying == 0 && length(rest.on) > 0) tap(rest.on); return(NULL); }
}

# +2/-1 until dusk.
def grows
{
  grow.on = meant_by(ARG[0], ARG[1], ARG[2]{"what"}, ARG[3]);
  grow.size = split(ARG[2]{"size"}, "/");
  if(typeof(grow.on) == "string") return(grow.on);
  else
  {
    if(trying == 0)
      for(grow.id)(grow.on)
        G{"until"} = G{"until"} + ((grow.id, toint(strreplace(grow.size[0], "+", "")), toint(strreplace(grow.size[1], "+", ""))),);
    return(NULL);
  }
}
def effect_grow { return(grows(ARG)); }
def effect_growing
{
  growing.with = ARG[2];
  growing.with{"what"} = "this";
  return(grows(ARG[0], ARG[1], growing.with, ARG[3]));
}
def effect_growAll { return(grows(ARG)); }

# Dye. One of any kind is a star, which pays for every letter.
def effect_add
{
  if(trying == 0)
  {
    add.dye = strreplace(strreplace(ARG[2]{"dye"}, "{", ""), "}", "");
    if(left(add.dye, 3) == "one") add.dye = "*";
    G{"dye" + ARG[0]} = G{"dye" + ARG[0]} + split(add.dye, "");
  }
  return(NULL);
}

# Abilities

# Whether a player may leave an ability.
def is_free { return(length(select("#{\"may\"} == 1", ARG{"clauses"})) > 0); }
# What stands in the way of one: NULL, "choice" (its player may leave it), "target", or "by hand". ARG: whose, its card, the
# ability, the targets.
def try_ability
{
  try.why = NULL;
  if(ARG[2]{"condition"} != NULL) try.why = "by hand";
  try.free = 0;
  for(try.clause)(ARG[2]{"clauses"})
  {
    try.name = "effect_" + try.clause{"does"};
    if(try.clause{"may"} == 1) try.free = 1;
    if(isfunction(try.name) == 0) try.why = "by hand";
    elseif(try.clause{"given"} != NULL && (try.free == 0 || try.clause{"given"} != "if you do")) try.why = "by hand";
    elseif(try.why != "by hand")
    {
      try.answer = call(try.name, (ARG[0], ARG[1], try.clause{"with"}, ARG[3]));
      if(try.answer != NULL) try.why = try.answer;
    }
  }
  if(try.why == NULL && try.free == 1 && chosen == 0) try.why = "choice";
  return(try.why);
}
def why_not_done
{
  trying = 1;
  why_not_done.answer = try_ability(ARG);
  trying = 0;
  return(why_not_done.answer);
}
def resolve
{
  doomed = (,);
  push(as(ARG[0]));
  for(ability.clause)(ARG[2]{"clauses"})
    call("effect_" + ability.clause{"does"}, (ARG[0], ARG[1], ability.clause{"with"}, ARG[3]));
  as(pop());
  bury.doomed = doomed;
  bury();
  standing();
}

# What a card does when it has been played: a deed all that it says, the others what happens when they enter.
def is_due
{
  if(ARG[0] == "Deed") return(ARG[1]{"is"} == "plain");
  else return(ARG[1]{"is"} == "triggered" && ARG[1]{"event"} == "this enters");
}
# An ability that is set off: done at once where it needs no choice, else it waits for its player. ARG: whose, card, ability, and
# what "it" means in it.
def due
{
  push(it_is);
  it_is = ARG[3];
  if(why_not_done(ARG[0], ARG[1], ARG[2], (,)) == NULL) resolve(ARG[0], ARG[1], ARG[2], (,));
  elseif(place(ARG[1]) != NULL)
  {
    G{"pending"} = G{"pending"} + ((ARG[1], ARG[2]{"at"}, ARG[0], ARG[3]),);
    message(name(number(ARG[1])) + " waits to be done: choose it, and its target");
  }
  it_is = pop();
}
# What sets abilities off. ARG: the event in the cards' words, whose card, the card, and what "it" means.
def fire_about
{
  for(fire.ability)(abilities(number(ARG[2])))
    if(fire.ability{"is"} == "triggered") if(fire.ability{"event"} == ARG[0]) due(ARG[1], ARG[2], fire.ability, ARG[3]);
}
def fire { fire_about(ARG[0], ARG[1], ARG[2], ARG[2]); }
# For every card that a player has, or that all have, but not for the one that it is about.
def fire_all_about
{
  for(fire_all.id)(saying(ARG[1], ARG[0]))
    if(place(fire_all.id) == "table" && fire_all.id != ARG[2]) fire_about(ARG[0], controller(fire_all.id), fire_all.id, ARG[2]);
}
def fire_all { for(fire_all.id)(saying(ARG[1], ARG[0])) if(place(fire_all.id) == "table") fire(ARG[0], controller(fire_all.id), fire_all.id); }
# A fighter has come: what others do about it. ARG: the seat, the fighter.
def enters
{
  fire_all("a fighter enters on your side", ARG[0]);
  fire_all_about("another fighter enters on your side", ARG[0], ARG[1]);
  if(type_of(ARG[1]) == "Beast") fire_all("a Beast enters on your side", ARG[0]);
}
# A card has been played: a player's second one in a turn counts.
def counts_as_played
{
  G{"cards" + ARG} = G{"cards" + ARG} + 1;
  if(G{"cards" + ARG} == 2) fire_all("you play your second card in a turn", ARG);
}

def played
{
  played.type = type_of(ARG[1]);
  for(played.ability)(abilities(number(ARG[1])))
    if(is_due(played.type, played.ability) == 1) due(ARG[0], ARG[1], played.ability, ARG[1]);
  counts_as_played(ARG[0]);
  if(type_of(ARG[1]) == "Deed") fire_all("you play a deed", ARG[0]);
  elseif(is_fighter(ARG[1]) == 1) enters(ARG[0], ARG[1]);
  elseif(type_of(ARG[1]) == "Place") fire_all("a Place enters on your side", ARG[0]);
  spent(ARG[1]);
}
# A fighter dies: what it says of that, and what others do.
def die
{
  die.seat = controller(ARG);
  die.number = number(ARG);
  die.owner = owner(ARG);
  to_discards(ARG);
  die.card = -1;
  if(Attr("token", die.number) != "yes")
  {
    die.pile = zone(discards_of(die.owner));
    die.card = die.pile[0];
  }
  for(die.ability)(abilities(die.number))
    if(die.ability{"is"} == "triggered") if(die.ability{"event"} == "this dies") due(die.seat, die.card, die.ability, die.card);
  fire_all("a fighter dies", NULL);
  fire_all("a fighter you control dies", die.seat);
}

def waits_for { return(length(select("#[0] == " + ARG, G{"pending"})) > 0); }
# Whether something of a player's waits; what has left meanwhile waits no more.
def waits
{
  waits.left = (,);
  waits.found = 0;
  for(waits.one)(G{"pending"})
    if(place(waits.one[0]) != NULL)
    {
      waits.left = waits.left + (waits.one,);
      if(waits.one[2] == ARG) waits.found = 1;
    }
  G{"pending"} = waits.left;
  return(waits.found);
}
# A deed that is done goes to the discards.
def spent
{
  if(place(ARG) == "table") if(type_of(ARG) == "Deed" && waits_for(ARG) == 0) to_discards(ARG);
}

# Whether there is anything on the table that an ability could be for.
def has_target
{
  has_target.found = 0;
  for(has_target.id)(objects())
    if(why_not_done(ARG[0], ARG[1], ARG[2], (has_target.id,)) != "target") has_target.found = 1;
  return(has_target.found);
}

# The next thing that a card waits for, with these targets; NULL: it is done, else why not.
def resume
{
  pending.seat = ARG[0];
  pending.card = ARG[1];
  pending.targets = ARG[2];
  pending.mine = (,);
  pending.others = (,);
  for(pending.one)(G{"pending"})
  {
    if(pending.one[0] == pending.card && length(pending.mine) == 0) pending.mine = (pending.one,);
    else pending.others = pending.others + (pending.one,);
  }
  pending.ability = (abilities(number(pending.card)))[pending.mine[0][1]];
  chosen = 1;
  it_is = pending.mine[0][3];
  pending.why = why_not_done(pending.seat, pending.card, pending.ability, pending.targets);
  if(pending.why == "target" && (length(pending.targets) > 0 || has_target(pending.seat, pending.card, pending.ability) == 1))
    return("Choose the card, then what it is for");
  else
  {
    G{"pending"} = pending.others;
    if(pending.why == NULL)
    {
      resolve(pending.seat, pending.card, pending.ability, pending.targets);
      spent(pending.card);
    }
    elseif(pending.why == "target") { message("There is nothing to do that to"); spent(pending.card); }
    else open_effect(pending.seat, pending.card, number(pending.card), "said");
    return(NULL);
  }
}
# Leaving what a card may do.
def do_leave
{
  leave.found = (,);
  if(length(ARG{"ids"}) == 1) leave.found = select("#[0] == " + ARG{"ids"}[0] + " && #[2] == " + ARG{"seat"}, G{"pending"});
  if(length(leave.found) == 0) return("Choose the card that waits");
  elseif(is_free((abilities(number(leave.found[0][0])))[leave.found[0][1]]) == 0) return("That has to be done");
  else
  {
    G{"pending"} = G{"pending"} - (leave.found[0],);
    spent(ARG{"ids"}[0]);
  }
}
# ARG: whose, the card, its number, and how it came to that: "named" by its player, or "said" by the card as the rules read it.
def open_effect
{
  if(staked() == 0) begin_effect(ARG[0], ARG[1], ARG[2]);
  else
  {
    G{"wants"} = ARG;
    message("What " + name(ARG[2]) + " says would be done by hand: their rival has to agree");
  }
}
def begin_effect
{
  G{"effect"} = ARG[0];
  G{"effect_card"} = ARG[1];
  message("What " + name(ARG[2]) + " says is done by hand");
}

# Costs of what a card can do: dye, rest, standing, itself. Tried first as effects are.
def pay_part
{
  part.seat = ARG[0];
  part.card = ARG[1];
  part.text = ARG[2];
  part.why = NULL;
  if(lc(part.text) == "rest")
  {
    if(tapped(part.card) == 1) part.why = "It rests already";
    elseif(is_fighter(part.card) == 1 && among(part.card, G{"entered"}) == 1 && has_word("Charge", part.card) == 0)
      part.why = "It has entered in this turn";
    elseif(trying == 0) tap(part.card);
  }
  elseif(lc(part.text) == "destroy this")
  {
    if(trying == 0) to_discards(part.card);
  }
  elseif(among(part.text, ("lose 1 standing", "pay 1 standing")))
  {
    if(trying == 0) score(part.seat, score(part.seat) - 1);
  }
  elseif(left(part.text, 1) == "{")
  {
    part.dye = strreplace(strreplace(part.text, "{", ""), "}", "");
    if(trying == 0) pay_dye(part.seat, part.dye);
    else part.why = why_not_paid(part.seat, part.dye);
  }
  else part.why = "Its cost is paid by hand: say whose effect it is";
  return(part.why);
}
def pay
{
  pay.why = NULL;
  for(pay.part)(ARG[2])
  {
    pay.answer = pay_part(ARG[0], ARG[1], pay.part);
    if(pay.answer != NULL) pay.why = pay.answer;
  }
  return(pay.why);
}

# The first thing that a card can do for a cost.
def do_use
{
  use.seat = ARG{"seat"};
  use.why = NULL;
  use.found = (,);
  chosen = 1;
  if(length(ARG{"ids"}) == 0) use.why = "Choose the card that you use, then what it is for";
  else
  {
    use.card = ARG{"ids"}[0];
    use.targets = tail(ARG{"ids"});
    if(controller(use.card) != use.seat) use.why = "That card is not yours";
    else use.found = select("#{\"is\"} == \"activated\"", abilities(number(use.card)));
    if(use.why == NULL && length(use.found) == 0) use.why = "That card has nothing to use";
  }
  if(use.why == NULL)
  {
    use.ability = use.found[0];
    trying = 1;
    use.why = pay(use.seat, use.card, use.ability{"cost"});
    trying = 0;
    use.not = why_not_done(use.seat, use.card, use.ability, use.targets);
    if(use.why == NULL && use.not == "target") use.why = "Choose the card, then what it is for";
    if(use.why == NULL && use.not == "by hand" && G{"effect"} != -1) use.why = "An effect is being done already";
    if(use.why == NULL) use.why = unsettled();
  }
  if(use.why != NULL) return(use.why);
  else
  {
    use.number = number(use.card);
    pay(use.seat, use.card, use.ability{"cost"});
    if(use.not == NULL) resolve(use.seat, use.card, use.ability, use.targets);
    else open_effect(use.seat, use.card, use.number, "said");
  }
}
`;
