/** How long a blog must have been published to count as the same publication when it is published again, in milliseconds. */
export const PUBLICATION_HOLDS_AFTER = 3600 * 1000

/**
 * Whether publishing a blog now is its first publication (requirement B-45). A blog that its author unpublished within an hour was hardly read,
 * for example because it was published by mistake, so it is new again. Otherwise it keeps its date, and followers are not notified a second time.
 */
export function isFirstPublication(before: { created_at: Date; published_at: Date | null; unpublished_at: Date | null } | null): boolean {
  if (before === null) return true
  if (before.published_at !== null || before.unpublished_at === null) return false
  return before.unpublished_at.getTime() - before.created_at.getTime() < PUBLICATION_HOLDS_AFTER
}
