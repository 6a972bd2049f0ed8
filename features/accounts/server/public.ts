/** The door of accounts for the rest of the server. */
export { grantRole } from './grant-role.ts'
