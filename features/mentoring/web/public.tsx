/** The public module of mentoring: what is due soon, and the groups of a mentor. */
export { DueSoon } from './DueSoon.tsx'
export { DueSoonPart, DueSoonQuery } from './due-soon-query.ts'
export { LedGroupsQuery } from './group-query.ts'
export { MembersOnly } from './MembersOnly.tsx'
export { Loading } from './Loading.tsx'
export { LocalTime } from './LocalTime.tsx'
export { WhenText } from './WhenText.tsx'
export type { GroupSection } from './extension-points.ts'
