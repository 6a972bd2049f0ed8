import { z } from 'zod'

/** The spans of the charts, in days. */
export const CHART_DAYS = [30, 90, 365] as const
export const MAX_CHART_DAYS = 365

export const chartsInput = z.object({
  days: z.int('Choose a number of days.').min(7, 'Choose at least seven days.').max(MAX_CHART_DAYS, 'Choose at most a year.'),
})
