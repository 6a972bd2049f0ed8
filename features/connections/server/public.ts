/** The public module of connections. */
export { countFollowed } from './follows.queries.ts'
export { hasBlocked } from './viewer-people.queries.ts'
export { blockedPersonIds, withoutBlocked } from './blocked-ids.ts'
