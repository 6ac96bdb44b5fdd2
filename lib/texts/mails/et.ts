import { speechOf } from "../speech";
import type { MailsTexts } from "./en";

const { number, plural } = speechOf("et");

export const mails: MailsTexts = {
  hello: (nick) => `Tere, ${nick}!`,
  open: "Ava siin:",
  button: "Ava",
  digest: (count) => plural(count, { one: "Üks viimase päeva teade", other: `${number(count)} viimase päeva teadet` }),
  noReply: "Sellele meilile saadetud vastuseid ei loe keegi. Klubile kirjuta fuajees.",
  why: (topic) => `Said selle, sest soovisid meili teel kuulda: ${topic}.`,
  whyDigest: "Said selle, sest soovisid üht meili päevas.",
  stop: "Neid enam mitte:",
  stopButton: "Neid meile enam mitte",
  settings: "Kõik seaded:",
  confirm: {
    subject: "Kinnita oma meiliaadress",
    text: (nick) =>
      `${nick} soovib saada klubi meile sellele aadressile. Kui see oled sina, kinnita aadress ühe päeva jooksul:`,
    button: "Kinnita see aadress",
    notYou: "Kui ei ole, ära tee midagi: kinnitamata aadressile keegi enam ei kirjuta.",
  },
  recover: {
    subject: "Ava oma konto uuesti",
    text: (nick) =>
      `Keegi palus linki, millega ${nick} saab konto uuesti avada ja uue parooli valida. Kui see olid sina, ava link ühe tunni jooksul:`,
    button: "Vali uus parool",
    code: (code) => `Kui leht küsib koodi, siis see on ${code}.`,
    notYou: "Kui ei olnud, ära tee midagi: ilma selle lingita ei muutu midagi.",
  },
  tester: (nick) => `Proovitava mängu meil. Saaja oleks olnud ${nick}.`,
};
