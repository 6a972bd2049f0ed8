/** The public module of mentoring for the server: groups for their mentors. */
export { groupForChange, groupForReading } from './mentoring.access.ts'
export { isMentor } from './members.queries.ts'
