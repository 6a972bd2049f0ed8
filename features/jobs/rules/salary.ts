export const PERIODS = ['hour', 'day', 'month', 'year'] as const
export type Period = (typeof PERIODS)[number]
export const PERIOD_LABELS: Record<Period, string> = { hour: 'an hour', day: 'a day', month: 'a month', year: 'a year' }

/** The currencies that the form offers. */
export const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'PLN', 'SEK', 'NOK', 'DKK', 'CZK', 'CAD', 'AUD', 'INR', 'JPY', 'SGD', 'BRL', 'ZAR', 'NGN', 'KES'] as const
export type Currency = (typeof CURRENCIES)[number]

export interface Salary {
  min: number
  max: number
  currency: string
  period: Period
}

export const MAX_AMOUNT = 100_000_000
export const MINIMUM_FIRST = 'The minimum can’t be above the maximum.'

// Working time of a year: 220 days, 8 hours each.
const PER_YEAR: Record<Period, number> = { hour: 1760, day: 220, month: 12, year: 1 }
const MAX_YEARLY = 2_000_000_000

/** The upper end of a salary for a whole year, which the filter compares. */
export const yearlyOf = ({ max, period }: Salary): number => Math.min(MAX_YEARLY, max * PER_YEAR[period])

/** A lower end below this much a year is a slip, such as 52 for 52,000. */
const LOWEST_YEARLY = 1_000

/** Why a salary can't be right; null if it may be. */
export function lowSalaryProblem(salary: Salary): string | null {
  if (salary.min * PER_YEAR[salary.period] >= LOWEST_YEARLY) return null
  return `${salaryText({ ...salary, max: salary.min })} is very low. Check the amount and the period.`
}

/** A salary as text: `€50,000 to €60,000 a year`. */
export function salaryText({ min, max, currency, period }: Salary, locale = 'en'): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
  return `${min === max ? format.format(min) : `${format.format(min)} to ${format.format(max)}`} ${PERIOD_LABELS[period]}`
}

/** The least salary of a year as text: `From €60,000 a year`. */
export const minimumText = (pay: number, currency: string): string => `From ${new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 }).format(pay)} a year`

const UNITS: Record<Period, string> = { hour: 'HOUR', day: 'DAY', month: 'MONTH', year: 'YEAR' }

/** The `baseSalary` of a `JobPosting` (schema.org). */
export const salaryFacts = ({ min, max, currency, period }: Salary): object => ({
  '@type': 'MonetaryAmount',
  currency,
  value: { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText: UNITS[period] },
})
