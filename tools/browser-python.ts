import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadPyodide, type PyodideInterface } from 'pyodide'
import { MAX_PYTHON_MEMORY, NUMPY_ARCHIVE, PYTHON_LIBRARY, PYTHON_MEMORY, PYTHON_MODULE, PYTHON_PROGRAM } from '#features/practice/rules/runner.ts'
import { PYTHON_VERSION } from '#features/practice/rules/runner-version.ts'
import { RUNNER_TEXTS } from '#features/practice/server/runner-texts.ts'
import { packNumpy } from './browser-numpy.ts'

const PACKAGE = 'node_modules/pyodide'

/** Modules that solutions import most often are loaded ahead, besides those that Python itself imports. */
const OFTEN = ['collections', 'copy', 'csv', 'dataclasses', 'datetime', 'decimal', 'fractions', 'functools', 'heapq', 'itertools', 'math', 'operator', 'random', 're', 'statistics', 'string', 'typing']

/**
 * Compiles the loaded modules with the Python that will load them, because bytecode depends on its version. They have an unchecked hash
 * instead of a modification time, which means nothing here.
 */
const COMPILE = `
import sys
LIBRARY = next(path for path in sys.path if path.endswith(".zip"))
inside = LIBRARY + "/"
loaders = [(module.__file__, module.__spec__.loader) for module in list(sys.modules.values()) if getattr(module, "__file__", None)]
begun = {file.removeprefix(inside) for file, loader in loaders if type(loader).__name__ == "zipimporter"}

import importlib.util, io, marshal, zipfile
source = zipfile.ZipFile(LIBRARY)
out = io.BytesIO()
with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as library:
    for entry in source.infolist():
        text = source.read(entry)
        if entry.filename in begun:
            code = compile(text, inside + entry.filename, "exec", dont_inherit=True)
            head = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + importlib.util.source_hash(text)
            entry = zipfile.ZipInfo(entry.filename + "c", entry.date_time)
            entry.compress_type = zipfile.ZIP_DEFLATED
            text = head + marshal.dumps(code)
        library.writestr(entry, text)
with open("/compiled.zip", "wb") as file:
    file.write(out.getvalue())
`

/**
 * Builds what Run loads for Python (decision 027): the files of its package with a memory limit, its library with precompiled modules,
 * NumPy, and a snapshot of its memory after the start, so that browsers need not repeat it. An existing build of this version is
 * reused.
 */
export async function buildBrowserPython(root: string): Promise<string> {
  const folder = join(root, 'build/python')
  const made = join(folder, 'made')
  if (existsSync(made) && readFileSync(made, 'utf8') === PYTHON_VERSION) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  copyFileSync(join(root, PACKAGE, 'pyodide.mjs'), join(folder, 'pyodide.mjs'))
  writeFileSync(join(folder, PYTHON_PROGRAM), withMemoryLimit(readFileSync(join(root, PACKAGE, PYTHON_PROGRAM), 'utf8')))
  writeFileSync(join(folder, PYTHON_MODULE), gzipSync(readFileSync(join(root, PACKAGE, 'pyodide.asm.wasm')), { level: 9 }))

  const python = await startPython({})
  python.runPython(COMPILE)
  const library = join(folder, PYTHON_LIBRARY)
  writeFileSync(library, python.FS.readFile('/compiled.zip'))
  writeFileSync(join(folder, NUMPY_ARCHIVE), packNumpy(root, python))
  // It records where each module is in this very library; compiling it would make it a third larger.
  const memory = (await startPython({ stdLibURL: library, _makeSnapshot: true })).makeMemorySnapshot()
  writeFileSync(join(folder, PYTHON_MEMORY), gzipSync(memory, { level: 9 }))
  writeFileSync(made, PYTHON_VERSION)
  return folder
}

/** The program with a memory that cannot grow beyond the limit; it is made to take 4 GiB, which could exhaust the machine. */
function withMemoryLimit(program: string): string {
  const limits = { '"maximum":4294967296/65536': `"maximum":${MAX_PYTHON_MEMORY / 65_536}`, 'getHeapMax=()=>4294901760': `getHeapMax=()=>${MAX_PYTHON_MEMORY}` }
  return Object.entries(limits).reduce((text, [before, after]) => {
    if (!text.includes(before)) throw new Error(`The program has no ${before}.`)
    return text.replace(before, after)
  }, program)
}

/** A Python as programs see it. */
async function startPython(options: { stdLibURL?: string; _makeSnapshot?: boolean }): Promise<PyodideInterface> {
  const { argv: [, program], env: { TZ } } = process
  // Its environment stays in its memory: the user name is that of a browser, the time that of the judge.
  process.argv[1] = './this.program'
  process.env['TZ'] = 'UTC'
  try {
    // A fixed hash seed gives the same bytes each time, also for modules that contain a set.
    const python = await loadPyodide({ env: { PYTHONHASHSEED: '0' }, ...options })
    python.runPython(RUNNER_TEXTS.harness)
    python.runPython(`def often():\n    import ${OFTEN.join(', ')}\noften()\ndel often`)
    return python
  } finally {
    process.argv[1] = program!
    if (TZ === undefined) delete process.env['TZ']
    else process.env['TZ'] = TZ
  }
}
