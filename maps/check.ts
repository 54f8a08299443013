/**
 * Looks a board over before anyone plays on it. For whoever writes the fourth board: each problem
 * says where it is and what is wrong, and all of them are told at once.
 */
import { type Board, type Country, type Lane, colors, lanePoints } from "./board.ts";

export interface Problem {
  /** Such as `lane 12 (roma-wien)`. */
  readonly where: string;
  readonly what: string;
}

const tieBreaks = ["ticketsCompleted", "fewestStations", "longestPath", "ticketPoints"];

export function checkBoard(board: Board): Problem[] {
  return [
    ...checkPlaces(board),
    ...checkLanes(board),
    ...checkParallels(board),
    ...checkTickets(board),
    ...checkCountries(board),
    ...checkDeal(board),
    ...checkRules(board),
  ];
}

function checkPlaces({ id, name, places }: Board): Problem[] {
  const problems: Problem[] = [];
  if (!/^[a-z][a-z0-9-]*$/.test(id)) {
    problems.push({ where: "board", what: `its id "${id}" is not in small letters and dashes` });
  }
  if (!name.trim()) problems.push({ where: "board", what: "it has no name" });
  const spots = new Map<string, string>();
  places.forEach((place, number) => {
    const where = `place ${number} (${place.id})`;
    const say = (what: string) => problems.push({ where, what });
    if (!place.id.trim()) say("it has no id");
    const first = places.findIndex((other) => other.id === place.id);
    if (first < number) say(`place ${first} has this id already`);
    if (!place.name.trim()) say("it has no name");
    if (place.at.length !== 2 || !place.at.every(Number.isFinite)) {
      say(`its coordinates ${place.at.join(", ")} are not two numbers`);
    }
    const spot = place.at.join();
    if (spots.has(spot)) say(`it stands on the same spot as ${spots.get(spot)}`);
    else spots.set(spot, place.id);
  });
  return problems;
}

function checkLanes(board: Board): Problem[] {
  const problems: Problem[] = [];
  const reached = new Set(board.lanes.flatMap(({ a, b }) => [a, b]));
  board.places.forEach(({ id }, number) => {
    if (reached.has(id)) return;
    problems.push({ where: `place ${number} (${id})`, what: "no lane leads to it" });
  });
  board.lanes.forEach((lane, number) => {
    const where = laneName(lane, number);
    const say = (what: string) => problems.push({ where, what });
    for (const end of [lane.a, lane.b]) if (!isPlace(board, end)) say(`there is no place "${end}"`);
    if (lane.a === lane.b) say("it begins and ends in the same place");
    if (lanePoints[lane.length] === undefined)
      say(`no points are set for a length of ${lane.length}`);
    if (lane.length > board.rules.trains) say("it is longer than a player has trains");
    if (lane.color !== null && !colors.includes(lane.color)) {
      say(`"${lane.color}" is no colour; there are ${colors.join(", ")}, or null for gray`);
    }
    if (lane.ferry !== undefined) {
      if (!isCount(lane.ferry) || lane.ferry === 0) say("a ferry shows at least one locomotive");
      if (lane.ferry > lane.length)
        say(`it shows ${lane.ferry} locomotives on ${lane.length} spaces`);
      if (lane.color !== null) say(`a ferry is gray, and this one is ${lane.color}`);
      if (lane.tunnel) say("it cannot be a ferry and a tunnel");
    }
  });
  return problems;
}

function checkParallels({ lanes, countries }: Board): Problem[] {
  const problems: Problem[] = [];
  const isSpecial = ({ a, b }: Lane) => countries.some(({ id }) => id === a || id === b);
  lanes.forEach((lane, number) => {
    const earlier = lanes.slice(0, number).filter((other) => joinsSame(lane, other));
    const say = (what: string) => problems.push({ where: laneName(lane, number), what });
    const other = earlier.find(({ length }) => length !== lane.length);
    if (other) say(`it is ${lane.length} long, the lane beside it ${other.length}`);
    if (earlier.length > 1 && !isSpecial(lane)) say("two cities are joined by two lanes at most");
  });
  return problems;
}

