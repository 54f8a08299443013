import { describe, expect, it } from "vitest";
import { warnings } from "../../../client/planner/warnings.ts";
import { planTicket } from "../../../client/planner/ways.ts";
import { europe } from "../../../maps/europe.ts";
import { laneBetween, lanesBetween, position, ticketBetween } from "./tables.ts";

const lane = (a: string, b: string) => laneBetween(europe, a, b);
const ticket = ticketBetween(europe, "brindisi", "zagrab");
const south = [lane("brindisi", "roma"), lane("roma", "venezia"), lane("venezia", "zagrab")];

describe("how a ticket can still be completed", () => {
  it("takes the way with the fewest trains and says what is missing", () => {
    const { table, view } = position(europe, { hand: { white: 2, black: 1 } });
    expect(planTicket(table, view, 0, ticket)).toEqual({
      state: "open",
      way: south,
      build: south,
      trains: 6,
      cards: 3,
      borrowed: [],
    });
  });

  it("counts lanes that are mine as done", () => {
    const owners = { [south[0] as number]: 0, [south[1] as number]: 0 };
    const { table, view } = position(europe, { owners, hand: { red: 2 } });
    expect(planTicket(table, view, 0, ticket)).toMatchObject({
      state: "open",
      build: [south[2]],
      trains: 2,
      cards: 0,
    });
  });

  it("is done when my lanes join both ends", () => {
    const { table, view } = position(europe, {
      owners: Object.fromEntries(south.map((one) => [one, 0])),
    });
    expect(planTicket(table, view, 0, ticket)).toEqual({ state: "done", way: south, borrowed: [] });
  });

  it("goes round a lane that someone else has taken", () => {
    const { table, view } = position(europe, { owners: { [south[0] as number]: 1 } });
    const plan = planTicket(table, view, 0, ticket);
    expect(plan.state).toBe("open");
    if (plan.state !== "open") return;
    expect(plan.way).not.toContain(south[0]);
    expect(plan.trains).toBe(11);
  });

  it("R4.4: a closed double is no way; with four players its other lane is", () => {
    const [first, second] = lanesBetween(europe, "edinburgh", "london") as [number, number];
    const edinburgh = ticketBetween(europe, "edinburgh", "paris");
    const few = position(europe, { seats: 3, owners: { [first]: 1 } });
    expect(planTicket(few.table, few.view, 0, edinburgh)).toEqual({
      state: "lost",
      why: "lanes",
      trains: 0,
    });
    const many = position(europe, { seats: 4, owners: { [first]: 1 } });
    expect(planTicket(many.table, many.view, 0, edinburgh)).toMatchObject({ state: "open" });
    expect(planTicket(many.table, many.view, 0, edinburgh)).toHaveProperty(
      "way",
      expect.arrayContaining([second]),
    );
  });

  it("is lost when the trains no longer suffice", () => {
    const { table, view } = position(europe, { trains: 5 });
    expect(planTicket(table, view, 0, ticket)).toEqual({ state: "lost", why: "trains", trains: 6 });
  });

  it("R6.3: leans on one lane of another at each of my stations", () => {
    const owners = { [south[0] as number]: 1, [south[1] as number]: 0, [south[2] as number]: 0 };
    const without = position(europe, { owners });
    expect(planTicket(without.table, without.view, 0, ticket).state).toBe("open");
    const withStation = position(europe, { owners, stations: ["roma"] });
    expect(planTicket(withStation.table, withStation.view, 0, ticket)).toEqual({
      state: "done",
      way: south,
      borrowed: ["roma"],
    });
  });

  it("R6.3: one station does not lend two lanes", () => {
    const owners = { [south[0] as number]: 1, [south[1] as number]: 1, [south[2] as number]: 0 };
    const { table, view } = position(europe, { owners, stations: ["roma"] });
    expect(planTicket(table, view, 0, ticket).state).toBe("open");
    const two = position(europe, { owners, stations: ["roma", "venezia"] });
    expect(planTicket(two.table, two.view, 0, ticket).state).toBe("done");
  });

  it("prefers, between ways of equal trains, the one the hand is nearer to", () => {
    const paris = ticketBetween(europe, "edinburgh", "paris");
    const [orange, black] = lanesBetween(europe, "edinburgh", "london") as [number, number];
    const rich = position(europe, { hand: { black: 4 } });
    expect(planTicket(rich.table, rich.view, 0, paris)).toHaveProperty(
      "way",
      expect.arrayContaining([black]),
    );
    const other = position(europe, { hand: { orange: 4 } });
    expect(planTicket(other.table, other.view, 0, paris)).toHaveProperty(
      "way",
      expect.arrayContaining([orange]),
    );
  });
});

describe("a lane someone else takes", () => {
  const plans = (owners: Record<number, number>) => {
    const { table, view } = position(europe, { owners });
    return new Map([[ticket, planTicket(table, view, 0, ticket)]]);
  };

  it("warns how many more trains the ticket takes now", () => {
    expect(warnings(plans({}), plans({ [south[0] as number]: 1 }))).toEqual([{ ticket, more: 5 }]);
  });

  it("warns when no way is left", () => {
    const all = Object.fromEntries(
      europe.lanes.flatMap(({ a, b }, i) => (a === "brindisi" || b === "brindisi" ? [[i, 1]] : [])),
    );
    expect(warnings(plans({}), plans(all))).toEqual([{ ticket, more: null }]);
  });

  it("says nothing when it costs me nothing, and nothing twice", () => {
    expect(warnings(plans({}), plans({ [lane("edinburgh", "london")]: 1 }))).toEqual([]);
    const lost = new Map([[ticket, { state: "lost", why: "lanes", trains: 0 } as const]]);
    expect(warnings(lost, lost)).toEqual([]);
  });
});
