/** The public module of mentoring: what is due soon, and the groups of a mentor, for the home page. */
export { DueSoon } from './DueSoon.tsx'
export { DueSoonPart, DueSoonQuery } from './due-soon-query.ts'
