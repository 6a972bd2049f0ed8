import { describe, expect, test } from 'vitest'
import { readAmount, salaryErrors, salaryOfForm, salaryReading, type SalaryForm } from './salary-form.ts'

const form = (change: Partial<SalaryForm>): SalaryForm => ({ hasSalary: true, min: '', max: '', currency: 'EUR', period: 'year', ...change })

describe('V-1 a salary as people write it', () => {
  test.each(['52000', '52,000', '52.000', '52 000', '52\u00A0000', '52\u202F000', '52’000', "52'000", '52_000', '52k', '52K', '52 k', '52.0k', '52,000.00', '52.000,00', ' 52000 ', '52000.00'])('%j is 52,000', (text) => {
    expect(readAmount(text)).toBe(52_000)
  })

  test.each([['52.5k', 52_500], ['52,5k', 52_500], ['1,250,000', 1_250_000], ['1.250.000', 1_250_000], ['12,50,000', 1_250_000], ['25', 25], ['25.00', 25], ['0', 0]])('%j is %d', (text, amount) => {
    expect(readAmount(text)).toBe(amount)
  })

  test.each(['', 'much', '52.00.0', '52,0000', '52.000.00', '1,250.000', '52,000,00', '52.000k', '0.500', '-5', '52-60k', '$52', '25.50', '5e4', '0x10', '1,250k', '99999999999'])('%j is unclear', (text) => {
    expect(readAmount(text)).toBeNull()
  })

  test('with one end only, both are equal', () => {
    expect(salaryOfForm(form({ min: '52.000' }))).toEqual({ min: 52_000, max: 52_000, currency: 'EUR', period: 'year' })
    expect(salaryOfForm(form({ max: '52k' }))).toMatchObject({ min: 52_000, max: 52_000 })
    expect(salaryOfForm(form({ hasSalary: false, max: '52k' }))).toBeNull()
  })

  test('the form says how it understands the salary', () => {
    expect(salaryReading(form({ min: '52.000', max: '61 000' }))).toBe('€52,000 to €61,000 a year')
    expect(salaryReading(form({ max: '30', currency: 'USD', period: 'hour' }))).toBe('$30 an hour')
    expect(salaryReading(form({ min: '52.000', max: '61.00.0' }))).toBeNull()
    expect(salaryReading(form({}))).toBeNull()
    expect(salaryReading(form({ hasSalary: false, min: '52k' }))).toBeNull()
  })

  test('what can’t be read is refused, and the error names it', () => {
    const refused = (change: Partial<SalaryForm>, fields: Record<string, string>) => salaryErrors(form(change), (field) => fields[field])
    const positive = { 'salary.min': 'Enter a positive number.', 'salary.max': 'Enter a positive number.' }
    expect(salaryOfForm(form({ min: '25.50' }))).toMatchObject({ min: -1, max: -1 })
    expect(refused({ min: '25.50' }, positive)).toEqual({ min: 'Enter a whole number, such as 52,000.' })
    expect(refused({ min: '52.00.0', max: '61k' }, { 'salary.min': 'Enter a positive number.' })).toEqual({ min: 'We can’t read “52.00.0”. Write it like 52,000 or 52k.' })
    expect(refused({}, positive)).toEqual({ min: 'Enter an amount, such as 52,000.' })
    expect(refused({ max: 'much' }, positive)).toEqual({ max: 'We can’t read “much”. Write it like 52,000 or 52k.' })
    // Nothing is marked before the form is sent.
    expect(refused({ min: '25.50' }, {})).toEqual({})
  })

  test('an error of a salary with one end is shown at that end', () => {
    const low = (field: string) => (field === 'salary.min' ? '€52 a year is very low.' : undefined)
    expect(salaryErrors(form({ max: '52' }), low)).toEqual({ max: '€52 a year is very low.' })
    expect(salaryErrors(form({ min: '52' }), low)).toEqual({ min: '€52 a year is very low.' })
  })
})
