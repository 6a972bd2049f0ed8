import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Mutant } from './mutate-sql.ts'

const hasPython = spawnSync('python3', ['--version']).status === 0

/** The sources of the mutants of a Python program that have this change. */
function mutantsOf(source: string, change: string): string[] {
  const { stdout, stderr } = spawnSync('python3', [join(import.meta.dirname, 'mutate.py')], { input: source, encoding: 'utf8' })
  if (stderr !== '') throw new Error(stderr)
  return (JSON.parse(stdout) as Mutant[]).filter((mutant) => mutant.change === change).map((mutant) => mutant.source.trim())
}

describe.skipIf(!hasPython)('Mutants of a Python reference (requirement Q-35)', () => {
  test.each([
    ['swaps an axis', 'x.mean(axis=0)', ['x.mean(axis=1)']],
    ['swaps an axis', 'x.max(axis=1, keepdims=True)', ['x.max(axis=0, keepdims=True)']],
    ['swaps an axis', 'x.mean(axis=-1)', []],
    ['takes rows for columns', 'list(zip(*rows))', ['list(rows)']],
    ['takes rows for columns', 'list(zip(rows, others))', []],
    ['swaps two indexes', 'table[i][j + 1]', ['table[j + 1][i]']],
    ['swaps two indexes', 'table[i][i]', []],
    ['swaps two indexes', 'table[i][0]', []],
    ['ends a range early', 'range(n)', ['range(n - 1)']],
    ['ends a range early', 'range(a, b, 2)', ['range(a, b - 1, 2)']],
    ['ends a range early', 'range(a, b, -1)', ['range(a, b + 1, -1)']],
    ['ends a range early', 'range(10)', []],
    ['divides by one less', 'sum(x) / len(x)', ['sum(x) / max(1, len(x) - 1)']],
    ['divides by one less', 'total / count', ['total / max(1, count - 1)']],
    ['divides by one less', 'total / (a + b)', []],
    ['rounds a quotient', 'a / b', ['round(a / b, 4)']],
    ['rounds a quotient', 'a // b', []],
    ['rounds another way', 'int(a * b)', ['round(a * b)']],
    ['rounds another way', 'math.floor(a)', ['math.ceil(a)']],
    ['rounds another way', 'round(a, 2)', []],
  ])('%s: %s', (change, source, expected) => {
    expect(mutantsOf(source, change)).toEqual(expected)
  })

  test('a change is made once in each mutant, with the line of the change', () => {
    expect(mutantsOf('a / len(b)\nc / len(d)', 'divides by one less')).toEqual(['a / max(1, len(b) - 1)\nc / len(d)', 'a / len(b)\nc / max(1, len(d) - 1)'])
  })
})
