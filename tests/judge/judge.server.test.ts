import { afterAll, describe, expect, test } from 'vitest'
import { allButTheFirst, coresOf } from '#judge/cores.ts'
import { readSolutions } from '#features/practice/server/read-problems.ts'
import { putInProblems } from '#features/practice/server/put-in-problems.ts'
import { judgeSubmissions } from '#features/practice/server/judge-submissions.ts'
import { openContext } from '#platform/server/context.ts'
import { openTestServices } from '../support/services.ts'
import { people } from '../support/people.ts'
import { unjudgedSlugs } from '../../tools/problems/judged.ts'
import { wrongVerdicts } from './bank-verdicts.ts'
import { processesBelow } from './processes.ts'
import { openTrialJudge, RIGHT, verdictOfJudged, workOf } from './programs.ts'

const judges = openTrialJudge()
afterAll(() => judges.stop())
const { sandboxes, hasNumpy, says: message } = await judges.report()
if (!hasNumpy) process.stderr.write('\nPROBLEMS THAT ASK FOR NUMPY WERE NOT JUDGED IN PYTHON: the judge here does not have it.\n\n')
const services = await openTestServices({ judges })
const othersThanTheFirst = allButTheFirst(coresOf('self') ?? '')

const SUBMIT = `mutation ($input: SubmissionInput!) { submitSolution(input: $input) { id } }`

describe('The judge (requirement J-4)', () => {
  test('has a sandbox for both languages, and reports which', () => {
    expect(Object.keys(sandboxes)).toEqual(['python', 'javascript'])
    const names = { native: 'native (bubblewrap)', wasm: 'WebAssembly' }
    expect(message).toContain(`Sandboxes: Python ${names[sandboxes.python!]}, JavaScript ${names[sandboxes.javascript!]}, numpy `)
  })

  test('reports the result of each test, and stops at the first failure', async () => {
    const tests = [[1, 4], [2, 6], [3, 8], [4, 99], [5, 12]].map(([given, expected]) => ({ arguments: [given!], expected: expected! }))
    for (const language of ['python', 'javascript'] as const) {
      const { outcomes, trouble } = await judges.judge(workOf(language, RIGHT[language], { tests }))
      expect([trouble, outcomes.map(({ verdict }) => verdict)]).toEqual([null, ['Accepted', 'Accepted', 'Accepted', 'Wrong Answer']])
      expect(outcomes.at(-1)).toMatchObject({ got: '10', says: expect.stringContaining('99') })
      expect(outcomes.every(({ timeMs, memoryKb }) => timeMs >= 0 && memoryKb > 1000)).toBe(true)
    }
  })

  test('reports the line of an error, and the reason of a compile error', async () => {
    const message = async (code: string) => {
      const { outcomes, trouble } = await judges.judge(workOf('python', code))
      return (trouble ?? outcomes[0])?.says
    }
    expect(await message('def answer(number):\n    return 1 // 0\n')).toMatch(/^ZeroDivisionError: .*\(line 2\)$/)
    expect(await message('def answer(number)\n    return 1\n')).toMatch(/^SyntaxError: .*\(line 1\)$/)
    expect(await message('def reply(number):\n    return 1\n')).toBe('There is no function answer.')
    expect(await message('import nothing_like_this\n')).toMatch(/^ModuleNotFoundError/)
  })

  test.each([
    ['Compile Error', /^SyntaxError: /, 'function answer(number { return 42 }'],
    ['Compile Error', /^SyntaxError: .*\(line 3\)$/, 'function answer(number) {\n  return 42\n}}\n'],
    ['Compile Error', /^SyntaxError: .*\(line 3\)$/, 'function answer(number) {\n  return 42\n'],
    ['Compile Error', /^There is no function answer\.$/, 'function reply(number) { return 42 }'],
    ['Runtime Error', /^SyntaxError: .*\(line 1\)$/, 'JSON.parse("{")\nfunction answer(number) { return 42 }'],
    ['Runtime Error', /^TypeError: .*\(line 2\)$/, 'function answer(number) {\n  return null.length\n}'],
    ['Output Limit Exceeded', /printed too much/, 'try { for (;;) console.log("x".repeat(10_000)) } catch {}\nfunction answer(number) { return 42 }'],
    ['Output Limit Exceeded', /printed too much/, 'for (;;) console.log("x".repeat(10_000))\nfunction answer(number) { return 42 }'],
    ['Time Limit Exceeded', /more than 0\.6 s/, 'function answer(number) { for (;;); }'],
  ])('in JavaScript: %s, %s', async (verdict, message, code) => {
    const judged = await judges.judge(workOf('javascript', code))
    expect([verdictOfJudged(judged), (judged.trouble ?? judged.outcomes[0])?.says]).toEqual([verdict, expect.stringMatching(message)])
  })

  test('accepts anything that a program prints', async () => {
    const code = 'console.log(Object.create(null), Symbol("one"), { toString() { throw 1 } })\nconsole.table([1])\nconsole.dir({})\nfunction answer(number) { return 42 }'
    expect(verdictOfJudged(await judges.judge(workOf('javascript', code)))).toBe('Accepted')
  })

  test('reports a missing result the same in both languages', async () => {
    for (const [language, code] of [['python', 'def answer(number):\n    pass\n'], ['javascript', 'function answer(number) {}']] as const) {
      expect((await judges.judge(workOf(language, code))).outcomes).toMatchObject([{ verdict: 'Wrong Answer', got: 'null', says: expect.stringMatching(/nothing/) }])
    }
  })

  test('counts loading time in no test', async () => {
    const busy = (ms: number) => `const end = Date.now() + ${ms}; while (Date.now() < end);`
    const { outcomes, trouble } = await judges.judge(workOf('javascript', `${busy(700)}\nfunction answer(number) { return 42 }`))
    expect([trouble, outcomes.map(({ verdict }) => verdict), outcomes[0]!.timeMs < 100]).toEqual([null, ['Accepted'], true])
  })

  test('in Python, too: loading leaves a test its full time', async () => {
    const busy = 'import time\n\n\ndef busy(seconds):\n    end = time.process_time() + seconds\n    while time.process_time() < end:\n        pass\n\n\n'
    const { outcomes, trouble } = await judges.judge(workOf('python', `${busy}busy(0.9)\n\n\ndef answer(number):\n    busy(0.4)\n    return 42\n`, { limits: { seconds: 0.5, megabytes: 64 } }))
    expect([trouble, outcomes.map(({ verdict }) => verdict)]).toEqual([null, ['Accepted']])
  })

  test('gives each submission a fresh sandbox', async () => {
    const code = 'import builtins\n\n\ndef answer(number):\n    before = getattr(builtins, "left_behind", 42)\n    builtins.left_behind = 0\n    return before\n'
    for (let round = 0; round < 4; round++) expect(verdictOfJudged(await judges.judge(workOf('python', code)))).toBe('Accepted')
  })

  test('blames no program for an idle sandbox that died', async () => {
    const judge = processesBelow(process.pid).filter(({ command }) => command.includes('judge/judge.ts')).at(-1)!
    for (const { pid, command } of processesBelow(judge.pid)) if (/bwrap|wasm\/pool/.test(command)) process.kill(pid, 'SIGKILL')
    // The judge has the lowest priority: on a busy machine it notices a moment later.
    await new Promise((done) => setTimeout(done, 1_000))
    for (const language of ['python', 'javascript'] as const) expect(verdictOfJudged(await judges.judge(workOf(language, RIGHT[language])))).toBe('Accepted')
  })

  test.skipIf(othersThanTheFirst === null)('leaves the first core to page requests, with all its processes (requirement J-15)', async () => {
    const others = new Set(processesBelow(process.pid).map(({ pid }) => pid))
    const judges = openTrialJudge(undefined, undefined, true)
    try {
      await judges.judge(workOf('python', RIGHT.python))
      const judge = processesBelow(process.pid).find(({ pid, command }) => !others.has(pid) && command.includes('judge/judge.ts'))!
      const below = processesBelow(judge.pid)
      expect(below.length).toBeGreaterThan(0)
      const cores = [judge, ...below].map(({ pid }) => coresOf(pid)).filter((list) => list !== null)
      expect(new Set(cores)).toEqual(new Set([othersThanTheFirst]))
    } finally {
      await judges.stop()
    }
  })

  test.skipIf(!hasNumpy)('provides numpy only where a problem needs it', async () => {
    const code = 'import numpy\n\n\ndef answer(number):\n    return numpy.array([number, 22]).sum()\n'
    expect(verdictOfJudged(await judges.judge(workOf('python', code, { needsNumpy: true, limits: { seconds: 1, megabytes: 128 } })))).toBe('Accepted')
    expect(verdictOfJudged(await judges.judge(workOf('python', code)))).toBe('Runtime Error')
  })
})

