import { afterAll, describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#features/practice/rules/problem.ts'
import type { SandboxName } from '#features/practice/rules/judging.ts'
import { listMalicious, startTestJudge, CORRECT, verdictOfResult, inputOf } from './programs.ts'

/** One program of each kind. `npm run audit` runs all of them, and checks what they leave behind. */
const SAMPLE: Record<Language, string[]> = {
  python: ['asks-sockets-for-the-network', 'asks-the-network', 'fills-the-disk', 'floods-the-judge', 'forges-a-verdict', 'is-a-fork-bomb', 'kills-everybody', 'loops', 'reads-the-passwords', 'takes-all-memory'],
  javascript: ['answers-without-end', 'asks-for-a-module', 'climbs-by-constructors', 'ends-itself', 'loops-and-catches', 'pollutes-prototypes', 'prints-without-end', 'takes-all-memory', 'uses-the-engine'],
  sql: ['attaches-a-file', 'has-an-endless-cte', 'makes-a-huge-blob', 'nests-parentheses', 'writes-a-file'],
}
/** The languages of each sandbox: SQL has no native one. */
const SANDBOXES: [SandboxName, Language[]][] = [['native', ['python', 'javascript']], ['wasm', [...LANGUAGES]]]

for (const [sandbox, languages] of SANDBOXES) {
  const judges = startTestJudge(sandbox)
  const { sandboxes, summary } = await judges.report()
  afterAll(() => judges.stop())

  describe.skipIf(!languages.every((language) => sandboxes[language] === sandbox))(`Malicious submissions in the ${sandbox} sandbox (requirement J-11): ${summary}`, () => {
    test.each(languages)('%s: each program gets an acceptable verdict, and the judge keeps running', async (language) => {
      const programs = listMalicious(language).filter(({ name }) => SAMPLE[language].includes(name))
      expect(programs.map(({ name }) => name)).toEqual(SAMPLE[language])
      const wrong: string[] = []
      for (const { name, code, expected } of programs) {
        const verdict = verdictOfResult(await judges.judge(inputOf(language, code, { limits: { seconds: 0.2, megabytes: 64 } })))
        if (!expected.includes(verdict)) wrong.push(`${name}: ${verdict}`)
      }
      expect(wrong).toEqual([])
      expect(verdictOfResult(await judges.judge(inputOf(language, CORRECT[language])))).toBe('Accepted')
    }, 60_000)
  })
}

test('no acceptable verdict is Accepted or Judge Error', () => {
  const all = LANGUAGES.flatMap(listMalicious)
  expect(all.filter(({ expected }) => expected.includes('Accepted') || expected.includes('Judge Error'))).toEqual([])
})
