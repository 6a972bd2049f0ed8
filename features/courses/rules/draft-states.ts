/**
 * The state of a draft. `published`: it has no changes that were not published. `returned`: a reviewer asked for changes. Only a draft in
 * review cannot be edited.
 */
export const DRAFT_STATES = ['draft', 'review', 'returned', 'published'] as const
export type DraftState = (typeof DRAFT_STATES)[number]

export const DRAFT_STATE_LABELS: Record<DraftState, string> = { draft: 'Draft', review: 'In review', returned: 'Changes requested', published: 'Published' }

/** The size of a course as JSON, in bytes. */
export const MAX_COURSE_BYTES = 1_000_000
export const TOO_LARGE_COURSE = 'A course can have up to 1 MB of text. Shorten it, or split it into two courses.'
export const MAX_OWN_COURSES = 200

export const OUTDATED_DRAFT = 'This course was edited in another window. Your changes are still here.'
