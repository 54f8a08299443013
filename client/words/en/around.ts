/** What is around a game and asked for by a tap: its menu, the table screen, watching, options. */
import { counting } from "../plural.ts";

const count = counting("en");

export const around = {
  back: "Back",
  /** Asked before what cannot be taken back. */
  sure: {
    leave: "Leave your seat? Someone else can take it.",
    remove: (name: string) => `Remove ${name} from the table?`,
    end: "The game ends when everyone at the table agrees. Agree to end it now?",
    forget:
      "Forget all games? You lose your seats in games still running, unless you have them on another device.",
  },
  watching: {
    full: "Every seat is taken, so you are watching.",
    running: "The game has begun, so you are watching.",
    just: "You are watching.",
    lostSeat: "Did you have a seat here?",
    closed: "This game is closed to watchers.",
    crowded: "Too many people are here already. Try again in a while.",
    deadSeat: "The seat link on this device no longer works: a newer one was made.",
    goLive: "Go live",
    lookBack: "Look back",
    earlier: "One move back",
    later: "One move on",
    behind: (n: number) => count(n, { one: "# move behind", other: "# moves behind" }),
    position: "Moment in the game",
  },
  menu: {
    title: "The game",
    rules: "Rules of this map",
    invite: "Invitation link",
    myDevices: "My seat on another device",
    myDevicesNote:
      "Scan this with your other device, or send yourself the link. Keep it to yourself: whoever has it plays your seat.",
    newLink: (name: string) => `New seat link for ${name}`,
    newLinkNote: (name: string) =>
      `Send this to ${name}. The link ${name} had before no longer works.`,
    lostLinks: "Someone lost their seat?",
    nudge: (name: string) => `Nudge ${name}`,
    nudgeText: (name: string) => `${name}, it is your turn at Branchline.`,
    tableScreen: "Table screen",
    settings: "Settings",
    sound: "Sounds",
    end: "End the game early",
    leave: "Front page",
    leaveNote: "Your seat stays yours.",
    notify: "Tell me when it is my turn",
    notifyOn: "You will be told when it is your turn.",
    notifyBlocked: "This browser does not allow notifications here.",
    fair: "Sealed shuffle",
    fairNote:
      "The whole shuffle was fixed before the first card was dealt. This is its seal; at the end it is opened and anyone can check it.",
    lookBack: "Look back at the game",
    options: "Table options",
  },
  screen: {
    title: "Table screen",
    sit: "Scan to sit down",
    watch: "Scan to watch",
    turn: (name: string) => `${name} is on the move`,
    choosing: "Everyone is choosing tickets",
    over: "The game is over",
    lastRound: "Last round",
    deck: "Deck",
  },
  options: {
    seatCount: "Seats",
    clock: "Time per turn",
    clocks: {
      none: "No limit",
      seconds: (n: number) => count(n, { one: "# second", other: "# seconds" }),
      minutes: (n: number) => count(n, { one: "# minute", other: "# minutes" }),
      hours: (n: number) => count(n, { one: "# hour", other: "# hours" }),
      days: (n: number) => count(n, { one: "# day", other: "# days" }),
    },
    public: "Show on the departure board",
    publicNote: "Anyone can find the game on the front page and watch it.",
    watching: "People may watch",
    chat: "Chat",
    late: "Newcomers may take over computer players",
  },
  lost: {
    title: "No such train",
    text: "This page does not exist. Perhaps the address was cut off.",
    game: "There is no game at this address. Perhaps the link was cut off.",
    gone: "This game was over long ago and has been cleaned up.",
  },
  turn: { title: "Your turn", notification: (map: string) => `It is your turn (${map}).` },
  update: { text: "A new version is ready." },
};
