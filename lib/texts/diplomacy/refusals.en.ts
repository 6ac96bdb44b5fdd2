type Facts = Readonly<Record<string, string>>;

/** Why the ground keeps units out of a province now, as it does not at other times. */
const GROUND: Readonly<Record<string, string>> = {
  flooded: "is under water now",
  dry: "is dry land now",
  shut: "is closed now",
};
const now = (at: string | undefined, ground: string | undefined): string =>
  ground && GROUND[ground] ? ` ${at} ${GROUND[ground]}.` : "";

/** Why an order is not accepted, by its code. Places and powers come as they are called. */
export const refusals: Readonly<Record<string, (facts: Facts) => string>> = {
  "order/ambiguous": () => "A name in it means several places. Use the three letters.",
  "order/cannot_convoy": ({ at }: Facts) => `${at} cannot convoy: only a fleet at sea can.`,
  "order/cannot_reach": ({ from, to, ground }: Facts) => `${from} cannot reach ${to}.${now(to, ground)}`,
  "order/cannot_support": ({ from, to, ground }) =>
    `${from} cannot support into ${to}: it could not move there itself.${now(to, ground)}`,
  "order/carries_fleets": ({ at }: Facts) => `${at} is a fleet.`,
  "order/coast_needed": ({ to, places }: Facts) => `Say which coast of ${to}: ${places}.`,
  "order/convoys_armies": ({ at }: Facts) => `${at} is no army, and only armies are convoyed.`,
  "order/empty": () => "There is no order in it.",
  "order/fleets_sail_themselves": () => "Fleets are not convoyed.",
  "order/immobile": ({ at }: Facts) => `${at} must not move.`,
  "order/no_armies": ({ at, ground }: Facts) => `No army can stand in ${at}.${now(at, ground)}`,
  "order/no_convoy": ({ from, to }: Facts) => `No convoy can take ${from} to ${to} that way.`,
  "order/no_destination": () => "It does not say where to.",
  "order/no_fleets": ({ at, ground }: Facts) => `No fleet can stand in ${at}.${now(at, ground)}`,
  "order/no_proxies": () => "Orders are not handed to others in this game.",
  "order/no_retreat": ({ from, to, retreats, ground }: Facts) =>
    retreats
      ? `${from} cannot retreat to ${to}.${now(to, ground)} Open to it: ${retreats}.`
      : `${from} cannot retreat to ${to}, nor anywhere else.${now(to, ground)}`,
  "order/no_room": ({ at }: Facts) => `There is no room for one more build in ${at}.`,
  "order/no_route": ({ at, from, to }: Facts) => `${at} has no part in a way by sea from ${from} to ${to}.`,
  "order/no_site": ({ at }: Facts) => `Nothing can be built in ${at}: it is no home centre that this power holds.`,
  "order/no_such_place": ({ text }: Facts) => `“${text}” is no place on this map.`,
  "order/no_such_power": () => "There is no power of that name.",
  "order/no_unit": ({ at }: Facts) => `There is no unit in ${at}.`,
  "order/not_dislodged": ({ at }: Facts) => `No unit was dislodged from ${at}.`,
  "order/not_hidden": ({ at }: Facts) => `Builds in ${at} cannot be hidden.`,
  "order/not_yours": ({ at, power }: Facts) => (at ? `${at} is a unit of ${power}.` : `You do not order for ${power}.`),
  "order/nothing_due": () => "Nothing of that kind is due.",
  "order/occupied": ({ at }: Facts) => `There is a unit in ${at} already.`,
  "order/other_phase": () => "That order belongs to another phase.",
  "order/other_power": ({ at, power }: Facts) => `${at} is a unit of ${power}.`,
  "order/trapped": ({ at }: Facts) => `${at} is cut off by the terrain: it can only hold.`,
  "order/path_returns": () => "Its way comes to the same place twice.",
  "order/retreats_by_convoy": ({ to }: Facts) => `Nobody retreats by convoy to ${to}.`,
  "order/stays": ({ at }: Facts) => `${at} stands there already.`,
  "order/supported_cannot_reach": ({ from, to, ground }: Facts) =>
    `${from}, which is to be supported, cannot reach ${to}.${now(to, ground)}`,
  "order/supports_against_itself": () => "A unit does not support an attack on itself.",
  "order/supports_itself": () => "A unit does not support itself.",
  "order/text_too_long": () => "The text is too long.",
  "order/too_many_lines": () => "These are more orders than any position needs.",
  "order/too_long": () => "The line is too long.",
  "order/too_many": () => "As many as are due are ordered already.",
  "order/too_much": ({ rest }: Facts) => `What does “${rest}” at the end mean?`,
  "order/twice": ({ at }: Facts) => `${at} is ordered twice.`,
  "order/type_needed": ({ at }: Facts) => `Say what is built in ${at}: A or F.`,
  "order/wrong_coast": ({ to }: Facts) => `That fleet cannot reach that coast of ${to}.`,
  "order/wrong_type": ({ at, type }: Facts) => `The unit in ${at} is ${type}.`,
};
