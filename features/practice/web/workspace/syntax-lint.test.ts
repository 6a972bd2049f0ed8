import { javascript } from '@codemirror/lang-javascript'
import { python } from '@codemirror/lang-python'
import { EditorState } from '@codemirror/state'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { syntaxErrors } from './syntax-lint.ts'

const errorsIn = (doc: string, grammar: 'python' | 'javascript') => syntaxErrors(EditorState.create({ doc, extensions: [grammar === 'python' ? python() : javascript()] }))

test('a syntax error is marked in its line', () => {
  expect(errorsIn('def f(x):\n    return (x + 1\n', 'python')[0]).toMatchObject({ severity: 'error' })
  expect(errorsIn('function f() {\n  return [1, 2\n}\n', 'javascript').length).toBeGreaterThan(0)
})

test('right programs have no marks', () => {
  for (const [file, grammar] of [['reference.py', 'python'], ['reference.js', 'javascript']] as const) {
    expect(errorsIn(readFileSync(`content/problems/two-sum/${file}`, 'utf8'), grammar), file).toEqual([])
  }
  expect(errorsIn('match x:\n    case [a, *rest] if (n := len(rest)) > 1:\n        print(f"{a!r:>{n}}")\n', 'python')).toEqual([])
})

test('a long program that the editor has not read to its end has no marks', () => {
  expect(errorsIn('print([1, 2, (3, 4)])\n'.repeat(20_000), 'python')).toEqual([])
})
