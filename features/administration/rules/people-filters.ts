/** The roles by which accounts are filtered: a learner has no granted role. */
export const PERSON_ROLES = ['learner', 'mentor', 'admin'] as const
export type PersonRole = (typeof PERSON_ROLES)[number]

/** The trust levels by which accounts are filtered. */
export const PERSON_LEVELS = ['new', 'member', 'regular'] as const
export type PersonLevel = (typeof PERSON_LEVELS)[number]
