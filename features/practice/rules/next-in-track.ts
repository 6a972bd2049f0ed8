/** The problems of a track in the order in which they are solved. */
export interface TrackOrder<Problem> {
  problems: readonly Problem[]
}

/**
 * The next problem of the track that someone follows: of those that contain the problem they have just solved, the one with the most other solved problems; a track counts also
 * if the problem is its first one. Null if they follow none, or have solved all of it.
 */
export function nextInTrack<Problem extends { id: string }>(tracks: readonly TrackOrder<Problem>[], problemId: string, solved: ReadonlySet<string>): Problem | null {
  const followed = tracks
    .map(({ problems }) => ({ problems, at: problems.findIndex(({ id }) => id === problemId), others: problems.filter(({ id }) => id !== problemId && solved.has(id)).length }))
    .filter(({ at, others }) => at !== -1 && (others > 0 || at === 0))
    .toSorted((a, b) => b.others - a.others)[0]
  if (followed === undefined) return null
  const { problems, at } = followed
  return [...problems.slice(at + 1), ...problems.slice(0, at)].find(({ id }) => !solved.has(id)) ?? null
}
