import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { PROJECT_ROOT } from '#platform/server/project-root.ts'

const GUIDE = readFileSync(join(PROJECT_ROOT, 'docs/guides/add-a-feature.md'), 'utf8')
const SCREEN_GUIDE = readFileSync(join(PROJECT_ROOT, 'docs/guides/add-a-screen.md'), 'utf8')
const SECRETS = 'tests/smoke/secrets-are-not-logged.server.test.ts'
/** The tests that check a feature as a whole. */
const TESTS = ['features/goals', 'tests/rights', 'features/own-data', 'tests/architecture/features', 'tests/architecture/search-places', SECRETS]
const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'cloggle-guide-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The files in a guide: code blocks whose first line names a path. */
const filesOf = (guide: string) => [...guide.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, path, text]) => ({ path: path!, text: text! }))

/** A copy of the repository with the feature of one guide and the component of the other. */
function buildExample(): void {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: PROJECT_ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)
  for (const file of tracked) cpSync(join(PROJECT_ROOT, file), join(folder, file), { force: true })
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const { path, text } of [...filesOf(GUIDE), ...filesOf(SCREEN_GUIDE)]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const part of ['server', 'web']) {
    const list = join(folder, `app/${part}/features.ts`)
    const text = readFileSync(list, 'utf8')
    const line = `import { goals } from '#features/goals/${part}/feature.ts'\n`
    writeFileSync(list, text.replace(/^import /m, `${line}import `).replace(/(export const features[^\n]*\[\n)/, '$1  goals,\n'))
  }
}

/** Adds the canary of the guide to the test of secrets. */
function addCanary(): void {
  const [, line] = /^```ts\n(\[.*'canary-.*)\n```$/m.exec(GUIDE)!
  const file = join(folder, SECRETS)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/const statements: .*\[\n/, (start) => `${start}    ${line}\n`))
}

/** Runs a tool of the project in the copy; fails with its output. */
const inExample = (tool: string, ...args: string[]) =>
  run(process.execPath, [join(PROJECT_ROOT, 'node_modules', tool), ...args], { cwd: folder, maxBuffer: 2 ** 26 }).catch((error: Error & { stdout: string; stderr: string }) => {
    throw new Error(`${tool} failed:\n${error.stdout}\n${error.stderr}`)
  })

test('the feature in the guide works as written', async () => {
  buildExample()
  addCanary()
  await run(process.execPath, ['tools/codegen.ts'], { cwd: folder })
  await inExample('typescript-native/bin/tsc', '-b')
  await run(process.execPath, ['tools/build.ts'], { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } })
  await inExample('vitest/vitest.mjs', 'run', '--project', 'server', '--project', 'architecture', '--reporter', 'default', '--reporter', 'json', '--outputFile', 'report.json', ...TESTS)
  const { success, numPassedTests } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as { success: boolean; numPassedTests: number }
  expect([success, numPassedTests > 40]).toEqual([true, true])
}, 600_000)
