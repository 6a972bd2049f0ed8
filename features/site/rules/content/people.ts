import type { Member } from '../site.ts'

/** The founder, as home and About Us show them by default. */
export const FOUNDER: Member = {
  name: 'Ada Lindqvist',
  role: 'Founder',
  sentence: 'Taught herself machine learning from library books, wished there were somewhere to ask questions, and built it.',
  username: 'ada-lindqvist',
}

/** The team, as home and About Us show it by default. */
export const TEAM: readonly Member[] = [
  { name: 'Mateo Silva', role: 'Mentors and courses', sentence: 'Turns a lecture into six exercises and a joke.', username: 'mateo-silva' },
  { name: 'Jamila Hassan', role: 'Community', sentence: 'Knows who should meet, and usually why.', username: 'jamila-hassan' },
  { name: 'Noah Tremblay', role: 'Problems and judge', sentence: 'Has a counterexample for everything.', username: 'noah-tremblay' },
  { name: 'Olena Kovalchuk', role: 'Design', sentence: 'Removes one thing a day until nothing is missing.', username: 'olena-kovalchuk' },
]
