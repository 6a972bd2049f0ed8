/** The door of accounts for the rest of the server. */
export { decideApplication } from './apply-for-role.ts'
export { changeGrant } from './change-grant.ts'
export { grantRole } from './grant-role.ts'
export { suspendPerson } from './suspend-person.ts'
