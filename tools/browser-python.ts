import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPyodide } from 'pyodide'
import { PYTHON_FILES, PYTHON_LIBRARY } from '#features/practice/rules/runner.ts'
import { PYTHON_VERSION } from '#features/practice/rules/runner-version.ts'
import { RUNNER_TEXTS } from '#features/practice/server/runner-texts.ts'

/** What solutions ask for most often, beside what Python begins with by itself. */
const OFTEN = ['collections', 'copy', 'csv', 'dataclasses', 'datetime', 'decimal', 'fractions', 'functools', 'heapq', 'itertools', 'math', 'operator', 'random', 're', 'statistics', 'string', 'typing']

/**
 * Run in the Python that will load them, as only it knows its own bytecode. A hash that is not compared stands for the source,
 * for a time of change means nothing here.
 */
const COMPILE = `
import sys
${OFTEN.map((name) => `import ${name}`).join('\n')}
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
 * Puts together what Run begins with in Python (decision 027): the files of its package, and the library with what Python begins
 * with compiled already, which takes more than half of the time otherwise. What is there for this version stays.
 */
export async function buildBrowserPython(root: string): Promise<string> {
  const folder = join(root, 'build/python')
  const made = join(folder, 'made')
  if (existsSync(made) && readFileSync(made, 'utf8') === PYTHON_VERSION) return folder
  mkdirSync(folder, { recursive: true })
  for (const name of PYTHON_FILES) copyFileSync(join(root, 'node_modules/pyodide', name), join(folder, name))
  // The same bytes each time, also where a module holds a set.
  const python = await loadPyodide({ env: { PYTHONHASHSEED: '0' } })
  python.runPython(RUNNER_TEXTS.harness)
  python.runPython(`import sys\nLIBRARY = next(path for path in sys.path if path.endswith(".zip"))`)
  python.runPython(COMPILE)
  writeFileSync(join(folder, PYTHON_LIBRARY), python.FS.readFile('/compiled.zip'))
  writeFileSync(made, PYTHON_VERSION)
  return folder
}
