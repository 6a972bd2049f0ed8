/** The orders of accounts; `-` is descending. */
export const PEOPLE_ORDERS = ['joined', '-joined', 'active', '-active', 'reports', '-reports'] as const
export type PeopleOrder = (typeof PEOPLE_ORDERS)[number]
