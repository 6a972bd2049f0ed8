import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { JAVASCRIPT_SLOWNESS, type Engine } from '#features/practice/rules/judging.ts'
import { JUDGE_STACK_KB, SHORT_LIVED_FLAGS } from '../limits.ts'
import { entryPoint, PYTHON_HARNESS, SANDBOXED_FOLDER } from '../entry-points.ts'
import type { Sandbox } from '../sandbox.ts'
import { BUBBLEWRAP, findPython, type PythonRuntime } from './find-runtime.ts'
import { startNativeProcess } from './native-process.ts'
import { syscallFilter } from './seccomp.ts'
import { bubblewrapArguments } from './bubblewrap.ts'

/** The native sandboxes of this machine, and sentences that say what is missing. */
export async function nativeSandboxes(): Promise<{ sandboxes: Sandbox[]; missing: string[] }> {
  const missing = (what: string) => ({ sandboxes: [], missing: [what] })
  if (process.platform !== 'linux') return missing('This is not Linux.')
  if (BUBBLEWRAP === null) return missing('Bubblewrap is not installed.')
  if (syscallFilter('python') === null) return missing(`There is no filter of system calls for ${process.arch}.`)
  const python = await nativePython()
  const sandboxes = [...(typeof python === 'string' ? [] : python), nativeJavascript()]
  return { sandboxes, missing: typeof python === 'string' ? [python] : [] }
}

async function nativePython(): Promise<Sandbox[] | string> {
  const filter = syscallFilter('python')!
  const python = await findPython()
  if (python === null) return 'The system has no Python 3.'
  const sandbox = (engine: Engine, numpy: string | null): Sandbox => {
    const command = pythonArguments(python, numpy)
    return { name: 'native', engine, reportsMemory: false, answersWithReady: false, slowness: 1, start: () => startNativeProcess(command, filter) }
  }
  return [sandbox('python', null), ...(python.numpy === null ? [] : [sandbox('numpy', python.numpy)])]
}

/** The arguments of bubblewrap for Python; `numpy` is the folder that contains numpy, or null. */
export const pythonArguments = (python: PythonRuntime, numpy: string | null): string[] =>
  bubblewrapArguments({
    mounts: [
      [python.program, '/usr/bin/python3'],
      ...python.folders.map((folder) => [folder, folder] as const),
      // Debian's numpy finds its linear algebra library through links in this folder.
      ...(numpy === null ? [] : ([[numpy, numpy], ['/etc/alternatives', '/etc/alternatives']] as const)),
    ],
    // Otherwise numpy would start threads, which the filter forbids. The harness clears the environment afterwards.
    environment: numpy === null ? {} : { OPENBLAS_NUM_THREADS: '1', OMP_NUM_THREADS: '1' },
    command: ['/usr/bin/python3', '-I', '-S', '-B', '-c', PYTHON_HARNESS, ...(numpy === null ? [] : [numpy])],
  })

const INSIDE = '/judge'
const PACKAGES = ['quickjs-emscripten-core', '@jitl/quickjs-wasmfile-release-sync', '@jitl/quickjs-ffi-types']
// The process is used once and executes little JavaScript itself: a small heap and few threads are enough.
const NODE_FLAGS = ['--max-old-space-size=64', '--v8-pool-size=1', `--stack-size=${JUDGE_STACK_KB}`, ...SHORT_LIVED_FLAGS]

/** QuickJS in a separate Node process in the same kind of sandbox. A program would have to escape from both. */
function nativeJavascript(): Sandbox {
  const filter = syscallFilter('node')!
  const { resolve } = createRequire(import.meta.url)
  // The entry file of each package lies in a subfolder.
  const folderOf = (name: string) => dirname(dirname(resolve(name)))
  const command = bubblewrapArguments({
    mounts: [
      [realpathSync(process.execPath), '/usr/bin/node'],
      [SANDBOXED_FOLDER, `${INSIDE}/sandboxed`],
      ...PACKAGES.map((name) => [folderOf(name), `${INSIDE}/node_modules/${name}`] as const),
    ],
    command: ['/usr/bin/node', ...NODE_FLAGS, `${INSIDE}/sandboxed/${basename(entryPoint('sandboxed/javascript'))}`],
  })
  return { name: 'native', engine: 'javascript', reportsMemory: true, answersWithReady: true, slowness: JAVASCRIPT_SLOWNESS, start: () => startNativeProcess(command, filter) }
}
