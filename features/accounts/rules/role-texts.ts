/** The roles that are given and taken; everybody is a learner. */
export const GRANTED_ROLES = ['mentor', 'admin'] as const
export type GrantedRole = (typeof GRANTED_ROLES)[number]

export const APPLICATION_LENGTH = 2_000
export const ANSWER_LENGTH = 1_000

export const ROLE_NOT_GRANTED = 'This role was not granted to you.'
export const APPLIED_ALREADY = 'You have asked for this role already. An admin will look at it.'
export const HELD_ALREADY = 'You hold this role already.'
export const DECIDED_ALREADY = 'Somebody else has decided this meanwhile.'
export const LAST_ADMIN = 'This is the last admin. Make somebody else an admin first.'
export const SUSPEND_ONESELF = 'Nobody can suspend themselves.'
export const SAY_WHY = 'Please say why: it is kept in the audit log.'
