/** The first task after this one that is not solved, else the first one before it; undefined if all others are solved. */
export function nextOpen<Task extends { slug: string; isSolved: boolean }>(tasks: readonly Task[], slug: string): Task | undefined {
  const at = tasks.findIndex((task) => task.slug === slug)
  return [...tasks.slice(at + 1), ...tasks.slice(0, Math.max(at, 0))].find(({ isSolved }) => !isSolved)
}
