/** How many days searches that found nothing are stored. */
export const MISS_DAYS = 90
