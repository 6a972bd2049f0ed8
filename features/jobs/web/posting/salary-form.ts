import { salaryText, type Period, type Salary } from '../../rules/salary.ts'

/** The part of the form about the salary. */
export interface SalaryForm {
  hasSalary: boolean
  min: string
  max: string
  currency: string
  period: Period
}

// A number that the server refuses; `salaryErrors` says why.
const NO_NUMBER = -1
const MAX_READ = 2_000_000_000

const PLAIN = /^\d+(?:[.,]0{1,2})?$/
const GROUPED = /^[1-9]\d{0,2}([., '_])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]0{1,2})?$/
/** Groups of two digits, as in 12,50,000. */
const INDIAN = /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.0{1,2})?$/
const THOUSANDS = /^(\d{1,6})(?:[.,](\d{1,2}))? ?k$/i
const WITH_CENTS = /^\d[\d., '_]*[.,]\d{1,2}$/

const cleaned = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').replaceAll('’', "'")

/** A whole amount as people write it: `52,000`, `52.000`, `52 000`, `52'000` or `52k`; null if it is unclear. */
export function readAmount(typed: string): number | null {
  const text = cleaned(typed)
  const thousands = THOUSANDS.exec(text)
  const isNumber = PLAIN.test(text) || GROUPED.test(text) || INDIAN.test(text)
  if (thousands === null && !isNumber) return null
  const amount = thousands === null ? Number(text.replace(/[.,]0{1,2}$/, '').replaceAll(/\D/g, '')) : Math.round(Number(`${thousands[1]}.${thousands[2] ?? 0}`) * 1000)
  return amount <= MAX_READ ? amount : null
}

const isBlank = (text: string): boolean => text.trim() === ''

/** The ends of the range as text. With one end only, both are equal. */
function endsOf({ min, max }: SalaryForm): { min: string; max: string } {
  return { min: isBlank(min) ? max : min, max: isBlank(max) ? min : max }
}

/** The salary that a form states; null for none. */
export function salaryOfForm(form: SalaryForm): Salary | null {
  if (!form.hasSalary) return null
  const { min, max } = endsOf(form)
  return { min: readAmount(min) ?? NO_NUMBER, max: readAmount(max) ?? NO_NUMBER, currency: form.currency, period: form.period }
}

/** How the form is understood, such as `€52,000 to €61,000 a year`; null if it states nothing or is unclear. */
export function salaryReading(form: SalaryForm): string | null {
  const salary = salaryOfForm(form)
  return salary === null || salary.min === NO_NUMBER || salary.max === NO_NUMBER ? null : salaryText(salary)
}

function problemOf(text: string): string | undefined {
  if (isBlank(text)) return 'Enter an amount, such as 52,000.'
  if (readAmount(text) !== null) return undefined
  return WITH_CENTS.test(cleaned(text)) && !/([.,]).*\1/.test(text) ? 'Enter a whole number, such as 52,000.' : `We can’t read “${text.trim()}”. Write it like 52,000 or 52k.`
}

/** The errors of both ends after the form was refused. Those of a salary with one end are shown at that end. */
export function salaryErrors(form: SalaryForm, errorAt: (field: string) => string | undefined): { min?: string; max?: string } {
  const [min, max] = [errorAt('salary.min'), errorAt('salary.max')]
  const at = (end: 'min' | 'max', error: string | undefined) => (error === undefined ? {} : { [end]: problemOf(form[end]) ?? error })
  if (isBlank(form.max)) return at('min', min ?? max)
  if (isBlank(form.min)) return at('max', min ?? max)
  return { ...at('min', min), ...at('max', max) }
}
