/** The public module of accounts. */
export { decideApplication } from './apply-for-role.ts'
export { changeGrant, mayLeave } from './change-grant.ts'
export { grantRole } from './grant-role.ts'
export { provenLogin } from './confirm-password.ts'
export { suspendPerson } from './suspend-person.ts'
