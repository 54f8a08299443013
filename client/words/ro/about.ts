/** Setări și nota de confidențialitate. */
import type { Areas } from "../types.ts";

export const about: Areas["about"] = {
  settings: {
    title: "Setări",
    kept: "Păstrate pe acest dispozitiv.",
    language: "Limba",
    byBrowser: "Ca în browser",
    theme: "Aspect",
    themes: { auto: "Ca în sistem", light: "Luminos", dark: "Întunecat" },
    sound: "Sunete",
    soundNote: "Scurte și puține",
    vibration: "Vibrații",
    vibrationNote: "Când e rândul tău",
    motion: "Mai puțină mișcare",
    motionNote: "Cărțile și vagoanele apar fără să zboare",
    confirm: "Întreabă înainte de revendicare",
    confirmNote: "Încă o atingere înainte de a plăti o rută sau o gară",
    textView: "Masa ca text",
    textViewNote: "Pentru cititoare de ecran și pentru cei care preferă listele",
    hints: "Indicii",
    hintsNote: "Sfaturi scurte în primele tale jocuri",
    games: "Jocuri pe acest dispozitiv",
    forgetGames: "Uită jocurile mele",
    forgotten: "Uitate.",
    privacy: "Confidențialitate",
  },
  privacy: {
    title: "Confidențialitate",
    short: "Fără cont, fără reclame, fără numărarea vizitatorilor, nimic de la alte firme.",
    device: "Pe acest dispozitiv",
    deviceText:
      "Numele tău, setările tale, jocurile la care te-ai așezat, cu cheile locurilor tale, și jocul tău cu jucători virtuali. „Uită jocurile mele” le șterge.",
    server: "Pe server",
    serverText:
      "Fiecare joc e păstrat cu numele date de jucători, cu mutările și cu chatul lui. Cheile locurilor sunt păstrate doar ca amprente din care nu pot fi refăcute.",
    long: "Cât timp",
    longText:
      "O masă la care nu s-a început jocul: o zi. Un joc pe care nu-l mai continuă nimeni: 14 zile. Un joc terminat: 90 de zile. Apoi doar faptul că a existat, încă 30 de zile.",
    who: "Cine ce vede",
    whoText:
      "Oricine are linkul unui joc îl poate urmări, dacă gazda nu l-a închis. Cărțile din mână și traseele sunt trimise doar la locul lor până la sfârșitul jocului; apoi totul e la vedere. Pe prima pagină apar doar jocurile marcate ca publice.",
    logs: "Conexiuni",
    logsText:
      "Cine găzduiește acest server vede adresele vizitatorilor, ca la orice server web. Ca să oprească avalanșele de cereri, ele sunt numărate cam un minut și nu sunt păstrate.",
  },
};
