/** `npm run build`: the browser's files, the page renderer for the server, and the compressed forms of the files. */
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { gzipAsync as zopfli } from '@gfx/zopfli'
import { build, type Plugin } from 'vite'
import { FORMATTER_FILES } from '#features/practice/rules/formatter.ts'
import { ENGINE_FILES, PYTHON_FILES, SQL_FILES } from '#features/practice/rules/runner.ts'
import { buildBrowserEngine, buildBrowserSql } from './browser-engine.ts'
import { buildBrowserPython } from './browser-python.ts'
import { buildPythonFormatter } from './python-formatter.ts'

const ROOT = join(import.meta.dirname, '..')
const SMALL = 1_000

/**
 * Each process keeps the text of these files in memory, at two bytes a character if one of them is not ASCII: so they have no comments
 * and only ASCII. Names and lines stay, for readable stack traces.
 */
const WITHOUT_WORDS = {
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
} as const

/** Some packages import graphql by file, which would bundle a second copy of it as CommonJS. */
const oneGraphql: Plugin = {
  name: 'one-graphql',
  enforce: 'pre',
  resolveId(source) {
    const part = /^graphql(?:\/(.+?))?(?:\.js)?$/.exec(source)
    if (part === null) return null
    const path = join(ROOT, 'node_modules/graphql', part[1] ?? 'index')
    return existsSync(`${path}.mjs`) ? `${path}.mjs` : join(path, 'index.mjs')
  },
}

await build({ root: ROOT, logLevel: 'warn' })
await build({ root: ROOT, logLevel: 'warn', build: { ssr: true } })
await buildServer()
await buildJudge()
const python = await buildBrowserPython(ROOT)
pack(python, PYTHON_FILES.filter((name) => !name.endsWith('.gz')))
const engine = await buildBrowserEngine(ROOT)
pack(engine, ENGINE_FILES)
pack(await buildPythonFormatter(ROOT), FORMATTER_FILES)
pack(await buildBrowserSql(ROOT), SQL_FILES)

for (const entry of readdirSync(join(ROOT, 'build/client'), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|webmanifest|txt)$/.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const bytes = readFileSync(path)
  if (bytes.length < SMALL) continue
  writeFileSync(`${path}.gz`, isOfFirstPages(entry.name, bytes) ? await zopfli(bytes, {}) : gzipSync(bytes, { level: 9 }))
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
}

/** Files that visitors load first are compressed with zopfli: it takes ten times as long, and saves 3.5 %. */
function isOfFirstPages(name: string, bytes: Buffer): boolean {
  return name.startsWith('entry.client') || bytes.length < 20_000
}

/** The compressed forms of what Run loads: megabytes, so compressed quickly. */
function pack(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const bytes = readFileSync(join(folder, name))
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
    ssr: { noExternal: true, external: ['sharp', '@node-rs/argon2', 'opentype.js', 'pdfkit', 'pg-native', 'typescript'] },
    plugins: [oneGraphql],
    build: { ssr: 'app/server.ts', outDir: 'build/app', emptyOutDir: true, minify: false, target: 'esnext', rolldownOptions: { output: WITHOUT_WORDS } },
  })
  writeFileSync(
    join(ROOT, 'build/app/main.js'),
    "import { enableCompileCache } from 'node:module'\n" +
      "import { join } from 'node:path'\n" +
      "enableCompileCache(join(import.meta.dirname, '../compiled'))\n" +
      "await import('./server.js')\n",
  )
}

/** Builds the judge. Code that runs inside a sandbox is built separately and contains nothing else of the judge. */
async function buildJudge(): Promise<void> {
  rmSync(join(ROOT, 'build/judge'), { recursive: true, force: true })
  await buildParts('judge', ['judge', 'wasm/pool', 'wasm/thread'])
  await buildParts('judge/sandboxed', ['javascript'])
  for (const file of ['wire.py', 'harness.py']) copyFileSync(join(ROOT, 'judge/sandboxed', file), join(ROOT, 'build/judge/sandboxed', file))
}

async function buildParts(folder: string, names: string[]): Promise<void> {
  const input = Object.fromEntries(names.map((name) => [name, join(ROOT, folder, `${name}.ts`)]))
  const output = { ...WITHOUT_WORDS, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' }
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: true, outDir: join('build', folder), emptyOutDir: false, target: 'esnext', rolldownOptions: { input, output } },
  })
}
