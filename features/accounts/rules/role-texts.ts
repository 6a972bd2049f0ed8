/** The roles that admins grant and remove. Everybody is a learner. */
export const GRANTED_ROLES = ['mentor', 'admin'] as const
export type GrantedRole = (typeof GRANTED_ROLES)[number]

export const APPLICATION_LENGTH = 2_000
export const ANSWER_LENGTH = 1_000

export const ROLE_NOT_GRANTED = 'You don’t have this role.'
export const ALREADY_APPLIED = 'You’ve already applied for this role. An admin will review your application.'
export const ROLE_ALREADY_HELD = 'You already have this role.'
export const ALREADY_DECIDED = 'Another admin has already decided this.'
export const OWN_APPLICATION = 'You can’t decide your own application. Ask another admin.'
export const LAST_ADMIN = 'This is the last admin. Make another member an admin first.'
export const BANNED = 'This person is banned. Only a successful appeal lets them back in.'
export const CANNOT_SUSPEND_YOURSELF = 'You can’t suspend yourself.'
export const SUSPENDED_BY_ADMINS = 'Only admins can suspend or unsuspend an admin.'
export const SUSPENSION_IN_PAST = 'The suspension must end in the future.'
export const REASON_REQUIRED = 'Enter a reason. It’s recorded in the audit log.'
