/** The public module of connections. */
export { blockedPersonIds, withoutBlocked } from './blocked-ids.ts'
