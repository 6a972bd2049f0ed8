/** The next unsolved problem of a contest after one of its problems, starting again from the first one; null if all are solved. */
export function nextTask<Task extends { id: string; isSolved: boolean }>(tasks: readonly Task[], problemId: string): Task | null {
  const at = tasks.findIndex(({ id }) => id === problemId)
  return [...tasks.slice(at + 1), ...tasks.slice(0, Math.max(at, 0))].find(({ isSolved }) => !isSolved) ?? null
}
