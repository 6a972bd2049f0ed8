/** The result of a mutation without a value: true, once its work is done. */
export const done = async (work: Promise<unknown>): Promise<boolean> => (await work, true)
