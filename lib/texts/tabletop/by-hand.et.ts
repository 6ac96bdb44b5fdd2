import type * as english from "./by-hand.en";

export const byHand: typeof english.byHand = {
  turn: (turn) => `${turn}, käsitsi`,
  yours: "Mängu reeglid jäid seisma: tee käsitsi, mida nemad teeksid, ja lõpeta siis käik.",
  others: "Mängu reeglid jäid seisma: kuni käigu lõpuni võib igaüks käsitsi teha, mida nemad teeksid.",
  stuck: "Mängu reeglid ei oska öelda, mida sa praegu teha võid.",
  ask: "Mängi see käik käsitsi…",
  goOn: "Jätka käsitsi",
};
