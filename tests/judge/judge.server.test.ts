import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { KEPT_STATE } from '#features/practice/rules/judging.ts'
import { withoutFirstCore, coresOf } from '#judge/cores.ts'
import { isAudit } from '../support/report-measurement.ts'
import { unjudgedSlugs } from '../../tools/problems/judged-problems.ts'
import { wrongVerdicts } from './bank-verdicts.ts'
import { killIfAlive, processesBelow } from './processes.ts'
import { BUILT_JUDGE, startTestJudge, CORRECT, verdictOfResult, inputOf } from './programs.ts'

const judges = startTestJudge()
afterAll(() => judges.stop())
const { sandboxes, hasNumpy, software, summary } = await judges.report()
if (!hasNumpy) process.stderr.write('\nPROBLEMS THAT REQUEST FOR NUMPY WERE NOT JUDGED IN PYTHON: the judge does not have numpy.\n\n')
const otherCores = withoutFirstCore(coresOf('self') ?? '')

describe('The judge (requirement J-4)', () => {
  test('has a sandbox for each language, and reports their names', () => {
    expect(Object.keys(sandboxes)).toEqual(['python', 'javascript', 'sql'])
    const names = { native: 'native (bubblewrap)', wasm: 'WebAssembly' }
    expect(summary).toContain(`Sandboxes: Python ${names[sandboxes.python!]}, JavaScript ${names[sandboxes.javascript!]}, numpy `)
    expect(summary).toContain('SQL WebAssembly')
  })

  test('reports its own version, and those of what runs in its sandboxes', () => {
    expect(software[0]).toEqual({ name: 'Judge', version: expect.stringMatching(/^\d+\.\d+\.\d+, Node \d+\.\d+\.\d+$/), sandbox: null })
    const native = sandboxes.python === 'native'
    const versions = software.slice(1).map(({ name, version, sandbox }) => [name, /^\d+(\.\w+)+$/.test(version), /^(native \(bubblewrap\) \d|WebAssembly V8 \d)/.exec(sandbox!)?.[1]!.startsWith('native')])
    expect(versions).toEqual([
      ['JavaScript (quickjs-emscripten)', true, native], ...(hasNumpy ? [['NumPy', true, native]] : []), ['Python', true, native], ['SQLite', true, false],
    ])
  })

  // Each start of a judge takes seconds: `npm run audit` tries all of them.
  test.each(isAudit ? ['judge/judge.ts', BUILT_JUDGE] : [BUILT_JUDGE])('of %s runs both languages in the same kind of sandbox', async (entry) => {
    const started = startTestJudge(undefined, entry)
    const report = await started.report()
    await started.stop()
    expect([report.sandboxes.javascript, report.summary, report.software]).toEqual([report.sandboxes.python, expect.not.stringContaining('could not be set up'), software])
  })

  test.each(['native', 'wasm'] as const)('sends what a program printed and the calls to an error along with each answer of the %s sandbox', async (only) => {
    if (only === 'native' && sandboxes.python !== 'native') return
    const own = only === 'native' ? judges : startTestJudge(only)
    if (own !== judges) onTestFinished(() => own.stop())
    const tests = [[1, 4], [2, 6], [3, 8]].map(([given, expected]) => ({ arguments: [given!], expected: expected!, isSample: true }))
    const printing = {
      python: 'def half(number):\n    return number // 0\ndef answer(number):\n    print("given", number)\n    return half(number) if number == 2 else number * 2 + 2\n',
      javascript: 'function answer(number) {\n  console.log("given", [number])\n  if (number === 2) return nothing.here\n  return number * 2 + 2\n}\n',
    }
    const shown = { python: 'given 1\n', javascript: 'given [1]\n' }
    for (const language of ['python', 'javascript'] as const) {
      const { outcomes } = await own.judge(inputOf(language, printing[language], { tests, limits: { seconds: 2, megabytes: 64 } }))
      expect(outcomes.map(({ verdict }) => verdict)).toEqual(['Accepted', 'Runtime Error', 'Accepted'])
      expect(outcomes[0]!.printed).toBe(shown[language])
      if (language === 'python') expect(outcomes[1]!.message).toMatch(/^ZeroDivisionError: .*\(line 2\)\n {2}line 5, in answer\n {2}line 2, in half$/)
      const long = await own.judge(inputOf(language, language === 'python' ? 'def answer(number):\n    print("x" * 50000)\n    return 42\n' : 'function answer() { console.log("x".repeat(50000)); return 42 }', { limits: { seconds: 2, megabytes: 64 } }))
      expect([long.outcomes[0]!.verdict, long.outcomes[0]!.printed]).toEqual(['Accepted', 'x'.repeat(2000)])
    }
  }, 60_000)

  test('reports an outcome for each test, and stops at the first failure', async () => {
    const tests = [[1, 4], [2, 6], [3, 8], [4, 99], [5, 12]].map(([given, expected]) => ({ arguments: [given!], expected: expected! }))
    for (const language of ['python', 'javascript'] as const) {
      const { outcomes, failure } = await judges.judge(inputOf(language, CORRECT[language], { tests }))
      expect([failure, outcomes.map(({ verdict }) => verdict)]).toEqual([null, ['Accepted', 'Accepted', 'Accepted', 'Wrong Answer']])
      expect(outcomes.at(-1)).toMatchObject({ got: '10', message: expect.stringContaining('99') })
      expect(outcomes.every(({ timeMs, memoryKb }) => timeMs >= 0 && memoryKb > 1000)).toBe(true)
    }
  })

  test('lets JavaScript recurse ten thousand calls deep, and explains an endless recursion', async () => {
    const deep = await judges.judge(inputOf('javascript', 'const depth = (n) => (n === 0 ? 0 : 1 + depth(n - 1))\nfunction answer(number) { return depth(10_000) - 10_000 + number * 2 + 2 }', { tests: [{ arguments: [1], expected: 4 }, { arguments: [2], expected: 6 }] }))
    expect(deep.outcomes.map(({ verdict, message }) => [verdict, message])).toEqual([['Accepted', null], ['Accepted', null]])
    const endless = await judges.judge(inputOf('javascript', 'function answer(number) {\n  return answer(number)\n}'))
    expect(endless.outcomes[0]).toMatchObject({ verdict: 'Runtime Error', message: expect.stringMatching(/^Your program called itself too many times without returning\./) })
  })

  test('says when a test fails only because the program keeps values from earlier tests', async () => {
    const tests = [[1, 1], [2, 1]].map(([given, expected]) => ({ arguments: [given!], expected: expected! }))
    const kept = { python: 'seen = []\ndef answer(number):\n    seen.append(number)\n    return len(seen)', javascript: 'const seen = []\nfunction answer(number) { seen.push(number); return seen.length }' }
    for (const language of ['python', 'javascript'] as const) {
      const { outcomes } = await judges.judge(inputOf(language, kept[language], { tests }))
      expect(outcomes.map(({ verdict }) => verdict)).toEqual(['Accepted', 'Wrong Answer'])
      expect(outcomes[1]).toMatchObject({ message: KEPT_STATE, keepsState: true })
    }
  })

  test('collects the answers to tests that have none', async () => {
    const tests = [[1], [2]].map((given) => ({ arguments: given, expected: null }))
    for (const language of ['python', 'javascript'] as const) {
      const { outcomes } = await judges.judge(inputOf(language, CORRECT[language], { tests, collectsAnswers: true }))
      expect(outcomes.map(({ verdict, answer }) => [verdict, answer])).toEqual([['Accepted', '4'], ['Accepted', '6']])
    }
  })

  test('reports the line of an error, and why a program does not compile', async () => {
    const messageFor = async (code: string) => {
      const { outcomes, failure } = await judges.judge(inputOf('python', code))
      return (failure ?? outcomes[0])?.message
    }
    expect(await messageFor('def answer(number):\n    return 1 // 0\n')).toMatch(/^ZeroDivisionError: .*\(line 2\)$/)
    expect(await messageFor('def answer(number)\n    return 1\n')).toMatch(/^SyntaxError: .*\(line 1\)$/)
    expect(await messageFor('def reply(number):\n    return 1\n')).toBe('Your program has no function named answer.')
    expect(await messageFor('import nothing_like_this\n')).toMatch(/^ModuleNotFoundError/)
  })

  test.each([
    ['Compile Error', /^SyntaxError: /, 'function answer(number { return 42 }'],
    ['Compile Error', /^SyntaxError: .*\(line 3\)$/, 'function answer(number) {\n  return 42\n}}\n'],
    ['Compile Error', /^SyntaxError: .*\(line 3\)$/, 'function answer(number) {\n  return 42\n'],
    ['Compile Error', /^Your program has no function named answer\.$/, 'function reply(number) { return 42 }'],
    ['Runtime Error', /^SyntaxError: .*\(line 1\)$/, 'JSON.parse("{")\nfunction answer(number) { return 42 }'],
    ['Runtime Error', /^TypeError: .*\(line 2\)$/, 'function answer(number) {\n  return null.length\n}'],
    ['Output Limit Exceeded', /printed too much/, 'try { for (;;) console.log("x".repeat(10_000)) } catch {}\nfunction answer(number) { return 42 }'],
    ['Output Limit Exceeded', /printed too much/, 'for (;;) console.log("x".repeat(10_000))\nfunction answer(number) { return 42 }'],
    ['Time Limit Exceeded', /more than 0\.6 s/, 'function answer(number) { for (;;); }'],
  ])('in JavaScript: %s, %s', async (verdict, message, code) => {
    const result = await judges.judge(inputOf('javascript', code))
    expect([verdictOfResult(result), (result.failure ?? result.outcomes[0])?.message]).toEqual([verdict, expect.stringMatching(message)])
  })

  test('printing unusual values does not fail a program', async () => {
    const code = 'console.log(Object.create(null), Symbol("one"), { toString() { throw 1 } })\nconsole.table([1])\nconsole.dir({})\nfunction answer(number) { return 42 }'
    expect(verdictOfResult(await judges.judge(inputOf('javascript', code)))).toBe('Accepted')
  })

  test('a missing return value is reported in the words of the language', async () => {
    for (const [language, code, nothing] of [['python', 'def answer(number):\n    pass\n', 'None'], ['javascript', 'function answer(number) {}', 'null or undefined']] as const) {
      expect((await judges.judge(inputOf(language, code))).outcomes).toMatchObject([{ verdict: 'Wrong Answer', got: 'null', message: `Your function returned ${nothing}; a whole number is expected.` }])
    }
  })

  test('does not count the time for loading a program as time of a test', async () => {
    const busy = (ms: number) => `const end = Date.now() + ${ms}; while (Date.now() < end);`
    const { outcomes, failure } = await judges.judge(inputOf('javascript', `${busy(700)}\nfunction answer(number) { return 42 }`))
    expect([failure, outcomes.map(({ verdict }) => verdict), outcomes[0]!.timeMs < 100]).toEqual([null, ['Accepted'], true])
  })

  test('in Python, loading within its own limit leaves the full time to a test', async () => {
    const busy = 'import time\n\n\ndef busy(seconds):\n    end = time.process_time() + seconds\n    while time.process_time() < end:\n        pass\n\n\n'
    const { outcomes, failure } = await judges.judge(inputOf('python', `${busy}busy(0.7)\n\n\ndef answer(number):\n    busy(0.25)\n    return 42\n`, { limits: { seconds: 0.5, megabytes: 64 } }))
    expect([failure, outcomes.map(({ verdict }) => verdict)]).toEqual([null, ['Accepted']])
  })

  test('runs each submission in a separate process', async () => {
    const code = 'import builtins\n\n\ndef answer(number):\n    before = getattr(builtins, "left_behind", 42)\n    builtins.left_behind = 0\n    return before\n'
    for (let round = 0; round < 4; round++) expect(verdictOfResult(await judges.judge(inputOf('python', code)))).toBe('Accepted')
  })

  test('does not blame a program for a prestarted process that ended', async () => {
    const judge = processesBelow(process.pid).filter(({ command }) => command.includes('judge/judge.ts')).at(-1)!
    for (const { pid, command } of processesBelow(judge.pid)) if (/bwrap|wasm\/pool/.test(command)) killIfAlive(pid)
    // The judge has the lowest priority: on a busy machine it notices a moment later.
    await new Promise((done) => setTimeout(done, 1_000))
    for (const language of ['python', 'javascript'] as const) expect(verdictOfResult(await judges.judge(inputOf(language, CORRECT[language])))).toBe('Accepted')
  })

  test.skipIf(!isAudit || otherCores === null)('and its processes leave the first core to pages that are served on the same machine (requirement J-15)', async () => {
    const others = new Set(processesBelow(process.pid).map(({ pid }) => pid))
    const besidePages = startTestJudge(undefined, undefined, true)
    try {
      await besidePages.judge(inputOf('python', CORRECT.python))
      const judge = processesBelow(process.pid).find(({ pid, command }) => !others.has(pid) && command.includes('judge/judge.ts'))!
      const below = processesBelow(judge.pid)
      expect(below.length).toBeGreaterThan(0)
      const cores = [judge, ...below].map(({ pid }) => coresOf(pid)).filter((list) => list !== null)
      expect(new Set(cores)).toEqual(new Set([otherCores]))
    } finally {
      await besidePages.stop()
    }
  }, 60_000)

  test.skipIf(!hasNumpy)('provides numpy to programs that import it, unless the problem forbids it', async () => {
    const code = 'import numpy\n\n\ndef answer(number):\n    return numpy.array([number, 22]).sum()\n'
    expect(verdictOfResult(await judges.judge(inputOf('python', code, { needsNumpy: true, limits: { seconds: 1, megabytes: 128 } })))).toBe('Accepted')
    expect(verdictOfResult(await judges.judge(inputOf('python', code, { limits: { seconds: 1, megabytes: 128 } })))).toBe('Accepted')
    expect(verdictOfResult(await judges.judge(inputOf('python', code, { whyNoNumpy: 'Add by hand.' })))).toBe('Runtime Error')
  })
})

describe('The problem bank (requirements Q-27, Q-28)', () => {
  test('references of changed problems are accepted, and known-wrong solutions are not', async () => {
    expect(await wrongVerdicts(judges, unjudgedSlugs(), hasNumpy)).toEqual([])
  }, 240_000)
})
