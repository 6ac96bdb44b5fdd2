/**
 * Hold’em with fixed bets for the tabletop, for 2 to 8 players: deals, bets and pays in chips, which are scores and no coins. The deck
 * of 52 is that of the first seat. Blinds of 1 and 2; bets of 2, from the turn on of 4; four bets a round at most.
 */
export const POKER_RULES = String.raw`
# What lasts: the street (-1: between two hands), the dealer, who has not folded, who is still to act, what the bet is, how often it
# was raised, and of each seat what it has bet in this round (bet0) and put in in this hand (put0). No card is in it.
G = (,);
menu("deal", "Deal", "d");
menu("call", "Check or call", "c");
menu("raise", "Bet or raise", "r");
menu("fold", "Fold", "f");

def among { return(find(ARG[0], ARG[1]) != NULL); }
def hand_of { return("" + ARG + "/hand"); }
def bet_of { return(G{"bet" + ARG}); }
def put_of { return(G{"put" + ARG}); }
def owes { return(G{"need"} - bet_of(ARG)); }
def unit { if(G{"street"} < 2) return(2); else return(4); }

# All seats with chips, from the one after ARG round to itself.
def seated_after
{
  after.all = (,);
  for(after.step)(seats())
  {
    after.seat = (ARG + 1 + after.step) % seats();
    if(score(after.seat) > 0) after.all = after.all + (after.seat,);
  }
  return(after.all);
}
# Those of them who have not folded, without ARG itself.
def others_after
{
  others.all = (,);
  for(others.seat)(seated_after(ARG)) if(others.seat != ARG && among(others.seat, G{"in"}) == 1) others.all = others.all + (others.seat,);
  return(others.all);
}

def nothing_bet { for(nothing.seat)(seats()) G{"bet" + nothing.seat} = 0; G{"need"} = 0; G{"raises"} = 0; }
def no_hand
{
  nothing_bet();
  for(begin.seat)(seats()) G{"put" + begin.seat} = 0;
  G{"street"} = -1;
  G{"in"} = (,);
  G{"acts"} = (,);
}
def after_begin { no_hand(); G{"dealer"} = ARG{"first"}; }
# After a hand that was ended by hand: the chips are as the players have set them, and whoever is next deals.
def after_by_hand { no_hand(); G{"dealer"} = ARG{"next"}; }

# The rules alone deal, turn and pay.
def by_rules { return("Here the rules deal and pay"); }
def before_transfer { return(by_rules()); }
def before_shuffle { return(by_rules()); }
def before_search { return(by_rules()); }
def before_show { return(by_rules()); }
def before_reveal { return(by_rules()); }
def before_rotate { return(by_rules()); }
def before_flip { return(by_rules()); }
def before_control { return(by_rules()); }
def before_score { return(by_rules()); }
def before_end_turn { return("Whoever is asked acts: there are no turns to end"); }

# Chips go into the pot: all that a player has, where it is less.
def pay
{
  pay.sum = min((ARG[1], score(ARG[0])));
  score(ARG[0], score(ARG[0]) - pay.sum);
  G{"bet" + ARG[0]} = bet_of(ARG[0]) + pay.sum;
  G{"put" + ARG[0]} = put_of(ARG[0]) + pay.sum;
}

# Dealing

def gather
{
  push(as(0));
  if(length(objects()) > 0) transfer(objects(), "0/deck");
  for(gather.seat)(seats())
  {
    as(gather.seat);
    show(hand_of(gather.seat), 1);
    if(length(zone(hand_of(gather.seat))) > 0) transfer(zone(hand_of(gather.seat)), "0/deck");
  }
  as(pop());
}
# Whether the first seat's deck is one of each of the 52 cards.
def is_whole
{
  whole.seen = (,);
  for(whole.id)(zone("0/deck") + objects() + forall_hands())
    if(Attr("suit", number(whole.id)) != NULL && among(number(whole.id), whole.seen) == 0) whole.seen = whole.seen + (number(whole.id),);
  return(length(whole.seen) == 52 && length(zone("0/deck") + objects() + forall_hands()) == 52);
}
def forall_hands
{
  hands.all = (,);
  for(hands.seat)(seats()) hands.all = hands.all + zone(hand_of(hands.seat));
  return(hands.all);
}
# Of two the dealer has the small blind and acts first.
def do_deal
{
  if(G{"street"} != -1) return("The hand is not over yet");
  elseif(ARG{"seat"} != G{"dealer"}) return("The dealer deals");
  elseif(is_whole() == 0) return("The first seat has to bring the deck of 52 cards");
  else
  {
    gather();
    as(0);
    shuffle("0/deck");
    deal.order = seated_after(G{"dealer"});
    for(deal.seat)(deal.order) { as(deal.seat); draw(2, "0/deck"); }
    for(deal.seat)(seats()) G{"put" + deal.seat} = 0;
    nothing_bet();
    G{"street"} = 0;
    G{"in"} = deal.order;
    deal.small = 0;
    if(length(deal.order) == 2) deal.small = 1;
    deal.big = deal.order[(deal.small + 1) % length(deal.order)];
    pay(deal.order[deal.small], 1);
    pay(deal.big, 2);
    G{"need"} = 2;
    G{"raises"} = 1;
    G{"acts"} = others_after(deal.big);
    if(score(deal.big) > 0) G{"acts"} = G{"acts"} + (deal.big,);
    message("Seat " + (G{"dealer"} + 1) + " deals; blinds of 1 and 2");
    go_on();
  }
}

# Betting

def why_not_asked
{
  if(G{"street"} == -1) return("Nothing is dealt yet");
  elseif(length(G{"acts"}) == 0) return("Nobody is asked");
  elseif(G{"acts"}[0] != ARG) return("Somebody else is asked");
  else return(NULL);
}
def why_no_raise
{
  if(why_not_asked(ARG) != NULL) return(why_not_asked(ARG));
  elseif(G{"raises"} >= 4) return("Four bets a round at most");
  elseif(score(ARG) <= owes(ARG)) return("You do not have the chips for it: call");
  else return(NULL);
}
def do_call
{
  if(why_not_asked(ARG{"seat"}) != NULL) return(why_not_asked(ARG{"seat"}));
  else { pay(ARG{"seat"}, owes(ARG{"seat"})); G{"acts"} = tail(G{"acts"}); go_on(); }
}
def do_raise
{
  if(why_no_raise(ARG{"seat"}) != NULL) return(why_no_raise(ARG{"seat"}));
  else
  {
    pay(ARG{"seat"}, owes(ARG{"seat"}) + unit());
    G{"need"} = max((G{"need"}, bet_of(ARG{"seat"})));
    G{"raises"} = G{"raises"} + 1;
    G{"acts"} = others_after(ARG{"seat"});
    go_on();
  }
}
def do_fold
{
  if(why_not_asked(ARG{"seat"}) != NULL) return(why_not_asked(ARG{"seat"}));
  else
  {
    transfer(zone(hand_of(ARG{"seat"})), "0/deck", "bottom");
    G{"in"} = G{"in"} - (ARG{"seat"},);
    G{"acts"} = tail(G{"acts"});
    go_on();
  }
}

# What follows of itself: the next street, the end of the hand.
def go_on
{
  if(length(G{"in"}) == 1) { win(G{"in"}[0], pot(), "since all others have folded"); hand_over(); }
  else
  {
    while(length(G{"acts"}) == 0 && G{"street"} >= 0)
    {
      if(G{"street"} == 3) { showdown(); hand_over(); }
      else next_street();
    }
  }
}
def next_street
{
  nothing_bet();
  G{"street"} = G{"street"} + 1;
  street.count = 1;
  if(G{"street"} == 1) street.count = 3;
  street.at = length(objects());
  push(as(0));
  for(street.card)(street.count) lay((zone("0/deck"))[0], 344 + 84 * (street.at + street.card), 0);
  as(pop());
  G{"acts"} = (,);
  for(street.seat)(seated_after(G{"dealer"})) if(among(street.seat, G{"in"}) == 1) G{"acts"} = G{"acts"} + (street.seat,);
  if(length(G{"acts"}) < 2) G{"acts"} = (,);
}
def pot { pot.sum = 0; for(pot.seat)(seats()) pot.sum = pot.sum + put_of(pot.seat); return(pot.sum); }
def win
{
  push(as(ARG[0]));
  score(ARG[0], score(ARG[0]) + ARG[1]);
  as(pop());
  message("Seat " + (ARG[0] + 1) + " wins " + ARG[1] + " chips " + ARG[2]);
}
def hand_over
{
  G{"street"} = -1;
  G{"acts"} = (,);
  G{"in"} = (,);
  for(over.seat)(seats()) G{"put" + over.seat} = 0;
  G{"dealer"} = (seated_after(G{"dealer"}))[0];
  for(over.seat)(seats()) if(score(over.seat) == 0) defeat(over.seat);
}

# What hands are worth

def standing_of
{
  standing.sum = ARG[0];
  for(standing.at)(5)
  {
    standing.sum = standing.sum * 15;
    if(standing.at < length(ARG[1])) standing.sum = standing.sum + ARG[1][standing.at];
  }
  return(standing.sum);
}
# The highest card of a straight among these values; 0: there is none. An ace is below a two as well.
def straight_in
{
  straight.values = ARG;
  if(among(14, ARG) == 1) straight.values = ARG + (1,);
  straight.high = 0;
  for(straight.at)(10)
    if(straight.high == 0)
    {
      straight.all = 1;
      for(straight.step)(5) if(among(14 - straight.at - straight.step, straight.values) == 0) straight.all = 0;
      if(straight.all == 1) straight.high = 14 - straight.at;
    }
  return(straight.high);
}
# The best five of these cards, as a number; the kind of hand is its highest digit of base 15.
def worth_of
{
  worth.count = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  worth.values = (,);
  worth.flush = (,);
  worth.suits = (,);
  for(worth.id)(ARG)
  {
    worth.value = toint(Attr("value", number(worth.id)));
    worth.count[worth.value] = worth.count[worth.value] + 1;
    worth.values = worth.values + (worth.value,);
    worth.suits = worth.suits + (Attr("suit", number(worth.id)),);
  }
  for(worth.suit)(("spades", "hearts", "diamonds", "clubs"))
  {
    worth.of = (,);
    for(worth.at)(length(ARG)) if(worth.suits[worth.at] == worth.suit) worth.of = worth.of + (worth.values[worth.at],);
    if(length(worth.of) >= 5) worth.flush = reverse(sort(worth.of));
  }
  worth.four = (,);
  worth.three = (,);
  worth.two = (,);
  worth.all = (,);
  for(worth.step)(13)
  {
    worth.value = 14 - worth.step;
    worth.n = worth.count[worth.value];
    if(worth.n > 0) worth.all = worth.all + (worth.value,);
    if(worth.n == 4) worth.four = worth.four + (worth.value,);
    elseif(worth.n == 3) worth.three = worth.three + (worth.value,);
    elseif(worth.n == 2) worth.two = worth.two + (worth.value,);
  }
  worth.pairs = tail(worth.three) + worth.two;
  worth.high = straight_in(worth.all);
  worth.both = straight_in(worth.flush);
  if(worth.both > 0) return(standing_of(8, (worth.both,)));
  elseif(length(worth.four) > 0) return(standing_of(7, (worth.four[0], (worth.all - worth.four)[0])));
  elseif(length(worth.three) > 0 && length(worth.pairs) > 0) return(standing_of(6, (worth.three[0], max(worth.pairs))));
  elseif(length(worth.flush) > 0) return(standing_of(5, left(worth.flush, 5)));
  elseif(worth.high > 0) return(standing_of(4, (worth.high,)));
  elseif(length(worth.three) > 0) return(standing_of(3, worth.three + left(worth.all - worth.three, 2)));
  elseif(length(worth.two) > 1) return(standing_of(2, left(worth.two, 2) + left(worth.all - left(worth.two, 2), 1)));
  elseif(length(worth.two) == 1) return(standing_of(1, worth.two + left(worth.all - worth.two, 3)));
  else return(standing_of(0, left(worth.all, 5)));
}
def called
{
  called.all = ("a high card", "a pair", "two pairs", "three of a kind", "a straight", "a flush", "a full house", "four of a kind",
    "a straight flush");
  return("with " + called.all[ARG / 759375]);
}

# Hands are shown; each part of the pot goes to the best of those who have paid for it, odd chips to the first after the dealer.
def showdown
{
  show.worth = (,);
  for(show.seat)(G{"in"})
  {
    push(as(show.seat));
    show(hand_of(show.seat), 5);
    as(pop());
    show.worth{"" + show.seat} = worth_of(zone(hand_of(show.seat)) + objects());
  }
  show.paid = 0;
  while(show.paid < max(forall("put_of(#)", G{"in"})))
  {
    show.level = min(select("# > " + show.paid, forall("put_of(#)", G{"in"})));
    show.sum = 0;
    for(show.seat)(seats()) show.sum = show.sum + min((put_of(show.seat), show.level)) - min((put_of(show.seat), show.paid));
    show.best = -1;
    show.winners = (,);
    for(show.step)(seats())
    {
      show.seat = (G{"dealer"} + 1 + show.step) % seats();
      if(among(show.seat, G{"in"}) == 1)
        if(put_of(show.seat) >= show.level)
        {
          if(show.worth{"" + show.seat} > show.best) { show.best = show.worth{"" + show.seat}; show.winners = (,); }
          if(show.worth{"" + show.seat} == show.best) show.winners = show.winners + (show.seat,);
        }
    }
    show.share = show.sum / length(show.winners);
    show.odd = show.sum % length(show.winners);
    for(show.seat)(show.winners)
    {
      win(show.seat, show.share + show.odd, called(show.best));
      show.odd = 0;
    }
    show.paid = show.level;
  }
}

# What may be done, what is awaited

def offers
{
  offers.all = (,);
  if(G{"street"} == -1)
  {
    if(G{"dealer"} == ARG) offers.all = (("Deal", "command", "deal", (,), (,), 0, 0),);
  }
  elseif(why_not_asked(ARG) == NULL)
  {
    offers.call = "Check";
    offers.raise = "Bet " + unit();
    if(owes(ARG) > 0) { offers.call = "Call " + min((owes(ARG), score(ARG))); offers.raise = "Raise by " + unit(); }
    offers.all = ((offers.call, "command", "call", (,), (,), 0, 0),);
    if(why_no_raise(ARG) == NULL) offers.all = offers.all + ((offers.raise, "command", "raise", (,), (,), 0, 0),);
    if(owes(ARG) > 0) offers.all = offers.all + (("Fold", "command", "fold", (,), (,), 0, 0),);
  }
  return(offers.all);
}
def shown
{
  shown.all = G;
  shown.all{"pot"} = pot();
  shown.all{"awaits"} = (,);
  if(G{"street"} == -1) shown.all{"awaits"} = ((G{"dealer"}, "Deal the next hand."),);
  elseif(length(G{"acts"}) > 0)
    shown.all{"awaits"} = ((G{"acts"}[0], "The pot is " + pot() + ", you owe " + owes(G{"acts"}[0]) + ": check or call, raise, or fold."),);
  return(shown.all);
}
`;
