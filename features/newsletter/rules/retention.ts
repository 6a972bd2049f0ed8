/** How many days a request to subscribe is stored that is never confirmed. */
export const UNCONFIRMED_DAYS = 7
/** How many days an ended subscription is stored. */
export const ENDED_DAYS = 365
