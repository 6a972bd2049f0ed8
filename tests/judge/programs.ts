import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startJudges } from '#judge/judge-client.ts'
import { CORRECT, testInput } from '#judge/self-test.ts'
import { PROJECT_ROOT } from '#platform/server/project-root.ts'
import type { JudgeInput, JudgeResult, Judges, SandboxName } from '#features/practice/rules/judging.ts'
import type { Language } from '#features/practice/rules/problem.ts'
import { verdictOf } from '#features/practice/rules/verdicts.ts'

/** A malicious program, and the verdicts that are acceptable for it. */
export interface MaliciousProgram {
  name: string
  language: Language
  code: string
  expected: string[]
}

const MALICIOUS = join(import.meta.dirname, 'malicious')

/** The programs of `tests/judge/malicious`; the first line of each names its acceptable verdicts. */
export const listMalicious = (language: Language): MaliciousProgram[] =>
  readdirSync(join(MALICIOUS, language)).sort().map((file) => {
    const code = readFileSync(join(MALICIOUS, language, file), 'utf8')
    const expected = /^(?:#|\/\/|--) (.+)/.exec(code)![1]!.split(' or ')
    return { name: file.replace(/\.\w+$/, ''), language, code, expected }
  })

export { CORRECT }

/** The input for a program whose function `answer` should return 42 for 20, with tight limits. */
export const inputOf = (language: Language, code: string, overrides: Partial<JudgeInput> = {}): JudgeInput => ({
  ...testInput(language, code), limits: { seconds: 0.2, megabytes: 64 }, ...overrides,
})

const SOURCES = 'judge/judge.ts'
/** As `npm start` runs it. */
export const BUILT_JUDGE = 'build/judge/judge.mjs'

export const startTestJudge = (only?: SandboxName, entry = SOURCES, servesPages = false): Judges =>
  startJudges({ count: 1, entry: join(PROJECT_ROOT, entry), servesPages, log: () => undefined, ...(only && { only }) })

export const verdictOfResult = (result: JudgeResult): string => result.failure?.verdict ?? verdictOf(result.outcomes)
