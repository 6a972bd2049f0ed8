/** Articles on one page of the list. */
export const PAGE_SIZE = 8
/** The list ends here; older articles are found by searching. */
export const MAX_PAGES = 100
/** How many articles are offered after one. */
export const READ_NEXT_SIZE = 3
export const TRENDING_SIZE = 4
/** The number of articles of `GET /api/tech-news`. */
export const API_SIZE = 30

/** Specification, section 9. */
export const DEFAULT_READ_MINUTES = 4
export const SKELETONS = 3

export const TITLE_LENGTH = 200
export const EXCERPT_LENGTH = 800
export const CONTENT_LENGTH = 100_000
export const MAX_SOURCES = 200
/** "Fewer like this" of one person. */
export const MAX_FEWER = 50
/** The part of articles that remains after "fewer like this": one in so many. */
export const FEWER_KEEPS_ONE_IN = 4

/** The text of the read time. */
export const readTimeText = (minutes: number | null) => `${minutes ?? DEFAULT_READ_MINUTES} min`

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** The date of an article as text, the same for everybody. */
export const dateText = (at: Date) => DAY.format(at)
