/** The trust levels by which accounts are filtered. */
export const PERSON_LEVELS = ['new', 'member', 'regular'] as const
export type PersonLevel = (typeof PERSON_LEVELS)[number]
