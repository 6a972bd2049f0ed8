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

/** The next unsolved problem after a place in a track, from its end on at its start. Null if all others are solved. */
export const nextUnsolved = <Problem extends { id: string }>({ track: { problems }, at }: TrackPlace<TrackOrder<Problem>>, solved: ReadonlySet<string>): Problem | null =>
  [...problems.slice(at + 1), ...problems.slice(0, at)].find(({ id }) => !solved.has(id)) ?? null

/** The next unsolved problem of the track that someone has begun and is furthest in. Null if there is none, or they have solved all of it. */
export function nextInTrack<Problem extends { id: string }>(tracks: readonly TrackOrder<Problem>[], problemId: string, solved: ReadonlySet<string>): Problem | null {
  const begun = begunTracks(tracks, problemId, solved)[0]
  return begun === undefined ? null : nextUnsolved(begun, solved)
}

/** The next unsolved problem of this track, if it has the problem. */
export function nextOfTrack<Problem extends { id: string }>(track: TrackOrder<Problem> | undefined, problemId: string, solved: ReadonlySet<string>): Problem | null {
  const at = track?.problems.findIndex(({ id }) => id === problemId) ?? -1
  return track === undefined || at === -1 ? null : nextUnsolved({ track, at }, solved)
}
