import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'content'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(md|json|ts|js|py)$/.test(file) && existsSync(join(ROOT, file)))

/** Phrases that sound translated, with their replacement. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(give|gives|given|giving) (it |them )?back\b/i, 'return'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\bwhy one would\b/i, 'why it matters'],
  [/\*\*Bounds\b/, '**Constraints.**'],
  [/\bstands? there\b/i, 'appears'],
  [/\bstands? (in|at|on) (both|any order|the wrong)\b/i, 'is'],
  [/\bthat is no\b/i, 'that is not a'],
  [/\bof a morning\b/i, 'in the morning'],
  [/\bthousand million\b/i, 'billion'],
  [/\bparted (by|with)\b/i, 'separated by'],
  [/\b(small|capital) letters\b/i, 'lowercase, uppercase'],
  [/\bat the least\b/i, 'at least'],
  [/\b(are|is) of no account\b/i, 'is ignored'],
  [/\banew\b/i, 'again'],
  [/\ball alike\b/i, 'all equal'],
  [/\bthe wrong way round\b/i, 'reversed'],
  [/\bin a circle\b/i, 'in a cycle'],
]

test('texts of the content are plain English', () => {
  const found = files.flatMap((file) => {
    // A sentence may continue on the next line, and in code in the next string.
    const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(/'\s*\+\s*'|\s+/g, ' ')
    return PHRASES.flatMap(([phrase, better]) => {
      const match = phrase.exec(text)?.[0]
      return match === undefined ? [] : [`${file}: "${match}" (better: ${better})`]
    })
  })
  expect(found).toEqual([])
})
