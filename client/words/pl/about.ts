/** Ustawienia i nota o prywatności. */
import type { Areas } from "../types.ts";

export const about: Areas["about"] = {
  settings: {
    title: "Ustawienia",
    kept: "Zapisane na tym urządzeniu.",
    language: "Język",
    byBrowser: "Jak w przeglądarce",
    theme: "Wygląd",
    themes: { auto: "Systemowy", light: "Jasny", dark: "Ciemny" },
    sound: "Dźwięki",
    soundNote: "Krótkie i nieliczne",
    vibration: "Wibracje",
    vibrationNote: "Gdy przychodzi twoja kolej",
    motion: "Mniej ruchu",
    motionNote: "Karty i wagony pojawiają się bez lotu",
    confirm: "Pytaj przed utworzeniem",
    confirmNote: "Drugie dotknięcie, zanim zapłacisz za połączenie lub dworzec",
    textView: "Stół jako tekst",
    textViewNote: "Dla czytników ekranu i dla tych, którzy wolą listy",
    hints: "Podpowiedzi",
    hintsNote: "Krótkie rady w pierwszych grach",
    games: "Gry na tym urządzeniu",
    forgetGames: "Zapomnij moje gry",
    forgotten: "Zapomniane.",
    privacy: "Prywatność",
  },
  privacy: {
    title: "Prywatność",
    short: "Bez konta, bez reklam, bez liczenia odwiedzin, nic od innych firm.",
    device: "Na tym urządzeniu",
    deviceText:
      "Twoje imię, twoje ustawienia, gry, przy których masz miejsce, z kluczami miejsc, oraz twoja gra z komputerem. „Zapomnij moje gry” usuwa je.",
    server: "Na serwerze",
    serverText:
      "Każda gra jest przechowywana z podanymi imionami, ruchami i czatem. Klucze miejsc są przechowywane tylko jako odciski, z których nie da się ich odtworzyć.",
    long: "Jak długo",
    longText:
      "Stół, przy którym nie rozpoczęto gry: jeden dzień. Gra, której nikt nie kontynuuje: 14 dni. Zakończona gra: 90 dni. Potem już tylko informacja, że istniała, przez kolejne 30 dni.",
    who: "Kto co widzi",
    whoText:
      "Kto ma link do gry, może ją oglądać, chyba że gospodarz ją zamknął. Karty i bilety są wysyłane tylko na własne miejsce aż do końca gry; potem wszystko jest odkryte. Na stronie głównej pojawiają się tylko gry oznaczone jako publiczne.",
    logs: "Połączenia sieciowe",
    logsText:
      "Operator tego serwera widzi adresy odwiedzających, jak na każdym serwerze WWW. Aby powstrzymać zalew zapytań, są liczone przez około minutę i nie są zapisywane.",
  },
};
