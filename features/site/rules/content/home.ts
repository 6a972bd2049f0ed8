import type { OwnerLinks } from '../site.ts'

/** The welcome paragraph on the home page. */
export const WELCOME =
  'Cloggle is a hub for innovators, students and researchers in AI, machine learning and data science: read what others have learned, share your own work, solve problems with instant feedback, and meet others who do the same.'

/** Links to the owner's pages; empty ones are not shown. */
export const OWNER_LINKS: OwnerLinks = { video: '', professional: '', microblog: '' }

/** The lines of the promo toast. */
export const PROMOS: readonly string[] = [
  'Try a problem: your code runs right in your browser.',
  'Follow people whose work you like. Your feed shows what they write.',
  'Blogs support formulas, code and images. Try all three.',
  'Know something well? Apply to be a mentor from the profile menu.',
]
