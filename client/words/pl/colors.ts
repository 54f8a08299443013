/** Kolory kart w rodzaju żeńskim (karta, trasa), w przypadkach, których wymagają zdania. */
import type { Words } from "../types.ts";

type CardWord = keyof Words["table"]["cards"];

interface Declined {
  /** 1 czerwona */
  readonly one: string;
  /** weź czerwoną */
  readonly taken: string;
  /** 3 czerwone */
  readonly few: string;
  /** 5 czerwonych */
  readonly many: string;
  /** brakuje 1 czerwonej */
  readonly missing: string;
}

function adjective(stem: string, soft: "" | "i" = ""): Declined {
  return {
    one: `${stem}a`,
    taken: `${stem}ą`,
    few: `${stem}${soft}e`,
    many: `${stem}${soft || "y"}ch`,
    missing: `${stem}${soft}ej`,
  };
}

export const declined: Readonly<Record<CardWord, Declined>> = {
  purple: adjective("fioletow"),
  blue: adjective("niebiesk", "i"),
  orange: adjective("pomarańczow"),
  white: adjective("biał"),
  green: adjective("zielon"),
  yellow: adjective("żółt"),
  black: adjective("czarn"),
  red: adjective("czerwon"),
  locomotive: {
    one: "lokomotywa",
    taken: "lokomotywę",
    few: "lokomotywy",
    many: "lokomotyw",
    missing: "lokomotywy",
  },
};
