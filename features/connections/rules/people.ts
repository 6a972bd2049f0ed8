/** How many people stand on one page of a list. */
export const PEOPLE_PAGE = 24
/** As many as a search gives at most: further words narrow it. */
export const MAX_FOUND = 60
