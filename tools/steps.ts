import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export const ROOT = join(import.meta.dirname, '..')
const BIN = join(ROOT, 'node_modules/.bin')

export interface Tally {
  passed: number
  failed: number
  /** How many of the passed ones failed at first. */
  secondTry?: number
  /** The tests that failed, or passed only on a retry, with their messages. */
  failures?: string[]
}

export interface Step {
  name: string
  /** Runs the step; `print` receives the output of its programs. */
  run(print: Print): Promise<Tally>
}

type Print = (text: string) => void

function runProgram(command: string, args: string[], print: Print): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(join(BIN, command), args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print)
    child.once('close', (code) => done(code === 0))
    child.once('error', () => done(false))
  })
}

/** A step that passes or fails: it counts as one. */
function oneStep(name: string, command: string, args: string[]): Step {
  return {
    name,
    run: async (print) => ((await runProgram(command, args, print)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  }
}

/** A step of many tests, counted from the test runner's report. */
function countedStep(name: string, report: string, start: (file: string, print: Print) => Promise<boolean>, read: (json: never) => Tally): Step {
  return {
    name,
    run: async (print) => {
      const file = join(ROOT, 'test-results', report)
      rmSync(file, { force: true })
      const succeeded = await start(file, print)
      if (!existsSync(file)) return { passed: 0, failed: 1 }
      const tally = read(JSON.parse(readFileSync(file, 'utf8')) as never)
      // A runner that failed outside its tests (a broken import, a failing set-up) counts as a failure.
      return succeeded || tally.failed > 0 ? tally : { ...tally, failed: 1 }
    },
  }
}

const vitestStep = (name: string, projects: string[], options: string[] = []) =>
  countedStep(
    name,
    `${projects.join('-')}.json`,
    (file, print) =>
      runProgram('vitest', ['run', ...projects.flatMap((project) => ['--project', project]), ...options, '--reporter=default', '--silent', '--reporter=json', `--outputFile=${file}`], print),
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

const failure = (name: string, messages: string[]) => `${name}\n${stripVTControlCharacters(messages.join('\n')).slice(0, 2000)}`

/** The fast part: what `npm run check` runs. */
export const CHECKS: Step[] = [
  // The native compiler checks four times faster; the other package named typescript has the API that dependency-cruiser reads.
  oneStep('Types', '../typescript-native/bin/tsc', ['-b']),
  oneStep('Lint', 'oxlint', ['--type-aware', '--deny-warnings']),
  oneStep('Generated code is fresh', 'node', ['tools/codegen.ts', '--check']),
  vitestStep('Rules and the architecture', ['rules', 'isolated', 'architecture']),
]

// Its files wait for the database and for timers often enough to keep a third worker busy.
const SERVER = vitestStep('Server', ['server'], ['--maxWorkers=3'])

const JUDGE = vitestStep('Judge', ['judge'])

const JOURNEYS = countedStep(
  'Journeys',
  'journeys.json',
  (_file, print) => runProgram('playwright', ['test'], print),
  ({ stats, suites }: JourneysReport) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    secondTry: stats.flaky,
    failures: failedJourneys({ suites }),
  }),
)

/** Groups run one after another; the lanes of a group run in parallel. */
type Plan = readonly (readonly (readonly Step[])[])[]

/** What `npm run check` runs. */
export const FAST: Plan = [[CHECKS]]

/**
 * What `npm test` runs: the checks in parallel with the API tests on a real database, then the judge, which
 * measures time, and the journeys in a real browser, which need both cores.
 */
export const EVERYTHING: Plan = [[CHECKS, [SERVER]], [[JUDGE, JOURNEYS]]]

/** On two idle cores; a shared machine needs longer, so only much more than that fails, and only where nobody watches. */
const AIM_SECONDS = 12 * 60
const BUDGET_SECONDS = 30 * 60

/** Runs a plan and prints one line with the result at the end. */
export async function runPlan(plan: Plan): Promise<void> {
  const started = performance.now()
  const total: Tally = { passed: 0, failed: 0 }
  const lines: string[] = []
  const failures: string[] = []

  // While steps run in parallel, the output of each is printed in one piece at its end.
  async function runStep(step: Step, isAlone: boolean): Promise<void> {
    const output: string[] = []
    if (isAlone) console.log(`\n— ${step.name}`)
    const began = performance.now()
    const tally = await step.run((text) => void (isAlone ? process.stdout.write(text) : output.push(text)))
    if (!isAlone) console.log(`\n— ${step.name}\n${output.join('')}`)
    total.passed += tally.passed
    total.failed += tally.failed
    failures.push(...(tally.failures ?? []))
    const secondTry = (tally.secondTry ?? 0) === 0 ? '' : `, ${tally.secondTry} only at the second try`
    lines.push(`${tally.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name}: ${tally.passed} passed, ${tally.failed} failed${secondTry} (${secondsSince(began)} s)`)
  }

  for (const lanes of plan) {
    await Promise.all(lanes.map(async (lane) => {
      for (const step of lane) await runStep(step, lanes.length === 1)
    }))
  }
  for (const text of failures) console.log(`\n${text}`)
  const seconds = secondsSince(started)
  console.log(`\n${lines.join('\n')}\n\nAll of it took ${seconds} s${Number(seconds) > AIM_SECONDS ? `, more than the aim of ${AIM_SECONDS} s on two idle cores` : ''}.`)
  if (process.env['CI'] !== undefined && Number(seconds) > BUDGET_SECONDS) {
    total.failed++
    console.log(`FAILED The tests took longer than their budget of ${BUDGET_SECONDS} s. Move slow ones to npm run audit.`)
  }
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1)
