import { expect, test } from 'vitest'
import { linesNamedIn, namesLine } from './source-lines.ts'

const source = 'def inner(x):\n    return x[9]\n\ndef f(x):\n    return inner(x)\n'

test('the lines that a traceback names are shown, each once and in the order of the program', () => {
  expect(linesNamedIn('line 5, in f\nline 2, in inner\nline 2\nIndexError: list index out of range', source)).toEqual([
    { number: 2, text: 'return x[9]' },
    { number: 5, text: 'return inner(x)' },
  ])
})

test('lines keep their indentation against each other', () => {
  expect(linesNamedIn('line 2\n    return x[9]\nIndentationError: expected an indented block after line 1', source)).toEqual([
    { number: 1, text: 'def inner(x):' },
    { number: 2, text: '    return x[9]' },
  ])
})

test('empty lines, lines that do not exist and other numbers are left out', () => {
  expect(linesNamedIn('SyntaxError (line 3), line 99, line 0, deadline 2, row 2', source)).toEqual([])
})

test('a message that names a line is a traceback', () => {
  expect(namesLine('line 5, in f\nIndexError')).toBe(true)
  expect(namesLine('deadline 2, row 2')).toBe(false)
})
