const chains = new Map<string, Promise<unknown>>()

/**
 * Runs work for one conversation after the work that this process started for it before. Its row lock orders writers anyway; this way they
 * don't each hold a database connection while they wait.
 */
export async function oneAtATime<Result>(conversationId: string, work: () => Promise<Result>): Promise<Result> {
  const previous = chains.get(conversationId) ?? Promise.resolve()
  const result = previous.then(work, work)
  const settled = result.then(() => {}, () => {})
  chains.set(conversationId, settled)
  try {
    return await result
  } finally {
    if (chains.get(conversationId) === settled) chains.delete(conversationId)
  }
}
