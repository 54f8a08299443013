/** Settings and the privacy note. */
export const about = {
  settings: {
    title: "Settings",
    kept: "Kept on this device.",
    language: "Language",
    byBrowser: "As in the browser",
    theme: "Appearance",
    themes: { auto: "As the system", light: "Light", dark: "Dark" },
    sound: "Sounds",
    soundNote: "Short and few",
    vibration: "Vibration",
    vibrationNote: "When it is your turn",
    motion: "Less motion",
    motionNote: "Cards and trains appear without flying",
    confirm: "Ask before claiming",
    confirmNote: "A second tap before a route or station is paid for",
    textView: "Table as text",
    textViewNote: "For screen readers and for those who prefer lists",
    hints: "Hints",
    hintsNote: "Short tips during your first games",
    games: "Games on this device",
    forgetGames: "Forget my games",
    forgotten: "Forgotten.",
    privacy: "Privacy",
  },
  privacy: {
    title: "Privacy",
    short: "No account, no advertising, no counting of visitors, nothing from other companies.",
    device: "On this device",
    deviceText:
      "Your name, your settings, the games you sat at with the keys of your seats, and your game against computer players. “Forget my games” removes them.",
    server: "On the server",
    serverText:
      "Each game is kept with the names people gave, its moves and its chat. Keys of seats are kept only as fingerprints that cannot be turned back.",
    long: "How long",
    longText:
      "A table nobody started: one day. A game nobody goes on with: 14 days. A finished game: 90 days. After that only the fact that it existed, for another 30 days.",
    who: "Who sees what",
    whoText:
      "Whoever has the link of a game can watch it, unless the host has closed it. Hands and tickets are only ever sent to their own seat until the game is over; then everything lies open. Only games marked public appear on the front page.",
    logs: "Connections",
    logsText:
      "The host of this server sees addresses of visitors as every web server does. To stop floods, they are counted for about a minute and not stored.",
  },
};
