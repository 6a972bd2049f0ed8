import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** An effect that is an expression hands what it gives to React as its way back; only a function may be that. */
const LOOSE = /\buse(?:Layout|Insertion)?Effect\(\s*(?:async\b|\(\) =>(?!\s*(?:\{|\(\) =>)))/

test('an effect gives back nothing, or how it is undone', () => {
  const files = globSync('{app,features,platform}/**/*.{ts,tsx}').filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => LOOSE.test(readFileSync(file, 'utf8')))).toEqual([])
})
