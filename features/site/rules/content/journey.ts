import type { TimelineItem } from '../site.ts'

/** The entries of Our Journey with the specified years. */
export const JOURNEY: readonly TimelineItem[] = [
  { id: 'first-circle', year: 2015, title: 'Seven people and a whiteboard', description: 'A reading group meets on Tuesdays to work through one paper a week. By the third week, it understands one.' },
  { id: 'first-notes', year: 2017, title: 'The notes go online', description: 'The group’s notes become a public page that strangers read, correct and extend. Most of the corrections are right.' },
  { id: 'first-mentors', year: 2019, title: 'Learners become mentors', description: 'The first mentors start their own groups. Automatically judged problems replace homework that no one had time to grade.' },
  { id: 'one-place', year: 2023, title: 'One place for everything', description: 'Reading, writing, practice and people come together in one account, and Cloggle gets its name.' },
]
