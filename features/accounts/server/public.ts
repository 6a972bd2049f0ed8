/** The public module of accounts. */
export { decideApplication } from './apply-for-role.ts'
export { changeGrant, lockAdmins, mayDeleteAccount, requireAnotherAdmin } from './change-grant.ts'
export { listOtherAdmins } from './roles.queries.ts'
export { grantRole } from './grant-role.ts'
export { confirmPassword } from './confirm-password.ts'
export type { SuspensionStatements } from './suspension-refusal.ts'
export { endSuspension, suspendPerson } from './suspend-person.ts'
