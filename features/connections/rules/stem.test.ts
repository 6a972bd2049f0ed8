import { expect, test } from 'vitest'
import { stemOf } from './stem.ts'

test('relatives share a stem, and short words stay whole', () => {
  expect(['statistics', 'statistician', 'statisticians', 'statistical'].map(stemOf)).toEqual(['statist', 'statist', 'statist', 'statist'])
  expect(['engineering', 'engineers', 'biology', 'biologist', 'chemistry', 'nurses'].map(stemOf)).toEqual(['engineer', 'engineer', 'biolog', 'biolog', 'chemist', 'nurse'])
  expect(['python', 'chess', 'maths', 'ada'].map(stemOf)).toEqual(['python', 'chess', 'maths', 'ada'])
})
