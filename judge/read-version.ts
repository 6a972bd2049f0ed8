import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Engine } from '#features/practice/rules/judging.ts'
import { BUBBLEWRAP } from './native/find-runtime.ts'
import { runTests } from './run-tests.ts'
import type { Sandbox } from './sandbox.ts'
import { testInput } from './self-test.ts'

const run = promisify(execFile)
const VERSION = /\d+(?:\.\w+)+/
const QUICKJS = '@jitl/quickjs-wasmfile-release-sync'

/** Programs that answer with the version of what runs them. */
const PROGRAMS = {
  python: 'import sys\ndef answer(number):\n    return sys.version.split()[0]\n',
  numpy: 'import numpy\ndef answer(number):\n    return numpy.__version__\n',
  sql: 'SELECT sqlite_version() AS answer\n',
}

/** The version of the interpreter, library or database in a sandbox, from a program that runs in it; null if it does not say. */
export async function engineVersion(sandbox: Sandbox): Promise<string | null> {
  if (sandbox.engine === 'javascript') return packageVersion(createRequire(import.meta.url).resolve(QUICKJS))
  const input = testInput(sandbox.engine === 'numpy' ? 'python' : sandbox.engine, PROGRAMS[sandbox.engine])
  const sandboxProcess = await sandbox.start()
  try {
    return VERSION.exec((await runTests(input, sandbox, sandboxProcess)).outcomes[0]?.got ?? '')?.[0] ?? null
  } finally {
    sandboxProcess.kill()
  }
}

/** What runs the programs of an engine, for admins. */
export const ENGINE_NAMES: Record<Engine, string> = { python: 'Python', numpy: 'NumPy', javascript: 'JavaScript (quickjs-emscripten)', sql: 'SQLite' }

/** The version of the program that builds native sandboxes, and of the engine of the others. */
export async function sandboxVersion(name: Sandbox['name']): Promise<string> {
  if (name === 'wasm') return `V8 ${process.versions.v8}`
  const { stdout } = await run(BUBBLEWRAP!, ['--version'], { timeout: 5_000, env: {} })
  return VERSION.exec(stdout)?.[0] ?? ''
}

/** The version of the site that this judge belongs to, and of its Node. */
export const judgeVersion = (): string => `${packageVersion(import.meta.filename) ?? 'unknown'}, Node ${process.versions.node}`

/** The version in the package.json nearest to a file. */
function packageVersion(file: string): string | null {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    try {
      const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version?: string }
      if (version !== undefined) return version
    } catch {
      // It is in a folder above.
    }
  }
  return null
}
