const SLUG_LENGTH = 100

/**
 * The address of a title: lowercase, spaces as hyphens; what cannot stand in a path segment is dropped
 * (requirement B-3). Never empty.
 */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}-]/gu, '')
    .slice(0, SLUG_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/^-+$/, '')
  return slug === '' ? 'blog' : slug
}

/** The n-th address for the same title: the second is `-2`. */
export const numberedSlug = (slug: string, n: number) => (n === 1 ? slug : `${slug}-${n}`)

/** What the page shows as title until the real one is there. */
export function titleFromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
