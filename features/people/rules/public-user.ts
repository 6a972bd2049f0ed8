import type { Role } from '#platform/rules/viewer.ts'

export const DEFAULT_ROLE_LABEL = 'User'
export const DEFAULT_LOCATION = 'Unknown'
export const DEFAULT_AVATAR = '/avatar.svg'

const LABELS: Record<Role, string> = { learner: 'Learner', mentor: 'Mentor', admin: 'Admin' }

/** What the active role is called beside a name; without one the label is `User`. */
export const roleLabel = (role: Role | null) => (role === null ? DEFAULT_ROLE_LABEL : LABELS[role])
