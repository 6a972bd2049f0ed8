/** The public module of connections. */
export { peopleApart, withoutApart } from './people-apart.ts'
