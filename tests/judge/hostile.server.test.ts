import { afterAll, describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#features/practice/rules/problem.ts'
import type { SandboxName } from '#features/practice/rules/judging.ts'
import { listHostile, openTrialJudge, RIGHT, verdictOfJudged, workOf } from './programs.ts'

/** One program of each kind; `npm run audit` tries all of them, and checks what they leave behind. */
const SAMPLE: Record<Language, string[]> = {
  python: ['asks-sockets-for-the-network', 'asks-the-network', 'fills-the-disk', 'floods-the-judge', 'forges-a-verdict', 'is-a-fork-bomb', 'kills-everybody', 'loops', 'reads-the-passwords', 'takes-all-memory'],
  javascript: ['answers-without-end', 'asks-for-a-module', 'climbs-by-constructors', 'ends-itself', 'loops-and-catches', 'pollutes-prototypes', 'prints-without-end', 'takes-all-memory', 'uses-the-engine'],
}
const SANDBOXES: SandboxName[] = ['native', 'wasm']

for (const sandbox of SANDBOXES) {
  const judges = openTrialJudge(sandbox)
  const { sandboxes, says: message } = await judges.report()
  afterAll(() => judges.stop())

  describe.skipIf(!LANGUAGES.every((language) => sandboxes[language] === sandbox))(`Malicious submissions in the ${sandbox} sandbox (requirement J-11): ${message}`, () => {
    test.each(LANGUAGES)('%s: each gets an expected verdict, and the judge goes on', async (language) => {
      const programs = listHostile(language).filter(({ name }) => SAMPLE[language].includes(name))
      expect(programs.map(({ name }) => name)).toEqual(SAMPLE[language])
      const wrong: string[] = []
      for (const { name, code, expected } of programs) {
        const verdict = verdictOfJudged(await judges.judge(workOf(language, code, { limits: { seconds: 0.2, megabytes: 64 } })))
        if (!expected.includes(verdict)) wrong.push(`${name}: ${verdict}`)
      }
      expect(wrong).toEqual([])
      expect(verdictOfJudged(await judges.judge(workOf(language, RIGHT[language])))).toBe('Accepted')
    }, 60_000)
  })
}

test('no malicious submission may be accepted', () => {
  const all = LANGUAGES.flatMap(listHostile)
  expect(all.filter(({ expected }) => expected.includes('Accepted') || expected.includes('Judge Error'))).toEqual([])
})
