/** The limits and messages of series (requirement B-41). */
export const SERIES_TITLE_LENGTH = 120
export const SERIES_DESCRIPTION_LENGTH = 500
export const MAX_SERIES = 50
export const MAX_PARTS = 100

export const SERIES_OUTDATED = 'This series was changed in another window after you opened it.'
export const TOO_MANY_SERIES = `You have ${MAX_SERIES} series already. Delete one first.`
export const SERIES_FULL = `This series is full: it has ${MAX_PARTS} parts.`
export const SAME_TITLE = 'You already have a series with this title.'

/** The series of a blog, as chosen in the publish step: none, one of the author's, or a new one with a title. */
export interface SeriesChoice {
  id: string | null
  /** Only of a new one. */
  title: string | null
}

interface Part {
  _id: string
}

/** Where a blog stands among the published parts of its series; null if it is not one of them. */
export function placeOf<P extends Part>(parts: readonly P[], blogId: string): { number: number; previous: P | null; next: P | null } | null {
  const at = parts.findIndex(({ _id }) => _id === blogId)
  return at < 0 ? null : { number: at + 1, previous: parts[at - 1] ?? null, next: parts[at + 1] ?? null }
}

/** The part to go on with: the first unread one. After everything was read, and before anything was, it is the first. */
export function nextToRead<P extends Part>(parts: readonly P[], read: ReadonlySet<string>): P | null {
  return parts.find(({ _id }) => !read.has(_id)) ?? parts[0] ?? null
}

/** The list with one item a step earlier (-1) or later (1); the same list at its ends. */
export function moved<Item>(items: readonly Item[], at: number, by: -1 | 1): readonly Item[] {
  const to = at + by
  const item = items[at]
  return item === undefined || to < 0 || to >= items.length ? items : items.toSpliced(at, 1).toSpliced(to, 0, item)
}

/** `5 parts · 42 min`. */
export const seriesLength = (parts: number, minutes: number) => `${parts === 1 ? '1 part' : `${parts} parts`} · ${minutes} min`

export const HIDDEN_SERIES = 'A moderator hid this series, so it can’t be deleted. You can appeal.'
