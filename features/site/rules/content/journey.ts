import type { TimelineItem } from '../site.ts'

/** Our Journey, with the specified years. */
export const JOURNEY: readonly TimelineItem[] = [
  { id: 'first-circle', year: 2015, title: 'Seven people and a whiteboard', description: 'A reading circle meets on Tuesdays to understand one paper a week. After the third week it understands one.' },
  { id: 'first-notes', year: 2017, title: 'The notes go online', description: 'The minutes of the circle become a page that strangers read, correct and continue. Most of the corrections are right.' },
  { id: 'first-mentors', year: 2019, title: 'Those who learned begin to teach', description: 'The first mentors take on groups of their own. Problems with a judge replace homework that nobody had time to mark.' },
  { id: 'one-place', year: 2023, title: 'One place for all of it', description: 'Reading, writing, practising and meeting move under one roof and one account, and Cloggle gets its name.' },
]
