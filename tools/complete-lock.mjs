/**
 * `npm run lock`: updates and completes the lockfile. Where a registry lacks the files of other platforms, npm leaves their optional
 * packages out of the lock, and `npm ci` then refuses it; this adds them back by name and version. Run it after each change of packages.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FILE = join(dirname(fileURLToPath(import.meta.url)), '..', 'package-lock.json')
const npm = spawnSync('npm', ['install', '--package-lock-only', '--loglevel=error', '--no-fund', '--no-audit'], { stdio: 'inherit' })
if (npm.status !== 0) process.exit(1)

const lock = JSON.parse(readFileSync(FILE, 'utf8'))
const OS = /(darwin|linux|win32|freebsd|android|openbsd|netbsd|sunos|aix|openharmony)/
const CPU = /(x64|arm64|arm|ia32|riscv64|ppc64|s390x|loong64|mips64el|wasm32|universal)/
const added = {}
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`
    if (lock.packages[key] !== undefined || lock.packages[`${path}/${key}`] !== undefined || added[key] !== undefined) continue
    if (!/^\d+\.\d+\.\d+/.test(version)) continue
    const os = OS.exec(name)?.[1]
    const cpu = CPU.exec(name)?.[1]
    added[key] = { version, optional: true, ...(cpu && cpu !== 'universal' && { cpu: [cpu] }), ...(os && { os: [os] }) }
  }
}
lock.packages = Object.fromEntries(Object.entries({ ...lock.packages, ...added }).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json is complete; ${Object.keys(added).length} packages of other platforms were added by name.`)
