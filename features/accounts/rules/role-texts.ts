/** The roles that are given and taken; everybody is a learner. */
export const GRANTED_ROLES = ['mentor', 'admin'] as const
export type GrantedRole = (typeof GRANTED_ROLES)[number]

export const APPLICATION_LENGTH = 2_000
export const ANSWER_LENGTH = 1_000

export const ROLE_NOT_GRANTED = 'You don’t have this role.'
export const APPLIED_ALREADY = 'You’ve already applied for this role. An admin will review your application.'
export const HELD_ALREADY = 'You already have this role.'
export const DECIDED_ALREADY = 'Another admin has already decided this.'
export const LAST_ADMIN = 'This is the last admin. Make another member an admin first.'
export const SUSPEND_ONESELF = 'You can’t suspend yourself.'
export const SAY_WHY = 'Enter a reason. It’s recorded in the audit log.'
