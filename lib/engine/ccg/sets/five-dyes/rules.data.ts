/**
 * The rules of Five Dyes for the tabletop (`lib/texts/tabletop-rules`): turns and phases, Vats and dye, costs, the parade, damage,
 * standing, drawing. What cards say besides their keywords: `effects.data.ts`. White counters are seals, red ones damage.
 */
export const FIVE_DYES_RULES = String.raw`
# What lasts: whose effect is open (-1: nobody's), which one waits for the rival's consent (as open_effect is told),
# each player's dye by letters, what entered this turn, who marches and guards.
G = (,);
menu("hand", "Shuffle and draw a hand", "h");
menu("mulligan", "Put the hand back and draw six", "m");
menu("march", "March", "r");
menu("guard", "Guard", "g");
menu("guarded", "No more guards", "n");
menu("effect", "Do what a card says", "e");
menu("done", "The effect is done", "d");
menu("let", "Agree");
menu("refuse", "Do not agree");

def quoted { return("\"" + ARG + "\""); }
def among { return(find(ARG[0], ARG[1]) != NULL); }
def type_of { return(Attr("type", number(ARG))); }
def is_fighter { return(type_of(ARG) == "Folk" || type_of(ARG) == "Beast"); }
# Whether a list names something more than once: who is chosen twice would march, guard or be hit twice.
def twice
{
  twice.found = 0;
  twice.seen = (,);
  for(twice.one)(ARG)
  {
    if(among(twice.one, twice.seen) == 1) twice.found = 1;
    twice.seen = twice.seen + (twice.one,);
  }
  return(twice.found);
}
def hand_of { return("" + ARG + "/hand"); }
def discards_of { return("" + ARG + "/discard pile"); }
def rival_of { return((ARG + 1) % seats()); }

# Whether a card has a keyword of its own: a sentence that is nothing else.
def own_word
{
  own_word.found = 0;
  if(place(ARG[1]) != NULL)
    for(own_word.part)(split(text(number(ARG[1])), "."))
      if(trim(own_word.part) == ARG[0]) own_word.found = 1;
  return(own_word.found);
}
# Whether it has it, of its own or by what other cards always lend.
def has_word
{
  has_word.found = own_word(ARG);
  if(has_word.found == 0)
  {
    for(has_word.lent)(lent(ARG[1]))
      if(among(ARG[0], split(has_word.lent, " ")) == 1) has_word.found = 1;
  }
  return(has_word.found);
}

# Until dusk: what effects have added, by the place in (card, might, guard).
def grown
{
  grown.sum = 0;
  for(grown.one)(G{"until"}) if(grown.one[0] == ARG[0]) grown.sum = grown.sum + grown.one[ARG[1]];
  return(grown.sum);
}

# What cards of a player always lend to others: (the card, words for whom, what word those have besides, what it lends), such as
# +1/+1 or Vigil and Stout. It is found anew only once cards have moved.
gifts.at = -1;
gifts.givers = NULL;
def gifts
{
  if(gifts.at != movements() || gifts.seat != ARG)
  {
    gifts.at = movements();
    gifts.seat = ARG;
    gifts.before = gifts.givers;
    gifts.givers = saying(ARG, " get +") + saying(ARG, " have ");
    if(gifts.givers != gifts.before) gifts.all = gifts_from(gifts.givers);
  }
  return(gifts.all);
}
def gifts_from
{
  from.all = (,);
  for(from.id)(ARG)
    for(from.ability)(abilities(number(from.id)))
      if(from.ability{"is"} == "plain")
        for(from.clause)(from.ability{"clauses"})
        {
          from.with = from.clause{"with"};
          if(from.clause{"does"} == "lord") from.all = from.all + (gift_of(from.id, from.with{"what"}, from.with{"size"}),);
          elseif(from.clause{"does"} == "have") from.all = from.all + (gift_of(from.id, from.with{"who"}, from.with{"what"}),);
        }
  return(from.all);
}
# For words such as "your other Wardens" or "your Beasts with Winged".
def gift_of
{
  gift.halves = split(ARG[1], " with ");
  gift.word = NULL;
  if(length(gift.halves) > 1) gift.word = gift.halves[1];
  return(ARG[0], split(gift.halves[0], " "), gift.word, ARG[2]);
}
# What is lent to a card.
def lent
{
  lent.all = (,);
  if(place(ARG) == "table")
  {
    lent.gifts = gifts(controller(ARG));
    if(length(lent.gifts) > 0)
    {
      lent.number = number(ARG);
      lent.names = (Attr("type", lent.number) + "s", Attr("kind", lent.number) + "s");
      if(is_fighter(ARG) == 1) lent.names = lent.names + ("fighters",);
      if(Attr("token", lent.number) == "yes") lent.names = lent.names + ("tokens",);
      for(lent.gift)(lent.gifts)
      {
        lent.fits = length(lent.names - lent.gift[1]) < length(lent.names);
        if(lent.fits == 1)
        {
          if(lent.gift[0] == ARG) if(among("other", lent.gift[1]) == 1) lent.fits = 0;
          if(among("marching", lent.gift[1]) == 1) if(among(ARG, G{"march"}) == 0) lent.fits = 0;
          if(lent.gift[2] != NULL) if(own_word(lent.gift[2], ARG) == 0) lent.fits = 0;
        }
        if(lent.fits == 1) lent.all = lent.all + (lent.gift[3],);
      }
    }
  }
  return(lent.all);
}
# The first (0) or the second number (1) of all sizes that are lent.
def lent_size
{
  lent_size.sum = 0;
  for(lent_size.one)(lent(ARG[0]))
    for(lent_size.word)(split(lent_size.one, " "))
    {
      lent_size.pair = split(strreplace(lent_size.word, "+", ""), "/");
      if(length(lent_size.pair) == 2) lent_size.sum = lent_size.sum + toint(lent_size.pair[ARG[1]]);
    }
  return(lent_size.sum);
}
def might_of { return(toint(Attr("might", number(ARG))) + counter(ARG, "white") + grown(ARG, 1) + lent_size(ARG, 0)); }
def guard_of { return(toint(Attr("guard", number(ARG))) + counter(ARG, "white") + grown(ARG, 2) + lent_size(ARG, 1)); }

# Dye that is not spent is lost.
def no_dye { for(no_dye.seat)(seats()) G{"dye" + no_dye.seat} = (,); }

def new_turn
{
  G{"vat"} = 0;
  G{"effect"} = -1;
  G{"wants"} = (,);
  G{"refused"} = (,);
  no_dye();
  G{"entered"} = (,);
  for(new_turn.seat)(seats()) { G{"drawn" + new_turn.seat} = 0; G{"cards" + new_turn.seat} = 0; }
  G{"march"} = (,);
  G{"marched"} = 0;
  G{"guards"} = (,);
  G{"stout"} = (,);
  G{"until"} = (,);
}

def new_game { new_turn(); G{"pending"} = (,); G{"hands"} = (,); G{"second"} = (,); for(begin.seat)(seats()) G{"discard" + begin.seat} = 0; }
def after_begin { if(turn_number() == 1) new_game(); phase(1); }

# Dye

# Where in a player's dye there is one that pays for a letter: its own, or a star, which is any kind.
def dye_at
{
  dye_at.at = find(ARG[0], ARG[1]);
  if(dye_at.at == NULL) dye_at.at = find("*", ARG[1]);
  return(dye_at.at);
}
# What is left of a player's dye after a cost such as 2WW; NULL: it does not pay for it.
def left_after
{
  left_after.dye = G{"dye" + ARG[0]};
  left_after.any = 0;
  left_after.short = 0;
  for(left_after.sign)(split(ARG[1], ""))
  {
    if(left_after.sign >= "0" && left_after.sign <= "9") left_after.any = left_after.any * 10 + toint(left_after.sign);
    else
    {
      left_after.at = dye_at(left_after.sign, left_after.dye);
      if(left_after.at == NULL) left_after.short = 1;
      else left_after.dye = left(left_after.dye, left_after.at) + right(left_after.dye, length(left_after.dye) - left_after.at - 1);
    }
  }
  if(left_after.short == 1 || length(left_after.dye) < left_after.any) return(NULL);
  else return(right(left_after.dye, length(left_after.dye) - left_after.any));
}

# What a ready card gives for resting and nothing else: a letter, or nothing.
def gives
{
  gives.words = left(text(number(ARG)), 14);
  gives.dye = "";
  if(left(gives.words, 11) == "Rest: add {" && right(gives.words, 2) == "}.")
    if(tapped(ARG) == 0) gives.dye = left(right(gives.words, 3), 1);
  if(gives.dye != "")
    if(is_fighter(ARG) == 1)
      if(among(ARG, G{"entered"}) == 1 && has_word("Charge", ARG) == 0) gives.dye = "";
  return(gives.dye);
}
# All of a player's cards that give dye, with their letters.
def sources_of
{
  sources.all = (,);
  for(sources.id)(saying(ARG, "Rest: add {"))
  {
    sources.dye = gives(sources.id);
    if(sources.dye != "") sources.all = sources.all + ((sources.id, sources.dye),);
  }
  return(sources.all);
}
# Which of these sources rest for what a player's dye does not pay of a cost; NULL: it cannot be paid.
def resting_for
{
  need.dye = G{"dye" + ARG[0]};
  need.left = ARG[2];
  need.ids = (,);
  need.any = 0;
  need.short = 0;
  for(need.sign)(split(ARG[1], ""))
  {
    if(need.sign >= "0" && need.sign <= "9") need.any = need.any * 10 + toint(need.sign);
    else
    {
      need.at = dye_at(need.sign, need.dye);
      if(need.at != NULL) need.dye = left(need.dye, need.at) + right(need.dye, length(need.dye) - need.at - 1);
      else
      {
        need.at = find(need.sign, forall("#[1]", need.left));
        if(need.at == NULL) need.short = 1;
        else
        {
          need.ids = need.ids + (need.left[need.at][0],);
          need.left = left(need.left, need.at) + right(need.left, length(need.left) - need.at - 1);
        }
      }
    }
  }
  need.any = max((0, need.any - length(need.dye)));
  if(need.short == 1 || need.any > length(need.left)) return(NULL);
  else return(need.ids + forall("#[0]", left(need.left, need.any)));
}
# Why a player cannot pay a cost, with their dye and what rests for more; NULL: they can.
def why_not_paid
{
  unpaid.why = NULL;
  if(left_after(ARG) == NULL)
    if(resting_for(ARG[0], ARG[1], sources_of(ARG[0])) == NULL) unpaid.why = "That costs " + ARG[1] + ", more than your Vats give";
  return(unpaid.why);
}
# Pays a cost that can be paid: what is missing rests for it.
def pay_dye
{
  pay_dye.ids = (,);
  if(left_after(ARG) == NULL) pay_dye.ids = resting_for(ARG[0], ARG[1], sources_of(ARG[0]));
  for(pay_dye.id)(pay_dye.ids) G{"dye" + ARG[0]} = G{"dye" + ARG[0]} + (gives(pay_dye.id),);
  if(length(pay_dye.ids) > 0)
  {
    push(as(ARG[0]));
    tap(pay_dye.ids);
    as(pop());
  }
  G{"dye" + ARG[0]} = left_after(ARG);
}

def before_rotate
{
  before_rotate.wrong = 0;
  for(before_rotate.id)(ARG{"ids"})
    if(type_of(before_rotate.id) != "Vat" || controller(before_rotate.id) != ARG{"seat"} || tapped(before_rotate.id) == 1)
      before_rotate.wrong = 1;
  if(G{"effect"} == ARG{"seat"} || before_rotate.wrong == 0) return(NULL);
  else return("Only your own ready Vats are rested by hand");
}

def after_rotate
{
  if(G{"effect"} != ARG{"seat"})
    for(after_rotate.id)(ARG{"ids"})
      if(tapped(after_rotate.id) == 1)
        G{"dye" + ARG{"seat"}} = G{"dye" + ARG{"seat"}} + (Attr("dye", number(after_rotate.id)),);
}

# Playing cards

# A deed for other times than one's own market names what is done there.
def is_quick
{
  is_quick.words = lc(text(ARG));
  return(length(split(is_quick.words, "march")) > 1 || length(split(is_quick.words, "guard")) > 1
    || length(split(is_quick.words, "a deed")) > 1);
}

def is_market { return(turn() == ARG && phase_now() == 1); }

def has_one
{
  has_one.found = 0;
  for(has_one.id)(objects(ARG[0])) if(name(number(has_one.id)) == ARG[1]) has_one.found = 1;
  return(has_one.found);
}

# Why the rules are against playing a card, besides what it costs.
def why_not_now
{
  why.seat = ARG[0];
  why.card = ARG[1];
  why.type = Attr("type", why.card);
  if(among(why.seat, G{"hands"}) == 0) return("Draw your hand first");
  elseif(unsettled() != NULL) return(unsettled());
  elseif(owed(why.seat) > 0) return("Discard first");
  elseif(is_market(why.seat) == 0 && why.type != "Deed") return("Cards are played in your own market");
  elseif(is_market(why.seat) == 0 && is_quick(why.card) == 0) return("That deed is for your own market");
  elseif(why.type == "Vat" && G{"vat"} == 1) return("One Vat a turn");
  elseif(Attr("unique", why.card) == "yes" && has_one(why.seat, name(why.card)) == 1) return("You control one of them, and it is Unique");
  else return(NULL);
}
def why_not_played
{
  played.not = why_not_now(ARG);
  if(played.not == NULL && Attr("type", ARG[1]) != "Vat") played.not = why_not_paid(ARG[0], Attr("cost", ARG[1]));
  return(played.not);
}

def before_transfer
{
  rule.seat = ARG{"seat"};
  rule.from = ARG{"from"};
  rule.to = ARG{"to"};
  rule.play = "" + rule.seat + "/play";
  if(G{"effect"} == rule.seat || rule.from == NULL) return(NULL);
  elseif(rule.from == hand_of(rule.seat) && rule.to == rule.play) return("Lay the card on the table");
  elseif(rule.from == hand_of(rule.seat) && rule.to == "table")
  {
    if(length(ARG{"ids"}) != 1) return("One card at a time");
    else return(why_not_played(rule.seat, ARG{"numbers"}[0]));
  }
  elseif(rule.from == hand_of(rule.seat) && rule.to == discards_of(rule.seat) && turn() == rule.seat && phase_now() == 3)
    return(NULL);
  else return("Say first whose effect it is: the command Do what a card says");
}

def after_transfer
{
  rule.seat = ARG{"seat"};
  rule.from = ARG{"from"};
  if(G{"effect"} != rule.seat && rule.from == hand_of(rule.seat) && ARG{"to"} != discards_of(rule.seat))
  {
    rule.card = ARG{"numbers"}[0];
    G{"entered"} = G{"entered"} + ARG{"ids"};
    if(Attr("type", rule.card) == "Vat")
    {
      G{"vat"} = 1;
      counts_as_played(rule.seat);
      fire_all("a Vat enters on your side", rule.seat);
    }
    else
    {
      pay_dye(rule.seat, Attr("cost", rule.card));
      played(rule.seat, ARG{"ids"}[0]);
    }
  }
  elseif(ARG{"to"} == "table") G{"entered"} = G{"entered"} + ARG{"ids"};
}

# What is done by hand only in an effect that somebody has named

def only_effect
{
  if(G{"effect"} == ARG{"seat"}) return(NULL);
  else return("Say first whose effect it is: the command Do what a card says");
}
def before_flip { return(only_effect(ARG)); }
def before_attach { return(only_effect(ARG)); }
def before_detach { return(only_effect(ARG)); }
def before_count { return(only_effect(ARG)); }
def before_control { return(only_effect(ARG)); }
def before_score { return(only_effect(ARG)); }
def before_score_card { return(only_effect(ARG)); }
def before_shuffle { return(only_effect(ARG)); }
def before_search { return(only_effect(ARG)); }
def before_show { return(only_effect(ARG)); }
def before_reveal { return(only_effect(ARG)); }

def standing { for(standing.seat)(seats()) if(score(standing.seat) <= 0) defeat(standing.seat); }
def has_fallen
{
  fallen.found = 0;
  for(fallen.seat)(seats()) if(score(fallen.seat) <= 0) fallen.found = 1;
  return(fallen.found);
}
# Where something is staked nobody loses by what another does by hand until they have agreed to it.
def after_score { if(staked() == 0 || G{"effect"} == -1) standing(); }
def after_count { bury(); }

def do_effect
{
  if(length(ARG{"ids"}) == 0) return("Choose the card whose effect it is, then what it is for");
  elseif(controller(ARG{"ids"}[0]) != ARG{"seat"} && place(ARG{"ids"}[0]) != discards_of(ARG{"seat"})) return("That card is not yours");
  elseif(G{"effect"} != -1) return("An effect is being done already");
  elseif(unsettled() != NULL) return(unsettled());
  elseif(waits_for(ARG{"ids"}[0]) == 1) return(resume(ARG{"seat"}, ARG{"ids"}[0], tail(ARG{"ids"})));
  elseif(among(ARG{"ids"}[0], G{"refused"}) == 1) return("They have not agreed to that in this turn");
  else open_effect(ARG{"seat"}, ARG{"ids"}[0], number(ARG{"ids"}[0]), "named");
}
def do_done
{
  if(G{"effect"} != ARG{"seat"}) return("No effect of yours is being done");
  elseif(wanted() != NULL) return(wanted());
  elseif(falls_by_hand() == 1)
  {
    G{"wants"} = (ARG{"seat"}, G{"effect_card"}, NULL, "ends");
    message("By what is done by hand somebody would lose: their rival has to agree");
  }
  else end_effect();
}
def end_effect { G{"effect"} = -1; spent(G{"effect_card"}); bury(); standing(); }

# Where something is staked nobody does by hand what a card says without their rival's consent: until they answer nothing goes on.
def wanted { if(length(G{"wants"}) > 0) return("First their rival says whether it is done by hand"); else return(NULL); }
def falls_by_hand { if(staked() == 1 && G{"effect"} != -1) return(has_fallen()); else return(0); }
# Nor does the game go on by its rules, which would end it, while somebody would lose by what is being done by hand.
def unsettled
{
  if(wanted() == NULL && falls_by_hand() == 1)
    return("By what is done by hand somebody would lose: first it is set right, or their rival agrees");
  else return(wanted());
}
def do_let
{
  let.wants = G{"wants"};
  if(length(let.wants) == 0) return("Nothing waits for your consent");
  elseif(let.wants[0] == ARG{"seat"}) return("That is for your rival to say");
  else
  {
    G{"wants"} = (,);
    if(let.wants[3] == "ends") end_effect();
    else begin_effect(let.wants[0], let.wants[1], let.wants[2]);
  }
}
# Whoever asked may also do without it. An end that is not agreed to leaves the effect open, to be set right.
def do_refuse
{
  refuse.wants = G{"wants"};
  if(length(refuse.wants) == 0) return("Nothing waits for your consent");
  else
  {
    G{"wants"} = (,);
    if(refuse.wants[3] == "ends") message("They do not agree: it is to be set right by hand");
    else refused(refuse.wants);
  }
}
def refused
{
  G{"refused"} = G{"refused"} + (ARG[1],);
  message("What " + name(ARG[2]) + " says is not done");
  spent(ARG[1]);
}

# Hands

def do_hand
{
  if(among(ARG{"seat"}, G{"hands"}) == 1) return("You have drawn your hand");
  elseif(length(zone("" + ARG{"seat"} + "/deck")) < 7) return("Bring a deck first");
  else { G{"hands"} = G{"hands"} + (ARG{"seat"},); shuffle("" + ARG{"seat"} + "/deck"); draw(7); }
}
# Whoever begins second has drawn at their first dawn: eight cards are a hand of which nothing was played.
def whole_hand { if(turn_number() == 2 && turn() == ARG) return(8); else return(7); }
def why_no_mulligan
{
  if(among(ARG, G{"hands"}) == 0) return("Draw your hand first");
  elseif(among(ARG, G{"second"}) == 1) return("Once only");
  elseif(length(zone(hand_of(ARG))) != whole_hand(ARG) || turn_number() > 2 || (turn() == ARG && phase_now() > 1)) return("Only a hand of seven, before you play");
  else return(NULL);
}
def do_mulligan
{
  if(why_no_mulligan(ARG{"seat"}) != NULL) return(why_no_mulligan(ARG{"seat"}));
  else
  {
    G{"second"} = G{"second"} + (ARG{"seat"},);
    transfer(zone(hand_of(ARG{"seat"})), "" + ARG{"seat"} + "/deck");
    shuffle("" + ARG{"seat"} + "/deck");
    draw(whole_hand(ARG{"seat"}) - 1);
  }
}

# Turns

def before_phase
{
  if(turn() != ARG{"seat"}) return("It is not your turn");
  elseif(ARG{"phase"} <= phase_now()) return("Phases go on, not back");
  elseif(length(G{"march"}) > 0) return("The parade is not over yet");
  else return(unsettled());
}
def after_phase { no_dye(); }

def why_no_end
{
  if(length(G{"march"}) > 0) return("The parade is not over yet");
  elseif(owed(0) + owed(1) > 0) return("Cards have to be discarded first");
  elseif(G{"effect"} != -1) return("An effect is being done: it is not over yet");
  elseif(unsettled() != NULL) return(unsettled());
  elseif(length(G{"hands"}) < seats()) return("Both draw their hands first");
  elseif(waits(ARG) == 1) return("Something that a card of yours says waits to be done");
  elseif(length(zone(hand_of(ARG))) > 7) return("Discard down to seven cards in your dusk");
  else return(NULL);
}
def before_end_turn { return(why_no_end(ARG{"seat"})); }
def after_end_turn
{
  fire_all("your dusk", ARG{"seat"});
  fire_all("dusk", ARG{"seat"});
  fire_all("each dusk", NULL);
  for(heal.id)(marked("red")) counters(heal.id, "red", -counter(heal.id, "red"));
  new_turn();
  dawn_of(ARG{"next"});
}
def dawn_of
{
  as(ARG);
  dawn.rested = (,);
  for(dawn.id)(objects(ARG)) if(tapped(dawn.id) == 1) dawn.rested = dawn.rested + (dawn.id,);
  if(length(dawn.rested) > 0) untap(dawn.rested);
  G{"drawn" + ARG} = 1;
  if(draw(1) == 0) defeat(ARG);
  else
  {
    fire_all("your dawn", ARG);
    fire_all("dawn", ARG);
    fire_all("each dawn", NULL);
    phase(1);
  }
}
# After a turn that was played by hand: nothing is under way any more, whoever still had to draw a hand or to discard has done so.
def after_by_hand
{
  new_game();
  for(back.seat)(seats()) { G{"hands"} = G{"hands"} + (back.seat,); G{"second"} = G{"second"} + (back.seat,); }
  back.red = marked("red");
  for(back.id)(back.red) counters(back.id, "red", -counter(back.id, "red"));
  if(has_fallen() == 1) standing();
  else dawn_of(ARG{"next"});
}

# The parade

def with_s { if(length(ARG[2]) == 1) return(ARG[1]); else return(ARG[0]); }
def may_march
{
  if(is_fighter(ARG[1]) == 0 || controller(ARG[1]) != ARG[0]) return("Your own fighters march");
  elseif(tapped(ARG[1]) == 1) return("Only ready fighters march");
  elseif(among(ARG[1], G{"entered"}) == 1 && has_word("Charge", ARG[1]) == 0)
    return(name(number(ARG[1])) + " has entered in this turn");
  else return(NULL);
}
# What a player's cards ask of each fighter that marches against them.
def toll_of
{
  toll.sum = 0;
  for(toll.id)(saying(ARG, "Toll "))
    for(toll.ability)(abilities(number(toll.id)))
      if(toll.ability{"word"} == "Toll") toll.sum = toll.sum + toll.ability{"count"};
  return(toll.sum);
}
def do_march
{
  march.toll = toll_of(rival_of(ARG{"seat"})) * length(ARG{"ids"});
  march.why = NULL;
  for(march.id)(ARG{"ids"}) if(may_march(ARG{"seat"}, march.id) != NULL) march.why = may_march(ARG{"seat"}, march.id);
  if(turn() != ARG{"seat"} || phase_now() != 2) return("Fighters march in your own parade");
  elseif(G{"marched"} == 1) return("You have marched in this turn");
  elseif(length(ARG{"ids"}) == 0) return("Choose who marches");
  elseif(twice(ARG{"ids"}) == 1) return("Choose each card once");
  elseif(march.why != NULL) return(march.why);
  elseif(unsettled() != NULL) return(unsettled());
  elseif(why_not_paid(ARG{"seat"}, "" + march.toll) != NULL)
    return("They take a toll of " + march.toll + ", more than your Vats give");
  else
  {
    pay_dye(ARG{"seat"}, "" + march.toll);
    G{"marched"} = 1;
    G{"march"} = ARG{"ids"};
    G{"guards"} = (,);
    for(march.id)(ARG{"ids"}) if(has_word("Vigil", march.id) == 0) tap(march.id);
    message(join(forall("name(number(#))", ARG{"ids"}), ", ") + with_s(" march", " marches", ARG{"ids"}));
    for(march.id)(ARG{"ids"}) fire("this marches", ARG{"seat"}, march.id);
    if(length(ARG{"ids"}) == 1) fire_all_about("a fighter you control marches alone", ARG{"seat"}, ARG{"ids"}[0]);
  }
}

# Why a fighter does not guard against a marcher. ARG: the seat, the marcher, the guard, how many guard with it.
def why_no_guard
{
  no_guard.why = NULL;
  if(is_fighter(ARG[2]) == 0 || controller(ARG[2]) != ARG[0]) no_guard.why = "Your own fighters guard";
  elseif(tapped(ARG[2]) == 1) no_guard.why = "Only ready fighters guard";
  elseif(among(ARG[2], flatten(G{"guards"})) == 1) no_guard.why = "Each guards against one";
  else
  {
    if(has_word("Winged", ARG[1]) == 1)
      if(has_word("Winged", ARG[2]) == 0 && own_word("May guard Winged marchers", ARG[2]) == 0) no_guard.why = "Only Winged fighters guard against Winged ones";
    if(ARG[3] < 2)
      if(has_word("Sly", ARG[1]) == 1)
        if(has_word("Sly", ARG[2]) == 0) no_guard.why = "Against Sly fighters only Sly ones guard, or two or more";
  }
  return(no_guard.why);
}
# The first card marches, the others guard against it.
def do_guard
{
  guard.march = -1;
  guard.others = (,);
  if(length(ARG{"ids"}) > 0) { guard.march = ARG{"ids"}[0]; guard.others = tail(ARG{"ids"}); }
  guard.why = NULL;
  for(guard.id)(guard.others)
  {
    guard.no = why_no_guard(ARG{"seat"}, guard.march, guard.id, length(guard.others));
    if(guard.no != NULL) guard.why = guard.no;
  }
  if(length(G{"march"}) == 0 || turn() == ARG{"seat"}) return("Nobody marches against you");
  elseif(unsettled() != NULL) return(unsettled());
  elseif(length(ARG{"ids"}) < 2) return("Choose who marches, then who guards against them");
  elseif(twice(ARG{"ids"}) == 1) return("Choose each card once");
  elseif(among(guard.march, G{"march"}) == 0) return("The first card that you choose has to march");
  elseif(guard.why != NULL) return(guard.why);
  else
  {
    G{"guards"} = G{"guards"} + (ARG{"ids"},);
    message(join(forall("name(number(#))", guard.others), ", ") + with_s(" guard", " guards", guard.others) + " against " + name(number(guard.march)));
    for(guard.id)(guard.others)
    {
      fire("this guards", ARG{"seat"}, guard.id);
      fire_all_about("a rival's fighter guards", rival_of(ARG{"seat"}), guard.id);
    }
  }
}
def do_guarded
{
  if(length(G{"march"}) == 0 || turn() == ARG{"seat"}) return("Nobody marches against you");
  elseif(unsettled() != NULL) return(unsettled());
  else
  {
    fight(ARG{"seat"});
    G{"march"} = (,);
    G{"guards"} = (,);
    bury();
    standing();
    for(struck.id)(struck)
      if(place(struck.id) == "table")
      {
        fire("this deals damage to a rival", controller(struck.id), struck.id);
        fire_all_about("a fighter you control deals damage to a rival", controller(struck.id), struck.id);
      }
    standing();
  }
}

# Damage to a fighter: which, whether what deals it has Venom, and how much. The first damage to a Stout one each turn is not
# dealt; after Venom it dies.
def hit
{
  hit.at = ARG[0];
  if(ARG[2] > 0 && place(hit.at) == "table")
  {
    if(has_word("Stout", hit.at) == 1 && among(hit.at, G{"stout"}) == 0) G{"stout"} = G{"stout"} + (hit.at,);
    else
    {
      counters(hit.at, "red", ARG[2]);
      if(ARG[1] == 1) doomed = doomed + (hit.at,);
    }
  }
}

# A guard that has left the table meanwhile fights no more; its marcher stays guarded.
def fight
{
  doomed = (,);
  struck = (,);
  for(fight.march)(G{"march"})
  {
    fight.guards = (,);
    fight.guarded = 0;
    for(fight.group)(G{"guards"}) if(fight.group[0] == fight.march) { fight.guards = fight.guards + select("place(#) == \"table\"", tail(fight.group)); fight.guarded = 1; }
    if(place(fight.march) == "table")
    {
      fight.left = might_of(fight.march);
      if(fight.guarded == 0)
      {
        if(fight.left > 0)
        {
          score(ARG, score(ARG) - fight.left);
          struck = struck + (fight.march,);
        }
      }
      else
      {
        fight.places = length(fight.guards);
        for(fight.at)(fight.places)
        {
          fight.one = fight.guards[fight.at];
          fight.needs = max((0, guard_of(fight.one) - counter(fight.one, "red")));
          if(fight.at == fight.places - 1) fight.deals = fight.left;
          else fight.deals = min((fight.left, fight.needs));
          hit(fight.one, has_word("Venom", fight.march), fight.deals);
          fight.left = fight.left - fight.deals;
          hit(fight.march, has_word("Venom", fight.one), might_of(fight.one));
        }
      }
    }
  }
  bury.doomed = doomed;
}

bury.doomed = (,);

# Whether a fighter has damage of its guard or more. What it has of its own often is enough to say no.
def is_beaten
{
  beaten.red = counter(ARG, "red");
  beaten.dies = 0;
  if(beaten.red >= toint(Attr("guard", number(ARG))) || among(ARG, bury.shrunk) == 1) beaten.dies = beaten.red >= guard_of(ARG);
  return(beaten.dies);
}
# Such fighters die: to their owners' discards, tokens for good.
def bury
{
  bury.shrunk = forall("#[0]", select("#[2] < 0", G{"until"}));
  for(bury.id)(marked("red") + bury.shrunk + bury.doomed)
    if(place(bury.id) == "table")
      if(is_fighter(bury.id) == 1)
        if(is_beaten(bury.id) == 1 || among(bury.id, bury.doomed) == 1)
        {
          message(name(number(bury.id)) + " dies");
          die(bury.id);
        }
  bury.doomed = (,);
}
`;
