import type { Salary } from '../rules/salary.ts'
import type { JobRow } from './jobs.queries.ts'

type Columns = Pick<JobRow, 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period'>

/** The salary of a job; null if it is not stated. */
export const salaryOf = ({ salary_min: min, salary_max: max, salary_currency: currency, salary_period: period }: Columns): Salary | null =>
  min === null || max === null || currency === null || period === null ? null : { min, max, currency, period }
