import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openJudges } from '#judge/line.ts'
import { ROOT } from '#platform/server/root.ts'
import type { Judges, Judged, SandboxName, Work } from '#features/practice/rules/judging.ts'
import type { Language } from '#features/practice/rules/problem.ts'
import { verdictOf } from '#features/practice/rules/verdicts.ts'

/** A program that means no good, and what the judge may say of it. */
export interface Hostile {
  name: string
  language: Language
  code: string
  expected: string[]
}

const HOSTILE = join(import.meta.dirname, 'hostile')

/** The programs of `tests/judge/hostile`; the first line of each says what may become of it. */
export const listHostile = (language: Language): Hostile[] =>
  readdirSync(join(HOSTILE, language)).sort().map((file) => {
    const code = readFileSync(join(HOSTILE, language, file), 'utf8')
    const expected = /^(?:#|\/\/) (.+)/.exec(code)![1]!.split(' or ')
    return { name: file.replace(/\.\w+$/, ''), language, code, expected }
  })

/** A function that answers 42 to 20, and a program that claims to be it. */
export const workOf = (language: Language, code: string, wish: Partial<Work> = {}): Work => ({
  language,
  code,
  function: 'answer',
  parameters: [{ name: 'number', type: 'integer', says: '' }],
  returns: { type: 'integer', says: '' },
  checker: { kind: 'exact' },
  limits: { seconds: 0.2, megabytes: 64 },
  needsNumpy: false,
  tests: [{ arguments: [20], expected: 42 }],
  ...wish,
})

export const RIGHT: Record<Language, string> = {
  python: 'def answer(number):\n    return 2 * number + 2\n',
  javascript: 'function answer(number) { return 2 * number + 2 }\n',
}

export const openTrialJudge = (only?: SandboxName): Judges =>
  openJudges({ count: 1, entry: join(ROOT, 'judge/judge.ts'), log: () => undefined, ...(only && { only }) })

export const said = (judged: Judged): string => judged.trouble?.verdict ?? verdictOf(judged.outcomes)
