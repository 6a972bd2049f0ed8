/** The public module of practice: programs in texts, the problem of the day, and what is due for review. */
export { CodeCell } from './CodeCell.tsx'
export { DailyProblem } from './daily/DailyProblem.tsx'
export { DailyProblemFields, DueTodayPart, DueTodayQuery } from './daily/daily-query.ts'
export { NextPracticePart, NextPracticeQuery } from './next-practice-query.ts'
export { PracticeSections } from './topics/PracticeSections.tsx'
export { DueToday } from './DueToday.tsx'
