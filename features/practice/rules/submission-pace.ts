/** Submissions of the same moment are started this far apart, and all of them within `withinMs` (requirement J-16). */
export const SUBMISSION_PACE = { ms: 50, withinMs: 1_000 } as const
