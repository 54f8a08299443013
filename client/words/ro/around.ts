/** Ce înconjoară un joc, la o atingere: meniul, ecranul mesei, privitul, opțiunile. */
import type { Areas } from "../types.ts";
import { count } from "./counts.ts";

export const around: Areas["around"] = {
  back: "Înapoi",
  sure: {
    leave: "Îți lași locul? Îl poate lua altcineva.",
    remove: (name) => `Scoți de la masă: ${name}?`,
    end: "Jocul se încheie când toți cei de la masă sunt de acord. Ești de acord să se încheie acum?",
    forget:
      "Uiți toate jocurile? Îți pierzi locurile din jocurile în desfășurare, dacă nu le ai și pe alt dispozitiv.",
  },
  watching: {
    full: "Toate locurile sunt ocupate, așa că privești.",
    running: "Jocul a început, așa că privești.",
    just: "Privești jocul.",
    lostSeat: "Aveai un loc aici?",
    closed: "Jocul e închis pentru spectatori.",
    crowded: "E deja prea multă lume aici. Încearcă peste puțin timp.",
    deadSeat: "Linkul de loc de pe acest dispozitiv nu mai funcționează: s-a făcut unul nou.",
    goLive: "În direct",
    lookBack: "Înapoi în timp",
    earlier: "O mutare înapoi",
    later: "O mutare înainte",
    behind: (n) =>
      count(n, { one: "# mutare în urmă", few: "# mutări în urmă", other: "# de mutări în urmă" }),
    position: "Momentul jocului",
  },
  menu: {
    title: "Jocul",
    rules: "Regulile acestei hărți",
    invite: "Linkul invitației",
    myDevices: "Locul meu pe alt dispozitiv",
    myDevicesNote:
      "Scanează codul cu celălalt dispozitiv sau trimite-ți linkul. Ține-l pentru tine: cine îl are joacă de pe locul tău.",
    newLink: (name) => `Link nou de loc pentru ${name}`,
    newLinkNote: (name) =>
      `Trimite acest link către ${name}. Linkul dinainte pentru ${name} nu mai funcționează.`,
    lostLinks: "Și-a pierdut cineva locul?",
    nudge: (name) => `Un ghiont pentru ${name}`,
    nudgeText: (name) => `${name}, e rândul tău la Branchline.`,
    tableScreen: "Ecranul mesei",
    settings: "Setări",
    sound: "Sunete",
    end: "Încheie jocul acum",
    leave: "Prima pagină",
    leaveNote: "Locul tău rămâne al tău.",
    notify: "Anunță-mă când e rândul meu",
    notifyOn: "Primești un anunț când e rândul tău.",
    notifyBlocked: "Acest browser nu permite notificări aici.",
    fair: "Amestecare sigilată",
    fairNote:
      "Ordinea tuturor cărților a fost fixată înainte de împărțirea primei cărți. Acesta e sigiliul ei; la sfârșit se deschide și oricine o poate verifica.",
    lookBack: "Revezi jocul",
    options: "Opțiunile mesei",
  },
  screen: {
    title: "Ecranul mesei",
    sit: "Scanează ca să iei loc",
    watch: "Scanează ca să privești",
    turn: (name) => `Acum joacă ${name}`,
    choosing: "Toți își aleg traseele",
    over: "Jocul s-a terminat",
    lastRound: "Ultima rundă",
    deck: "Pachet",
  },
  options: {
    seatCount: "Locuri",
    clock: "Timp pe tură",
    clocks: {
      none: "Fără limită",
      seconds: (n) => count(n, { one: "# secundă", few: "# secunde", other: "# de secunde" }),
      minutes: (n) => count(n, { one: "# minut", few: "# minute", other: "# de minute" }),
      hours: (n) => count(n, { one: "# oră", few: "# ore", other: "# de ore" }),
      days: (n) => count(n, { one: "# zi", few: "# zile", other: "# de zile" }),
    },
    public: "Arată pe panoul de plecări",
    publicNote: "Oricine poate găsi jocul pe prima pagină și îl poate urmări.",
    watching: "Se poate privi",
    chat: "Chat",
    late: "Noii veniți pot prelua jucători virtuali",
  },
  lost: {
    title: "Nu există acest tren",
    text: "Pagina nu există. Poate că adresa a fost tăiată.",
    game: "Nu e niciun joc la această adresă. Poate că linkul a fost tăiat.",
    gone: "Jocul s-a terminat demult și a fost șters.",
  },
  turn: { title: "E rândul tău", notification: (map) => `E rândul tău (${map}).` },
  update: { text: "E gata o versiune nouă." },
};
