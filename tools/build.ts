/** `npm run build`: the browser's files, the page renderer for the server, and the compressed forms of the files. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { PYTHON_FILES } from '#features/practice/rules/runner.ts'

const ROOT = join(import.meta.dirname, '..')
const SMALL = 1_000

await build({ root: ROOT, logLevel: 'warn' })
await build({ root: ROOT, logLevel: 'warn', build: { ssr: true } })
await buildServer()
packPython()

for (const entry of readdirSync(join(ROOT, 'build/client'), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|webmanifest|txt)$/.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const bytes = readFileSync(path)
  if (bytes.length < SMALL) continue
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
}

/** The compressed forms of the browser's Python, which lies in its package: quickly made, for there are twelve megabytes of it. */
function packPython(): void {
  const folder = join(ROOT, 'build/python')
  mkdirSync(folder, { recursive: true })
  for (const name of PYTHON_FILES) {
    const bytes = readFileSync(join(ROOT, 'node_modules/pyodide', name))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 6 }))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 } }))
  }
}

/** The server as a few files: a thousand small ones take four times as long to load (decision 015). */
async function buildServer(): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: ['sharp', '@node-rs/argon2', 'opentype.js', 'pg-native', 'typescript'] },
    build: { ssr: 'app/server.ts', outDir: 'build/app', emptyOutDir: true, minify: false, target: 'esnext' },
  })
  writeFileSync(
    join(ROOT, 'build/app/main.js'),
    "import { enableCompileCache } from 'node:module'\n" +
      "import { join } from 'node:path'\n" +
      "enableCompileCache(join(import.meta.dirname, '../compiled'))\n" +
      "await import('./server.js')\n",
  )
}
