import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export const ROOT = join(import.meta.dirname, '..')
const BIN = join(ROOT, 'node_modules/.bin')

export interface Tally {
  passed: number
  failed: number
  /** Which tests failed, or succeeded only at the second try, and what each said. */
  failures?: string[]
}

export interface Step {
  name: string
  run(): Promise<Tally>
}

function runProgram(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(join(BIN, command), args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('exit', (code) => done(code === 0))
    child.once('error', () => done(false))
  })
}

/** A step that holds or does not: it counts as one. */
function oneStep(name: string, command: string, args: string[]): Step {
  return {
    name,
    run: async () => ((await runProgram(command, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  }
}

/** A step of many tests, which are counted from the runner's own report. */
function countedStep(name: string, report: string, start: (file: string) => Promise<boolean>, read: (json: never) => Tally): Step {
  return {
    name,
    run: async () => {
      const file = join(ROOT, 'test-results', report)
      rmSync(file, { force: true })
      const succeeded = await start(file)
      if (!existsSync(file)) return { passed: 0, failed: 1 }
      const tally = read(JSON.parse(readFileSync(file, 'utf8')) as never)
      // A runner that failed outside its tests (a broken import, a set-up that threw) is a failure all the same.
      return succeeded || tally.failed > 0 ? tally : { ...tally, failed: 1 }
    },
  }
}

const vitestStep = (name: string, projects: string[]) =>
  countedStep(
    name,
    `${projects.join('-')}.json`,
    (file) =>
      runProgram('vitest', [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--silent',
        '--reporter=json',
        `--outputFile=${file}`,
      ]),
    (json: VitestReport) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      failures: json.testResults.flatMap(({ name, message, assertionResults }) =>
        assertionResults.length === 0 && message !== ''
          ? [failure(`FAILED ${name}`, [message])]
          : assertionResults
              .filter(({ status }) => status === 'failed')
              .map(({ fullName, failureMessages }) => failure(`FAILED ${fullName}`, failureMessages)),
      ),
    }),
  )

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface JourneySuite {
  suites?: JourneySuite[]
  specs?: { title: string; file: string; ok: boolean; tests: { results: { errors: { message?: string }[] }[] }[] }[]
}

interface JourneysReport {
  suites: JourneySuite[]
  stats: { expected: number; unexpected: number; flaky: number }
}

const failedJourneys = ({ suites = [], specs = [] }: JourneySuite): string[] => [
  ...specs
    .map(({ file, title, ok, tests }) => ({
      name: `${ok ? 'AT FIRST ' : ''}FAILED ${file}: ${title}`,
      errors: tests.flatMap(({ results }) => results.flatMap((result) => result.errors)),
    }))
    .filter(({ errors }) => errors.length > 0)
    .map(({ name, errors }) => failure(name, errors.map(({ message = '' }) => message))),
  ...suites.flatMap(failedJourneys),
]

const failure = (name: string, says: string[]) => `${name}\n${stripVTControlCharacters(says.join('\n')).slice(0, 2000)}`

/** The fast part: what `npm run check` runs. */
export const CHECKS: Step[] = [
  oneStep('Types', 'tsc', ['-b']),
  oneStep('Lint', 'oxlint', ['--type-aware', '--deny-warnings']),
  oneStep('Generated code is fresh', 'node', ['tools/codegen.ts', '--check']),
  vitestStep('Rules and the house', ['rules', 'house']),
]

/** What takes longer: the API on a real database, and the stories in a real browser. */
export const TRIALS: Step[] = [
  vitestStep('Server', ['server']),
  countedStep(
    'Journeys',
    'journeys.json',
    () => runProgram('playwright', ['test']),
    ({ stats, suites }: JourneysReport) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      failures: failedJourneys({ suites }),
    }),
  ),
]

/** Runs the steps one after another and closes with the one line that says how it went. */
export async function runSteps(steps: Step[]): Promise<void> {
  const total: Tally = { passed: 0, failed: 0 }
  const lines: string[] = []
  const failures: string[] = []
  for (const step of steps) {
    console.log(`\n— ${step.name}`)
    const started = performance.now()
    const tally = await step.run()
    total.passed += tally.passed
    total.failed += tally.failed
    failures.push(...(tally.failures ?? []))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    lines.push(`${tally.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`)
  }
  for (const text of failures) console.log(`\n${text}`)
  console.log(`\n${lines.join('\n')}\n`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}
