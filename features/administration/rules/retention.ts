/** How many days the hourly counts of the site are stored. */
export const METRIC_DAYS = 400
