import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind, Sandbox } from '../guest.ts'
import { BUBBLEWRAP, findPython } from './find-runtime.ts'
import { openNativeGuest } from './native-guest.ts'
import { callFilter } from './seccomp.ts'
import { wallsAround } from './walls.ts'

const HARNESS = readFileSync(join(import.meta.dirname, '../guests/harness.py'), 'utf8')

/** What can be had natively on this machine, or a sentence that says what is missing. */
export async function nativePython(): Promise<Sandbox[] | string> {
  if (process.platform !== 'linux') return 'This is not Linux.'
  if (BUBBLEWRAP === null) return 'Bubblewrap is not installed.'
  const filter = callFilter('python')
  if (filter === null) return `There is no filter of system calls for ${process.arch}.`
  const python = await findPython()
  if (python === null) return 'The system has no Python 3.'

  const sandbox = (kind: Kind, numpy: string | null): Sandbox => {
    const walls = wallsAround({
      shown: [
        [python.program, '/usr/bin/python3'],
        ...python.folders.map((folder) => [folder, folder] as const),
        // Debian's numpy finds its linear algebra over links there.
        ...(numpy === null ? [] : ([[numpy, numpy], ['/etc/alternatives', '/etc/alternatives']] as const)),
      ],
      // Numpy would start threads, which the filter forbids. The harness empties the environment afterwards.
      environment: numpy === null ? {} : { OPENBLAS_NUM_THREADS: '1', OMP_NUM_THREADS: '1' },
      command: ['/usr/bin/python3', '-I', '-S', '-B', '-c', HARNESS, ...(numpy === null ? [] : [numpy])],
    })
    return { name: 'native', kind, slowness: 1, open: () => openNativeGuest(walls, filter) }
  }
  return [sandbox('python', null), ...(python.numpy === null ? [] : [sandbox('numpy', python.numpy)])]
}
