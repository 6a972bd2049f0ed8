/** The door of connections for other features' servers. */
export { peopleApart, withoutApart } from './people-apart.ts'
