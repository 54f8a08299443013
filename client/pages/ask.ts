/** A question that has to be answered before something is done that cannot be taken back. */
export const ask = async (question: string, yes: string): Promise<boolean> =>
  (await import("./Question.tsx")).put(question, yes);
