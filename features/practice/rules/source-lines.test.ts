import { expect, test } from 'vitest'
import { linesNamedIn } from './source-lines.ts'

const source = 'def inner(x):\n    return x[9]\n\ndef f(x):\n    return inner(x)\n'

test('the lines that a traceback names are shown, each once and in its order', () => {
  expect(linesNamedIn('line 5, in f\nline 2, in inner\nline 2\nIndexError: list index out of range', source)).toEqual([
    { number: 5, text: 'return inner(x)' },
    { number: 2, text: 'return x[9]' },
  ])
})

test('empty lines, lines that do not exist and other numbers are left out', () => {
  expect(linesNamedIn('SyntaxError (line 3), line 99, line 0, deadline 2, row 2', source)).toEqual([])
})
