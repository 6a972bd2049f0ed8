import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { JAVASCRIPT_SLOWNESS, type Engine } from '#features/practice/rules/judging.ts'
import { AT_ONCE } from '../caps.ts'
import type { Sandbox } from '../guest.ts'
import { GUESTS, partOf, PYTHON_HARNESS } from '../parts.ts'
import { BUBBLEWRAP, findPython, type PythonRuntime } from './find-runtime.ts'
import { openNativeGuest } from './native-guest.ts'
import { callFilter } from './seccomp.ts'
import { wallsAround } from './walls.ts'

/** What can be had natively on this machine, or a sentence that says what is missing. */
export async function nativeSandboxes(): Promise<{ sandboxes: Sandbox[]; missing: string[] }> {
  const missing = (what: string) => ({ sandboxes: [], missing: [what] })
  if (process.platform !== 'linux') return missing('This is not Linux.')
  if (BUBBLEWRAP === null) return missing('Bubblewrap is not installed.')
  if (callFilter('python') === null) return missing(`There is no filter of system calls for ${process.arch}.`)
  const python = await nativePython()
  const sandboxes = [...(typeof python === 'string' ? [] : python), nativeJavascript()]
  return { sandboxes, missing: typeof python === 'string' ? [python] : [] }
}

async function nativePython(): Promise<Sandbox[] | string> {
  const filter = callFilter('python')!
  const python = await findPython()
  if (python === null) return 'The system has no Python 3.'
  const sandbox = (engine: Engine, numpy: string | null): Sandbox => {
    const walls = wallsAroundPython(python, numpy)
    return { name: 'native', engine, countsMemory: false, answersAlong: false, slowness: 1, open: () => openNativeGuest(walls, filter) }
  }
  return [sandbox('python', null), ...(python.numpy === null ? [] : [sandbox('numpy', python.numpy)])]
}

/** The walls around one Python, with numpy where that is given. */
export const wallsAroundPython = (python: PythonRuntime, numpy: string | null): string[] =>
  wallsAround({
    shown: [
      [python.program, '/usr/bin/python3'],
      ...python.folders.map((folder) => [folder, folder] as const),
      // Debian's numpy finds its linear algebra over links there.
      ...(numpy === null ? [] : ([[numpy, numpy], ['/etc/alternatives', '/etc/alternatives']] as const)),
    ],
    // Numpy would start threads, which the filter forbids. The harness empties the environment afterwards.
    environment: numpy === null ? {} : { OPENBLAS_NUM_THREADS: '1', OMP_NUM_THREADS: '1' },
    command: ['/usr/bin/python3', '-I', '-S', '-B', '-c', PYTHON_HARNESS, ...(numpy === null ? [] : [numpy])],
  })

const INSIDE = '/judge'
const PACKAGES = ['quickjs-emscripten-core', '@jitl/quickjs-wasmfile-release-sync', '@jitl/quickjs-ffi-types']
// An engine that is used once and runs little of its own: a small heap, and no threads for what is not needed.
const NODE_FLAGS = ['--max-old-space-size=64', '--v8-pool-size=1', ...AT_ONCE]

/** QuickJS in a Node of its own behind the same walls: two walls for one program. */
function nativeJavascript(): Sandbox {
  const filter = callFilter('node')!
  const { resolve } = createRequire(import.meta.url)
  // Each keeps its entry in a folder of its own.
  const folderOf = (name: string) => dirname(dirname(resolve(name)))
  const walls = wallsAround({
    shown: [
      [realpathSync(process.execPath), '/usr/bin/node'],
      [GUESTS, `${INSIDE}/guests`],
      ...PACKAGES.map((name) => [folderOf(name), `${INSIDE}/node_modules/${name}`] as const),
    ],
    command: ['/usr/bin/node', ...NODE_FLAGS, `${INSIDE}/guests/${basename(partOf('guests/javascript'))}`],
  })
  return { name: 'native', engine: 'javascript', countsMemory: true, answersAlong: true, slowness: JAVASCRIPT_SLOWNESS, open: () => openNativeGuest(walls, filter) }
}
