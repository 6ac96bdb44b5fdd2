import type { masterTeams as English } from "./teams.en";

export const masterTeams: typeof English = {
  teams: {
    title: "Võistkonnad",
    lead: "Võistkonna esimene annab korraldusi teiste eest, nende mängijad enam ei anna. Võistkonnad on kaardile lisatud read (TEAMS).",
    alone: "Mängib enda eest",
    led: (by) => `Juhib ${by}`,
    ofMap: (power, by) => `${power}: juhib ${by}, nii ütleb kaart ise.`,
    does: "Mida see muudab",
    joins: (power, by) =>
      `${power}: korraldusi annab nüüdsest ${by}. Mis selleks faasiks sisestatud oli, võetakse tagasi.`,
    leaves: (power, revive) => `${power} ei mängi enam kellegi eest. Mängijat tal pole, kuni vajutad ülal „${revive}”.`,
    together: "Võistkonna keskused loetakse kokku (TEAM_VICTORY).",
    apart: "Võistkonna keskusi ei loeta kokku: reegel TEAM_VICTORY ei kehti. Leiad selle seadetest.",
    lines: "Kaardile lisatud read on siis:",
    noLines: "Kaardile ei lisata enam ühtegi rida.",
    set: "Võta need võistkonnad",
    back: "Nagu praegu",
  },
};
