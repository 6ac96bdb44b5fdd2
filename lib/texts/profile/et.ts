import type { ProfileTexts } from "./en";

export const profile: ProfileTexts = {
  noMember: "Sellist liiget pole",
  noMemberText: "Selle hüüdnimega pole siin kedagi. Kontrolli, kas see on õigesti kirjutatud.",
  toLobby: "Mine fuajeesse",
  keeper: "Maja haldur",
  guest: "Külaline",
  edit: "Muuda profiili",
  since: "Siin alates",
  seen: "Viimati nähtud",
  about: "Tutvustus",
  lately: "Viimasel ajal",
  latelyList: "Viimased lauad",
  noneLately: "Viimasel ajal pole avalikes laudades käinud.",
};
