import { expect, test } from 'vitest'
import { essentialChanges, type JobContent } from './job-content.ts'

const content: JobContent = {
  company: 'Clear & Co', role: 'Analyst', location: 'Oslo', description: 'Count.', skills: ['SQL'], level: 'Mid', employment: 'full-time',
  salary: { min: 52_000, max: 61_000, currency: 'EUR', period: 'year' }, applyUrl: null, logoId: null,
}

test('V-8 changes of essential fields are found, whatever the order of the parts of a salary', () => {
  const stored = { ...content, salary: { max: 61_000, min: 52_000, period: 'year' as const, currency: 'EUR' } }
  expect(essentialChanges(stored, { ...content, skills: ['Python'], level: 'Senior' })).toEqual([])
  expect(essentialChanges(stored, { ...content, salary: { min: 52_000, max: 62_000, currency: 'EUR', period: 'year' } })).toEqual(['salary'])
  expect(essentialChanges(stored, { ...content, salary: null, role: 'Boss' })).toEqual(['role', 'salary'])
  expect(essentialChanges({ ...content, salary: null }, { ...content, salary: null })).toEqual([])
})
