import { expect, test } from 'vitest'
import { newCodeLine } from './code-indent.ts'

test('a new line of code keeps the indentation, goes in after a colon or an open bracket, and an empty line ends it', () => {
  const inserted = (before: string) => newCodeLine(before).insert
  expect(inserted('x = 1')).toBe('\n')
  expect(inserted('def f(x):')).toBe('\n    ')
  expect(inserted('for i in y:\n    if i:  ')).toBe('\n        ')
  expect(inserted('a\n    return x')).toBe('\n    ')
  expect(inserted('func main() {')).toBe('\n    ')
  expect(inserted('all:\n\tif x:')).toBe('\n\t\t')
  expect(newCodeLine('if x:\n    ')).toEqual({ remove: 4, insert: '\n' })
  expect(newCodeLine('')).toEqual({ remove: 0, insert: '\n' })
})
