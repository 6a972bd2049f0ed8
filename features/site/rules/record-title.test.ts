import { expect, test } from 'vitest'
import { recordTitle } from './record-title.ts'
import { SHAPES } from './shapes.ts'

const fieldsOf = (key: 'team' | 'journey') => (SHAPES[key].kind === 'records' ? SHAPES[key].fields : [])

test('a folded record is called by its name, or by its year and title', () => {
  expect(recordTitle(fieldsOf('team'), { name: 'Ada Lovelace', role: 'Founder' })).toBe('Ada Lovelace')
  expect(recordTitle(fieldsOf('journey'), { year: 2023, title: 'The first course' })).toBe('2023: The first course')
  expect([recordTitle(fieldsOf('team'), { name: ' ' }), recordTitle(fieldsOf('journey'), { year: 0, title: '' })]).toEqual(['', ''])
})
