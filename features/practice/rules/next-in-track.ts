/** The problems of a track in the order in which they are solved. */
export interface TrackOrder<Problem> {
  problems: readonly Problem[]
}

/** Where a problem is in a track. */
export interface TrackPlace<Track> {
  track: Track
  /** Its index among the problems of the track. */
  at: number
}

/**
 * The tracks with a problem that someone has begun, the one with the most other solved problems first. A track counts also if the problem is its first one.
 */
export function begunTracks<Problem extends { id: string }, Track extends TrackOrder<Problem>>(tracks: readonly Track[], problemId: string, solved: ReadonlySet<string>): TrackPlace<Track>[] {
  return tracks
    .map((track) => ({ track, at: track.problems.findIndex(({ id }) => id === problemId), others: track.problems.filter(({ id }) => id !== problemId && solved.has(id)).length }))
    .filter(({ at, others }) => at !== -1 && (others > 0 || at === 0))
    .toSorted((a, b) => b.others - a.others)
}

/** The next unsolved problem of the track that someone follows. Null if they follow none, or have solved all of it. */
export function nextInTrack<Problem extends { id: string }>(tracks: readonly TrackOrder<Problem>[], problemId: string, solved: ReadonlySet<string>): Problem | null {
  const followed = begunTracks(tracks, problemId, solved)[0]
  if (followed === undefined) return null
  const { track: { problems }, at } = followed
  return [...problems.slice(at + 1), ...problems.slice(0, at)].find(({ id }) => !solved.has(id)) ?? null
}