function checkTickets(board: Board): Problem[] {
  const problems: Problem[] = [];
  const groups = connected(board);
  board.tickets.forEach((ticket, number) => {
    const { a, b, points } = ticket;
    const say = (what: string) => problems.push({ where: `ticket ${number} (${a}-${b})`, what });
    const unknown = [a, b].filter((end) => !isPlace(board, end));
    for (const end of unknown) say(`there is no place "${end}"`);
    if (a === b) say("it begins and ends in the same place");
    else if (unknown.length === 0 && groups.get(a) !== groups.get(b)) {
      say("no lanes connect its two ends");
    }
    if (!isCount(points) || points === 0) say(`${points} is no number of points`);
    const same = board.tickets.findIndex((other) => joinsSame(ticket, other));
    if (same < number) say(`ticket ${same} joins the same two places`);
  });
  return problems;
}

function checkCountries(board: Board): Problem[] {
  return board.countries.flatMap((country, number) => {
    const problems: Problem[] = [];
    const say = (what: string) =>
      problems.push({ where: `country ${number} (${country.id})`, what });
    if (!isPlace(board, country.id)) say("there is no place of this id");
    else if (!board.lanes.some(({ a, b }) => a === country.id || b === country.id)) {
      say("no lane leads to it");
    }
    if (board.countries.findIndex(({ id }) => id === country.id) < number) say("it is there twice");
    if (!country.nameEn.trim()) say("it has no English name");
    checkStack(country, say);
    return problems;
  });
}

function checkStack({ cards }: Country, say: (what: string) => void): void {
  if (cards.length === 0) say("its stack is empty");
  for (const value of cards) if (!isCount(value) || value === 0) say(`${value} is no card value`);
  if (cards.some((value, i) => i > 0 && value > (cards[i - 1] ?? 0))) {
    say(`its cards ${cards.join(", ")} do not begin with the highest`);
  }
}

/** Whether the tickets last for the first deal at a full table. */
function checkDeal({ tickets, rules: { players, setup, draw } }: Board): Problem[] {
  const problems: Problem[] = [];
  const say = (what: string) => problems.push({ where: "rules.setup", what });
  const long = tickets.filter((ticket) => ticket.long).length;
  const regular = tickets.length - long;
  const [need, needLong] = [players.max * setup.tickets, players.max * setup.long];
  if (need > regular) say(`${need} tickets are dealt to ${players.max}, and there are ${regular}`);
  if (needLong > long) say(`${needLong} long tickets are dealt to ${players.max}, of ${long}`);
  if (setup.long === 0 && long > 0) say(`${long} tickets are long, but none of them is dealt`);
  if (setup.keep > setup.tickets + setup.long) say("more must be kept than are dealt");
  if (setup.keep < 1) say("at least one ticket must be kept");
  if (draw.keep < 1 || draw.keep > draw.tickets) {
    problems.push({ where: "rules.draw", what: `${draw.keep} cannot be kept of ${draw.tickets}` });
  }
  return problems;
}

function checkRules({ rules }: Board): Problem[] {
  const problems: Problem[] = [];
  const { players, trains, stations, longestPath, unbuiltStation, ties, closedDoublesUpTo } = rules;
  const say = (what: string) => problems.push({ where: "rules", what });
  if (players.min < 2 || players.max < players.min || players.max > 5) {
    say(`${players.min} to ${players.max} players cannot be seated; from 2 to 5 can`);
  }
  if (!isCount(trains) || trains === 0) say(`${trains} is no number of trains`);
  for (const [name, value] of Object.entries({
    stations,
    longestPath,
    unbuiltStation,
    closedDoublesUpTo,
  })) {
    if (!isCount(value)) say(`${name} is ${value}, and not a whole number from 0`);
  }
  for (const tie of ties) if (!tieBreaks.includes(tie)) say(`"${tie}" is no way to break a tie`);
  if (new Set(ties).size < ties.length) say("a tie-break is there twice");
  return problems;
}

/** For each place, a name that is the same for places that lanes connect. */
function connected({ places, lanes }: Board): ReadonlyMap<string, string> {
  const groups = new Map(places.map(({ id }) => [id, id]));
  for (const { a, b } of lanes) {
    const [one, other] = [groups.get(a), groups.get(b)];
    if (one === undefined || other === undefined) continue;
    for (const [place, group] of groups) if (group === one) groups.set(place, other);
  }
  return groups;
}

interface Ends {
  readonly a: string;
  readonly b: string;
}

function joinsSame(one: Ends, other: Ends): boolean {
  return (one.a === other.a && one.b === other.b) || (one.a === other.b && one.b === other.a);
}

function isPlace({ places }: Board, id: string): boolean {
  return places.some((place) => place.id === id);
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

function laneName({ a, b }: Ends, number: number): string {
  return `lane ${number} (${a}-${b})`;
}
