/** Texts of the board. */
export const board = {};
