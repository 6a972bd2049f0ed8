import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openJudges } from '#judge/line.ts'
import { RIGHT, trialWork } from '#judge/self-test.ts'
import { PROJECT_ROOT } from '#platform/server/project-root.ts'
import type { Judges, Judged, SandboxName, Work } from '#features/practice/rules/judging.ts'
import type { Language } from '#features/practice/rules/problem.ts'
import { verdictOf } from '#features/practice/rules/verdicts.ts'

/** A malicious program, and the verdicts that it may get. */
export interface Hostile {
  name: string
  language: Language
  code: string
  expected: string[]
}

const HOSTILE = join(import.meta.dirname, 'hostile')

/** The programs of `tests/judge/hostile`; the first line of each lists the allowed verdicts. */
export const listHostile = (language: Language): Hostile[] =>
  readdirSync(join(HOSTILE, language)).sort().map((file) => {
    const code = readFileSync(join(HOSTILE, language, file), 'utf8')
    const expected = /^(?:#|\/\/) (.+)/.exec(code)![1]!.split(' or ')
    return { name: file.replace(/\.\w+$/, ''), language, code, expected }
  })

export { RIGHT }

/** A program that claims to return 42 for 20, with narrow limits. */
export const workOf = (language: Language, code: string, input: Partial<Work> = {}): Work => ({ ...trialWork(language, code), limits: { seconds: 0.2, megabytes: 64 }, ...input })

const SOURCES = 'judge/judge.ts'
/** As `npm start` runs it. */
export const BUILT_JUDGE = 'build/judge/judge.mjs'

export const openTrialJudge = (only?: SandboxName, entry = SOURCES, servesPages = false): Judges =>
  openJudges({ count: 1, entry: join(PROJECT_ROOT, entry), servesPages, log: () => undefined, ...(only && { only }) })

export const verdictOfJudged = (judged: Judged): string => judged.trouble?.verdict ?? verdictOf(judged.outcomes)
