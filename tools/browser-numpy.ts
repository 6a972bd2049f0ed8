import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PyodideInterface } from 'pyodide'

const PACKAGE = 'node_modules/@emscripten-forge/numpy/pkg'

/** Compiles what programs can use with the Python that will load it; without tests, headers and the tools that build extensions. */
const PACK = `
import importlib.util, io, marshal, tarfile, zipfile
LEFT_OUT = ("/tests/", "/f2py/", "/distutils/", "/include/", "/_pyinstaller/", "/_core/lib/", "conftest.py")

def packed(data):
    with tarfile.open(fileobj=io.BytesIO(data)) as whole:
        files = {member.name.split("site-packages/")[-1]: member for member in whole.getmembers() if member.isfile()}
        wanted = sorted(name for name in files if name.startswith("numpy/") and not any(part in name for part in LEFT_OUT) and name.endswith((".py", ".so")))
        yield "numpy/LICENSE.txt", whole.extractfile(files["info/licenses/LICENSE.txt"]).read()
        for name in wanted:
            content = whole.extractfile(files[name]).read()
            if name.endswith(".py"):
                code = compile(content, "/lib/python3.12/site-packages/" + name, "exec", dont_inherit=True)
                content = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + importlib.util.source_hash(content) + marshal.dumps(code)
                name += "c"
            yield name, content

out = io.BytesIO()
with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for name, content in packed(DATA.to_bytes()):
        entry = zipfile.ZipInfo(name)
        entry.compress_type = zipfile.ZIP_DEFLATED
        archive.writestr(entry, content)
with open("/numpy.zip", "wb") as file:
    file.write(out.getvalue())
`

/** NumPy for the browser as a zip archive for the folder of packages: built for the Python of our Pyodide by emscripten-forge (decision 027). */
export function packNumpy(root: string, python: PyodideInterface): Uint8Array {
  const folder = join(root, PACKAGE)
  const [name] = readdirSync(folder)
  python.globals.set('DATA', new Uint8Array(readFileSync(join(folder, name!))))
  python.runPython(PACK)
  return python.FS.readFile('/numpy.zip') as Uint8Array
}
