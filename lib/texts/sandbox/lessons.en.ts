type Lesson = { readonly title: string; readonly text: string };

/** Positions that teach a rule each: a title, and in a sentence or two what one sees. */
export const lessons = {
  bounce: {
    title: "Equal strength bounces",
    text: "Vienna and Warsaw both go to Galicia, each with strength 1. Neither is stronger, so both stay where they are.",
  },
  support: {
    title: "Support decides",
    text: "Budapest supports Vienna to Galicia: 2 against 1. Vienna gets in and Warsaw bounces.",
  },
  dislodge: {
    title: "Driving a unit out",
    text: "A supported attack of 2 is more than the 1 with which Munich holds. Munich is dislodged and must retreat.",
  },
  supportHold: {
    title: "Support in place",
    text: "Berlin supports Munich where it stands. The attack comes with 2, Munich holds with 2, and equal is not enough.",
  },
  cut: {
    title: "Cutting a support",
    text: "Kiel attacks Ruhr. It does not get in, but the attack alone cuts the support from Ruhr, and Burgundy bounces.",
  },
  notCut: {
    title: "The attacked unit cuts nothing",
    text: "Munich strikes back at Ruhr, which supports the attack on Munich itself. Such a support is not cut that way: Munich is dislodged.",
  },
  cutByLoss: {
    title: "A dislodged unit supports nobody",
    text: "Munich attacks Ruhr with support and drives it out. Now the support from Ruhr is gone, even though the attack came from Munich.",
  },
  wrongHelp: {
    title: "Support for the wrong thing",
    text: "Berlin supports Munich in place, but Munich was ordered to move. The support fits nothing, Munich bounces, and is dislodged.",
  },
  headOn: {
    title: "Two units cannot change places",
    text: "Vienna and Budapest go for each other’s place. On land they meet head on, and both bounce.",
  },
  circle: {
    title: "Three can go round in a circle",
    text: "Ankara to Constantinople, Constantinople to Smyrna, Smyrna to Ankara: each place falls free, so all three succeed.",
  },
  queue: {
    title: "Who waits behind a bounce",
    text: "Burgundy bounces at Munich and stays, so Paris, which wanted to follow it, bounces too.",
  },
  ownUnit: {
    title: "No power dislodges its own unit",
    text: "Munich attacks Berlin with support, but Berlin is German too and stays. The attack has no strength, whatever supports it.",
  },
  beleaguered: {
    title: "The beleaguered garrison",
    text: "Two attacks of 2 go for Munich. Neither exceeds the other, so both fail and Munich, which alone holds with 1, stays.",
  },
  coast: {
    title: "Coasts",
    text: "A fleet goes to one coast of Spain, a support goes to Spain as a whole. Gascony gets in with 2, and the fleet from the other coast bounces.",
  },
  convoy: {
    title: "A convoy",
    text: "The fleet in the North Sea carries the army from London to Norway. Army and fleet are both ordered so.",
  },
  convoyChain: {
    title: "A chain of fleets",
    text: "Three fleets in neighbouring seas carry an army from London to Tunis in a single move.",
  },
  convoyLost: {
    title: "Sinking a convoy",
    text: "The fleet that carries the army is dislodged, so the army stays in London. Attacking the fleet without dislodging it would change nothing.",
  },
  convoyOtherWay: {
    title: "Another way across",
    text: "The fleet in the North Sea is dislodged, but the one in the English Channel reaches too. One whole way is enough: the army gets to Belgium.",
  },
  exchange: {
    title: "Changing places by sea",
    text: "London and Belgium change places, because at least one of them goes by convoy and they never meet.",
  },
  paradox: {
    title: "The convoy paradox",
    text: "The army from Brest would cut the support that sinks its own convoy. Such a convoy fails: London’s support counts, and the English Channel is taken.",
  },
  doubleParadox: {
    title: "Two paradoxes in one",
    text: "Each army would save the other’s convoy by cutting a support. Both convoys fail, and both fleets are dislodged.",
  },
  retreatClash: {
    title: "Two retreats to one place",
    text: "Munich and Kiel both retreat to Berlin. Retreats do not bounce: both units are disbanded.",
  },
  build: {
    title: "Building at home",
    text: "France owns five centres and has three units, so it builds two, in home centres that it owns and that are empty.",
  },
  disorder: {
    title: "Nobody says what to remove",
    text: "Austria has three units and two centres and orders nothing. The unit farthest from its centres goes; of units as far, the first by name: Galicia.",
  },
} as const satisfies Readonly<Record<string, Lesson>>;

export type LessonId = keyof typeof lessons;
export type LessonTexts = Readonly<Record<LessonId, Lesson>>;
