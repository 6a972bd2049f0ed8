/**
 * `npm run audit`: the long drills, one after another, with one table at the end. `-- WORD` runs those whose path contains the word. The last
 * result of each drill is in the table of `docs/audit.md`, with its day and commit.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os'
import { basename, join } from 'node:path'
import { ROOT } from './steps.ts'

interface Drill {
  file: string
  passed: number
  failed: number
  skipped: number
  seconds: number
  /** Its measurements, in sentences. */
  measured: string[]
}

const REPORT = join(ROOT, 'test-results/audit-report.txt')
const RESULT = join(ROOT, 'test-results/audit.json')
const DOCUMENT = join(ROOT, 'docs/audit.md')

const [filter = ''] = process.argv.slice(2)
const files = globSync('{tests,features,platform,judge}/**/*.audit.test.ts', { cwd: ROOT }).filter((file) => file.includes(filter)).sort()
if (files.length === 0) throw new Error(`No drill has a path with "${filter}" in it.`)
mkdirSync(join(ROOT, 'test-results'), { recursive: true })

const drills: Drill[] = []
for (const file of files) drills.push(await run(file))

const failed = drills.reduce((sum, drill) => sum + drill.failed, 0)
const passed = drills.reduce((sum, drill) => sum + drill.passed, 0)
console.log(`\n${table(drills)}\n\n${passed} passed, ${failed} failed`)
writeFileSync(DOCUMENT, document(drills))
process.exitCode = failed === 0 ? 0 : 1

async function run(file: string): Promise<Drill> {
  console.log(`\n— ${file}`)
  for (const path of [REPORT, RESULT]) rmSync(path, { force: true })
  const started = performance.now()
  const isDone = await new Promise<boolean>((done) => {
    const args = ['run', '--project', 'audit', file, '--reporter=default', '--silent=passed-only', '--reporter=json', `--outputFile=${RESULT}`]
    const child = spawn(join(ROOT, 'node_modules/.bin/vitest'), args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, AUDIT_REPORT: REPORT } })
    child.once('exit', (code) => done(code === 0))
    child.once('error', () => done(false))
  })
  const seconds = Math.round((performance.now() - started) / 1000)
  const measured = existsSync(REPORT) ? readFileSync(REPORT, 'utf8').trim().split('\n') : []
  if (!existsSync(RESULT)) return { file, passed: 0, failed: 1, skipped: 0, seconds, measured }
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(RESULT, 'utf8')) as Record<string, number>
  // A file that fails outside its tests counts as failed.
  const failures = isDone ? numFailedTests! : Math.max(1, numFailedTests!)
  return { file, passed: numPassedTests!, failed: failures, skipped: numPendingTests!, seconds, measured }
}

function nameOf(file: string): string {
  return basename(file, '.audit.test.ts').replaceAll('-', ' ')
}

function rowOf({ file, passed, failed, skipped, seconds, measured }: Drill): string {
  const result = failed > 0 ? `FAILED (${failed} of ${passed + failed})` : `passed (${passed}${skipped > 0 ? `, ${skipped} not run here` : ''})`
  return `| ${nameOf(file)} | ${result} | ${seconds} | ${measured.join(' ')} |`
}

function table(drills: readonly Drill[]): string {
  return ['| drill | result | seconds | measured |', '|---|---|--:|---|', ...drills.map(rowOf)].join('\n')
}

/** The rows of the document: those of these drills, and the last ones of all other drills that exist. */
function allRows(drills: readonly Drill[]): string[] {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
  const run = `${new Date().toISOString().slice(0, 10)}, ${commit}`
  const rows = new Map([...readFileSync(DOCUMENT, 'utf8').matchAll(/^\| ([a-z0-9 ]+) \| (?:passed|FAILED).*$/gm)].map(([row, name]) => [name!, row]))
  for (const drill of drills) rows.set(nameOf(drill.file), `${rowOf(drill)} ${run} |`)
  const names = globSync('{tests,features,platform,judge}/**/*.audit.test.ts', { cwd: ROOT }).map(nameOf).sort()
  return names.flatMap((name) => rows.get(name) ?? [])
}

function document(drills: readonly Drill[]): string {
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${arch()}, Node ${process.versions.node}`
  return `# Audit

The last result of each drill of \`npm run audit\`, which writes this page, with its day and commit. It runs the long drills of \`*.audit.test.ts\` one after
another: crashes, a hanging database, overload, a full disk, malicious submissions, the whole problem bank, every screen for accessibility.

The last ones ran on ${machine}.

| drill | result | seconds | measured | run |
|---|---|--:|---|---|
${allRows(drills).join('\n')}
`
}
