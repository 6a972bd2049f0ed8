import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The system's Python: its executable and the folders of its standard library. */
export interface PythonRuntime {
  program: string
  folders: string[]
  /** The folder that contains numpy; null if it is not installed. */
  numpy: string | null
}

const QUERY = `
import sys, sysconfig, json
found = {"program": sys.executable, "folders": [sysconfig.get_path("stdlib"), sysconfig.get_path("platstdlib")], "numpy": None}
try:
    import numpy, os
    found["numpy"] = os.path.dirname(os.path.dirname(numpy.__file__))
except ImportError:
    pass
print(json.dumps(found))
`

/** The path of bubblewrap; null if it is not installed. */
export const BUBBLEWRAP = ['/usr/bin/bwrap', '/usr/local/bin/bwrap'].find((path) => existsSync(path)) ?? null

/** The folders of shared libraries, some of which are symbolic links. */
export const LIBRARIES = ['/lib', '/lib64', '/usr/lib64', '/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'].filter((path) => existsSync(path))

/** Finds the Python of the system's package manager; null if there is none. A version manager's Python would lie in a home folder. */
export async function findPython(): Promise<PythonRuntime | null> {
  for (const program of ['/usr/bin/python3', '/usr/local/bin/python3'].filter((path) => existsSync(path))) {
    try {
      const { stdout } = await run(program, ['-I', '-c', QUERY], { timeout: 20_000, env: {} })
      const found = JSON.parse(stdout) as PythonRuntime
      const folders = [...new Set(found.folders.map((folder) => realpathSync(folder)))]
      return { program: realpathSync(found.program), folders: folders.filter((folder) => !folders.includes(dirname(folder))), numpy: found.numpy }
    } catch {
      // This one does not run. Try the next.
    }
  }
  return null
}
