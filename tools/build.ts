/** `npm run build`: the browser's files, the page renderer for the server, and the compressed forms of the files. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '..')
const SMALL = 1_000

await build({ root: ROOT, logLevel: 'warn' })
await build({ root: ROOT, logLevel: 'warn', build: { ssr: true } })

for (const entry of readdirSync(join(ROOT, 'build/client'), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|webmanifest|txt)$/.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const bytes = readFileSync(path)
  if (bytes.length < SMALL) continue
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
}
