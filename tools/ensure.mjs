/**
 * Ensures that the named prerequisites exist: always the packages of the lockfile; with `build` the build of the current sources; with
 * `browser` a browser for the journeys; with `sandbox` what the native sandbox of the judge needs. Runs on Node 20 without any package,
 * since it installs them.
 */
import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const wanted = new Set(process.argv.slice(2))

function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options })
  return status === 0
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

function hashOf(files) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const file of files) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}

function ensurePackages() {
  const stamp = join(ROOT, 'node_modules/.cloggle-installed')
  const hash = hashOf(['package-lock.json'])
  if (read(stamp) === hash) return
  console.log('Installing the packages of the lockfile …')
  if (!run('npm', ['ci', '--include=dev', '--loglevel=error', '--no-fund', '--no-audit'])) stop('The packages could not be installed; see above.')
  if (!existsSync(join(ROOT, 'node_modules/.bin/node'))) {
    stop('There is no packaged Node for this platform. Install Node 26 or newer and link it as node_modules/.bin/node.')
  }
  writeFileSync(stamp, hash)
}

function ensureBuild() {
  const stamp = join(ROOT, 'build/.stamp')
  const sources = ['app', 'content', 'database', 'features', 'judge', 'platform', 'public'].filter((folder) => existsSync(join(ROOT, folder))).flatMap(filesIn)
  const used = sources.filter((file) => !/\.test\.tsx?$|\.sql$|\.md$/.test(file))
  const hash = hashOf(['package-lock.json', 'vite.config.ts', 'tools/build.ts', 'tools/browser-engine.ts', 'tools/browser-python.ts', ...used.sort()])
  if (read(stamp) === hash) return
  console.log('Building …')
  const env = { ...process.env, NODE_ENV: 'production' }
  if (!run(join(ROOT, 'node_modules/.bin/node'), ['tools/build.ts'], { env })) stop('The build failed; see above.')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']

/** The headless shell runs the journeys with a third less CPU time than the whole Chromium, which does as well. */
function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && existsSync(named)) return
  if (existsSync(HEADLESS_SHELL) || installs('chromium-headless-shell', 'fonts-liberation')) return
  if (BROWSERS.some((path) => existsSync(path))) return
  const playwright = join(ROOT, 'node_modules/.bin/playwright')
  const listed = spawnSync(playwright, ['install', '--list'], { encoding: 'utf8' }).stdout ?? ''
  if (/chromium-\d+/.test(listed)) return
  if (spawnSync(playwright, ['install', 'chromium'], { cwd: ROOT, stdio: 'ignore', timeout: 300_000 }).status === 0) return
  stop('The journeys need a Chromium. Install one, or name it in CHROMIUM_PATH.')
}

/** Installs system packages where it may: as root on Debian and its derivatives. */
function installs(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.log(`Installing ${packages.join(', ')} …`)
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  run('apt-get', ['update'], quiet)
  return run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet)
}

/** Without it the judge uses its other sandbox, and the tests report which half they could not run. */
function ensureSandbox() {
  if (process.platform !== 'linux') return
  const hasNumpy = spawnSync('/usr/bin/python3', ['-I', '-c', 'import numpy'], { stdio: 'ignore' }).status === 0
  if (hasNumpy && existsSync('/usr/bin/bwrap')) return
  if (!installs('bubblewrap', 'python3', 'python3-numpy')) console.log('The native sandbox of the judge is not complete here: it needs bubblewrap, python3 and numpy.')
}

ensurePackages()
if (wanted.has('build')) ensureBuild()
if (wanted.has('browser')) ensureBrowser()
if (wanted.has('sandbox')) ensureSandbox()