describe('The problem bank and the judge (requirements Q-27, Q-28)', () => {
  test('every reference is accepted and every known-wrong solution rejected, for each changed problem', async () => {
    expect(await wrongVerdicts(judges, unjudgedSlugs(), hasNumpy)).toEqual([])
  }, 240_000)
})

describe('A judge that is killed (requirement J-2)', () => {
  test('leaves nothing behind; another replaces it, and the submission is judged and counted once', async () => {
    await putInProblems(services.services, ['two-sum'])
    const { ada } = await people(services, 'ada')
    const [reference] = readSolutions('two-sum')
    const slow = `import time\nbegan = time.process_time()\nwhile time.process_time() - began < 0.3:\n    pass\n${reference!.source}`
    const { data } = await ada.asks(SUBMIT, { input: { problem: 'two-sum', language: 'python', code: slow, key: crypto.randomUUID() } })
    const working = judgeSubmissions(openContext(services.services))
    await new Promise((done) => setTimeout(done, 150))
    const judge = processesBelow(process.pid).filter(({ command }) => command.includes('judge/judge.ts')).at(-1)!
    const guests = processesBelow(judge.pid)
    process.kill(judge.pid, 'SIGKILL')
    await working
    await new Promise((done) => setTimeout(done, 1_200))
    expect(guests.length).toBeGreaterThan(0)
    const alive = new Set(processesBelow(process.pid).map(({ pid }) => pid))
    expect(guests.filter(({ pid }) => alive.has(pid))).toEqual([])

    services.clock.forward(5)
    await judgeSubmissions(openContext(services.services))
    const { rows } = await services.pool.query('select verdict, tries, is_first_acceptance from submissions where id = $1', [data!['submitSolution'].id])
    expect(rows).toEqual([{ verdict: 'Accepted', tries: 2, is_first_acceptance: true }])
    const signals = await services.pool.query("select name from signals where name in ('practice.judged', 'practice.solved') and payload ->> 'personId' = $1", [ada.id])
    expect(signals.rows.map(({ name }: { name: string }) => name).sort()).toEqual(['practice.judged', 'practice.solved'])
  }, 60_000)
})
