/** How many days sent emails are stored. */
export const EMAIL_DAYS = 30
/** How many days counts of requests are stored. Limits look at two windows of up to a day. */
export const COUNT_DAYS = 2
