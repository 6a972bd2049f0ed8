import { expect, test } from 'vitest'
import { similarity } from './similarity.ts'

const SUM = 'def total(values):\n    result = 0\n    for value in values:\n        result += value\n    return result\n'

test('the same program is fully similar, also with other names, spaces and comments', () => {
  expect(similarity(SUM, SUM)).toBe(1)
  expect(similarity(SUM, '# adds up\ndef total(xs):\n  s = 0\n  for x in xs:\n    s += x  # one more\n  return s\n')).toBe(1)
})

test('a small change is similar, another way to solve it is not', () => {
  expect(similarity(SUM, SUM.replace('result = 0', 'result = 0.0'))).toBeGreaterThan(0.6)
  expect(similarity(SUM, 'def total(values):\n    return sum(values)\n')).toBeLessThan(0.4)
})

test('short and empty programs are compared without a fault', () => {
  expect(similarity('', SUM)).toBe(0)
  expect(similarity('', '')).toBe(0)
  expect(similarity('x', 'x')).toBe(1)
})
