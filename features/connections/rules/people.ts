/** The number of people on one page of a list. */
export const PEOPLE_PAGE = 24
/** The most results of one search: more words narrow it. */
export const MAX_FOUND = 60
/** The number of skills that a card shows. */
export const CARD_SKILLS = 3
