const SLUG_LENGTH = 100

/** The slug of a title: lowercase, hyphens for spaces, without characters that a path segment cannot hold (requirement B-3). Never empty. */
export function slugOf(title: string, fallback = 'blog'): string {
  const slug = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}-]/gu, '')
    .replace(/-{2,}/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/^-|-$/g, '')
  return slug === '' ? fallback : slug
}

/** The n-th slug for the same title: the second ends in `-2`. */
export const numberedSlug = (slug: string, n: number) => (n === 1 ? slug : `${slug}-${n}`)

/** The title that the page shows until the real one is loaded. */
export function titleFromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
