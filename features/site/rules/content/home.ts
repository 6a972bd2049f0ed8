import type { OwnerLinks } from '../site.ts'

/** The paragraph of the banner on home. */
export const WELCOME =
  'Cloggle is a hub for innovators, students and researchers in AI, machine learning and data science: read what others have learned, share your own work, solve problems with instant feedback, and meet people doing the same.'

/** Where the owner can be met elsewhere; an empty address is not shown. */
export const OWNER_LINKS: OwnerLinks = { video: '', professional: '', microblog: '' }

/** What the promo toast says in turn. */
export const PROMOS: readonly string[] = [
  'New here? Write down the first thing that surprised you today.',
  'Follow three people to start your feed.',
  'Blogs support formulas, code and images. Try all three.',
  'Know something well? Apply to be a mentor from the profile menu.',
]
