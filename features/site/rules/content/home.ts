import type { OwnerLinks } from '../site.ts'

/** The paragraph of the banner on home. */
export const WELCOME =
  'Cloggle is a hub for innovators, students and researchers in AI, machine learning and data science: read what others found out, write what you did, solve problems that are checked at once, and meet the people behind them.'

/** Where the owner can be met elsewhere; an empty address is not shown. */
export const OWNER_LINKS: OwnerLinks = { video: '', professional: '', microblog: '' }

/** What the promo toast says in turn. */
export const PROMOS: readonly string[] = [
  'New here? Write down the first thing that surprised you today.',
  'Follow three people whose work you like: your feed begins with them.',
  'Every blog may hold formulas, code and pictures. Try all three.',
  'Know something well? Ask to be a mentor from the profile menu.',
]
