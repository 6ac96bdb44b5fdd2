import { speechOf } from "../speech";
import type { TableTexts } from "./en";
import { invite, menu, settings } from "./host.et";

const { plural, list } = speechOf("et");

export const table: TableTexts = {
  you: "Sina",
  somebody: "Keegi",
  seat: (number) => `Koht ${number}`,
  player: (number) => `Mängija ${number}`,
  name: ({ name, you }) => (you ? "Sina" : name),

  frame: {
    table: "Laud",
    about: "Laua kohta",
    back: "Tagasi laudade juurde",
    panel: (unread) => (unread > 0 ? `Seis, logi ja vestlus, ${unread} uut` : "Seis, logi ja vestlus"),
    tabs: { log: "Logi", chat: "Vestlus", rules: "Reeglid" },
    status: ({ game, status, remark }) =>
      [game, status, remark?.replace(/\.$/, "") || null]
        .filter((part) => part !== null)
        .map((part) => `${part}.`)
        .join(" "),
    anonymous: "Nimesid ei näidata",
    rulesOf: (game) => `Reeglid: ${game}`,
    noRules: "Sellel mängul pole veel kirjapandud reegleid.",
    watching: (names) => `Vaatavad: ${names.join(", ")}`,
  },

  log: { title: "Mis on juhtunud", takenBack: "tagasi võetud" },

  chat: {
    message: "Sõnum",
    send: "Saada",
    empty: "Sõnumeid veel pole.",
    signIn: "Kirjutamiseks logi sisse või mängi külalisena.",
    anonymous: "Selles lauas pole kellegi nime näha, seepärast avaneb vestlus alles pärast mängu.",
  },

  seats: {
    title: "Kohad",
    empty: "vaba koht",
    standIn: "asendaja",
    standInFor: (name) => `asendab: ${name}`,
    away: "eemal",
    offline: "ühenduseta",
    late: (time) => `hilineb ${time}`,
    bot: "robot",
    host: "laua peremees",
    onTurn: "on käigul",
    sitHere: "Istu siia",
  },

  turn: {
    yours: "Sinu kord.",
    late: (kept) => (kept ? "Server pole veel vastanud. Sinu käik on alles." : "Server pole veel vastanud."),
    reconnecting: (kept) => (kept ? "Ühendan uuesti. Sinu käik on alles." : "Ühendan uuesti."),
    tryNow: "Proovi kohe",
    back: "Ühendus on taas olemas",
    paused: (byYou) => (byYou ? "Panid laua pausile." : "Laua peremees pani laua pausile."),
    blocked: {
      ended: "Oled välja logitud",
      offline: "Ootan ühendust",
      paused: "Laua peremees pani laua pausile",
    },
  },

  voice: {
    signedOut: "Oled välja logitud. Jätkamiseks logi uuesti sisse.",
    lost: (kept) =>
      kept
        ? "Ühendus katkes. Sinu käik on alles ja saadetakse uuesti."
        : "Ühendus katkes. Leht jätkab kohe, kui ühendus taastub.",
    back: "Ühendus on taas olemas.",
    left: (seconds) => `Jäänud on ${seconds} sekundit.`,
  },

  sounds: {
    off: "Helid on väljas",
    turn: "Heli ainult sinu käigu ajal",
    all: "Kõik helid on sees",
  },

  replay: {
    title: "Kordus",
    first: "Algusesse",
    back: "Samm tagasi",
    play: "Käivita",
    pause: "Peata",
    forward: "Samm edasi",
    last: "Lõppu",
    position: "Asukoht",
    at: (at, count) => `${at}/${count}`,
    seenBy: "Kelle pilgu läbi",
    all: "Kõigi kaardid",
    noChat: "Kordusel vestlust pole.",
  },

  consent: {
    agree: "Nõustu",
    refuse: "Keeldu",
    withdraw: "Loobu soovist",
    agreed: (count, players) => `Nõus on ${count}, mängijaid on ${players}.`,
  },
  takeback: {
    title: "Käigu tagasivõtmine",
    refusedBy: (who) => (who.you ? "Keeldusid. Sinu käik jääb." : `${who.name} keeldus. Sinu käik jääb.`),
    wentOn: "Mäng läks edasi. Sinu käik jääb.",
  },
  callOff: {
    title: "Katkestamine",
    host: "Laua peremees",
  },
  answering: "Sinu vastus on teel",

  foot: {
    signedOut: "Oled välja logitud. Logi sisse, et mängida või oma kohale tagasi tulla.",
    signedOutOfSeat: "Oled välja logitud. Logi sisse, et oma kohale tagasi tulla.",
    signIn: "Logi sisse",
    signInForSeat: "Kas sul on siin koht? Logi sisse",
    closed: "See laud on suletud.",
    toLobby: "Fuajeesse",
    backToLobby: "Tagasi fuajeesse",
    away: "Sinu eest mängib asendaja.",
    imBack: "Olen tagasi",
    over: "Mäng on läbi.",
    waiting: "Ootan mängijaid.",
    paused: "Laud on pausil.",
    goOn: "Jätka",
    asked: "Küsisid laua peremehelt kohta. Vaata mängu, kuni ta vastab.",
    withdraw: "Võta soov tagasi",
    linedUp: "Mängid järgmisest mängust alates.",
    justWatch: "Ainult vaatan",
    kept: "Selle mängu lõpuni mängib sinu eest robot.",
    takeBack: "Võta mu koht tagasi",
    removed: "Laua peremees eemaldas su. Võid uuesti istuda, kui see mäng on läbi.",
    shut: "Vaatad mängu. Laua peremees praegu uusi mängijaid ei luba.",
    full: "Vaatad mängu. Kõik kohad on hõivatud.",
    findAnother: "Leia teine laud",
    watching: "Vaatad mängu.",
    watchingAsks: "Vaatad mängu. Kes mängida saab, otsustab laua peremees.",
    guest: "Mängi külalisena",
    guestBusy: "Teen sulle ruumi…",
    guestAsks: "Küsi kohta külalisena",
    ask: "Küsi kohta",
    sit: "Istu lauda",
    fromNext: "Mängi järgmisest mängust alates",
    waitingFor: (vacant) =>
      plural(vacant, { one: "Ootan veel üht mängijat.", other: `Ootan veel ${vacant} mängijat.` }),
    code: "QR-kood",
    codeTitle: "Link QR-koodina",
    codeHelp: "Telefoni kaamera avab sellest laua.",
    copyLink: "Kopeeri link",
    copied: "Link on kopeeritud",
    without: (count) => `Mängi ${count}-kesi, ootamata`,
    withBots: (count) => plural(count, { one: "Mängi robotiga", other: `Mängi ${count} robotiga` }),
    rematch: "Mängime uuesti",
    playAgain: "Mängi uuesti",
    otherDeck: "Teise dekiga",
    anotherGame: "Teine mäng",
    rematchWanted: (count, players) =>
      `Uut mängu soovib ${count}, mängijaid on ${players}. Alustame, kui soovivad kõik.`,
    rematchAsked: (names, last) => {
      const verb = names.length === 1 ? "soovib" : "soovivad";
      return `${list(names)} ${verb} uut mängu.${last ? " Alustame, kui ka sina nõustud." : ""}`;
    },
  },

  menu,

  invite,

  requests: {
    title: "Liitumissoovid",
    wants: (name) => `${name} soovib liituda.`,
    wantsSeat: (name, seat) => `${name} soovib kohta: ${seat}.`,
    accept: "Võta vastu",
    decline: "Keeldu",
    acceptName: (name) => `Võta vastu: ${name}`,
    declineName: (name) => `Keeldu: ${name}`,
  },

  word: {
    title: "Privaatne mäng",
    label: "Sõna",
    help: "Mängu juhtija ütleb selle neile, kes tohivad siseneda. Suured ja väikesed tähed on samad.",
    wrong: "See pole õige sõna.",
    sit: "Istu kohale",
    observe: "Vaatle",
  },
  seatDialog: {
    youNamed: (name) => `${name} (sina)`,
    keptFor: (name) => `${name} lahkus ja tema eest mängib robot. Koht hoitakse talle selle mängu lõpuni alles.`,
    bot: "Siin mängib robot, kuni keegi mängude vahel koha võtab.",
    nobody: "Siin ei istu keegi.",
    standIn: "Eemal: kuni tagasitulekuni mängib robot.",
    offline: "Ühenduseta.",
    offlineInPlay: "Ühenduseta. Kui ta varsti ei naase, mängib tema eest robot.",
    away: "Vaatab praegu midagi muud.",
    here: "Mängib siin.",
    imBack: "Olen tagasi",
    profile: "Näita profiili",
    ask: "Küsi kohta",
    take: "Võta see koht",
    takeLater: "Võta see koht pärast seda mängu",
    seatBot: "Pane siia robot",
    makeHost: (name) => `Anna laud üle: ${name}…`,
    askHost: {
      title: (name) => `Kas uus laua peremees on ${name}?`,
      text: "Edaspidi alustab mänge, valib seaded ja võtab mängijaid vastu tema. Laua saab tagasi anda ainult tema.",
      verb: (name) => `Anna laud üle: ${name}`,
    },
    remove: (name) => `Eemalda ${name}…`,
    askRemove: {
      title: (name) => `Kas eemaldad lauast: ${name}?`,
      idle: "Tema koht vabaneb.",
      playing: "Selle mängu lõpuni mängib tema eest robot.",
      verb: (name) => `Eemalda ${name}`,
    },
    sendBotAway: "Saada robot ära",
    dropSeat: "Eemalda see koht",
  },

  settings,

  unknownRefusal: "Praegu pole see võimalik. Midagi ei muutunud: vali uuesti.",
  refusalBeforeWords: "Praegu pole see võimalik.",
};
