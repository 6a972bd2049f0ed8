import type { Period } from '../../rules/salary.ts'

/** The part of the form about the salary. */
export interface SalaryForm {
  hasSalary: boolean
  min: string
  max: string
  currency: string
  period: Period
}

// A number that the server refuses with a sentence.
const NO_NUMBER = -1

function amount(text: string): number {
  const number = Number(text.replaceAll(/[\s,_]/g, ''))
  return text.trim() !== '' && Number.isInteger(number) && Math.abs(number) < 2_000_000_000 ? number : NO_NUMBER
}

/** The salary that a form states; null for none. With one end only, both are equal. */
export function salaryOfForm({ hasSalary, min, max, currency, period }: SalaryForm) {
  if (!hasSalary) return null
  return { min: amount(min || max), max: amount(max || min), currency, period }
}
