/** The public module of connections. */
export { peopleApart, withoutApart } from './blocked-ids.ts'
