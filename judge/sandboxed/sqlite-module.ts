/**
 * SQLite as a bare WebAssembly module (decision 044). Its imports are written here and give it nothing but memory and a clock: there are no files,
 * no network and no environment to reach, whatever a query does.
 */

/** The functions of SQLite that are used, and those of its allocator. Pointers are numbers. */
interface Exports {
  __wasm_call_ctors(): void
  __indirect_function_table: WebAssembly.Table
  malloc(bytes: number): number
  free(at: number): void
  sqlite3_open(name: number, database: number): number
  sqlite3_close_v2(database: number): number
  sqlite3_exec(database: number, sql: number, callback: number, given: number, error: number): number
  sqlite3_limit(database: number, limit: number, value: number): number
  sqlite3_set_authorizer(database: number, callback: number, given: number): number
  sqlite3_prepare_v2(database: number, sql: number, bytes: number, statement: number, rest: number): number
  sqlite3_step(statement: number): number
  sqlite3_reset(statement: number): number
  sqlite3_finalize(statement: number): number
  sqlite3_bind_null(statement: number, at: number): number
  sqlite3_bind_double(statement: number, at: number, value: number): number
  sqlite3_bind_int64(statement: number, at: number, value: bigint): number
  sqlite3_bind_text(statement: number, at: number, text: number, bytes: number, destructor: number): number
  sqlite3_column_count(statement: number): number
  sqlite3_column_name(statement: number, at: number): number
  sqlite3_column_type(statement: number, at: number): number
  sqlite3_column_int64(statement: number, at: number): bigint
  sqlite3_column_double(statement: number, at: number): number
  sqlite3_column_text(statement: number, at: number): number
  sqlite3_column_bytes(statement: number, at: number): number
  sqlite3_errmsg(database: number): number
  sqlite3_error_offset(database: number): number
  sqlite3__wasm_db_config_ip(database: number, option: number, value: number, result: number): number
}

/** SQLite with a memory of its own. */
export interface SqliteModule {
  calls: Exports
  memory: WebAssembly.Memory
  /** The size in bytes that its memory can grow to. */
  maxMemory: number
  /** Copies a text into its memory, with a null byte at the end. Returns the address and the number of bytes before the null byte; throws `OutOfMemory`. */
  writeText(text: string): { at: number; bytes: number }
  readText(at: number, bytes?: number): string
  readPointer(at: number): number
  /** A pointer to a function with six parameters that SQLite can call. */
  pointerTo(call: (...given: number[]) => number): number
}

export class OutOfMemory extends Error {}

const PAGE = 65_536
/** The module declares this much. */
const FIRST_PAGES = 128
const NOT_THERE = 52

/** What the module imports besides its memory. All system calls fail. */
function importsOf(memory: WebAssembly.Memory, maxPages: number): WebAssembly.Imports {
  const view = () => new DataView(memory.buffer)
  const env: Record<string, unknown> = {
    memory,
    emscripten_date_now: () => Date.now(),
    emscripten_get_now: () => performance.now(),
    emscripten_get_heap_max: () => maxPages * PAGE,
    emscripten_resize_heap(bytes: number) {
      try {
        memory.grow(Math.ceil(((bytes >>> 0) - memory.buffer.byteLength) / PAGE))
        return 1
      } catch {
        return 0
      }
    },
    // There is only UTC.
    _tzset_js(zone: number, hasDaylight: number) {
      view().setInt32(zone, 0, true)
      view().setInt32(hasDaylight, 0, true)
    },
    _localtime_js(seconds: bigint, result: number) {
      const date = new Date(Number(seconds) * 1000)
      const startOfYear = Date.UTC(date.getUTCFullYear())
      const parts = [date.getUTCSeconds(), date.getUTCMinutes(), date.getUTCHours(), date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear() - 1900, date.getUTCDay(), Math.floor((date.getTime() - startOfYear) / 86_400_000), 0, 0]
      parts.forEach((part, at) => view().setInt32(result + 4 * at, part, true))
    },
  }
  const wasi: Record<string, unknown> = {
    environ_sizes_get(count: number, bytes: number) {
      view().setUint32(count, 0, true)
      view().setUint32(bytes, 0, true)
      return 0
    },
    environ_get: () => 0,
    clock_time_get(_clock: number, _precision: bigint, result: number) {
      view().setBigUint64(result, BigInt(Date.now()) * 1_000_000n, true)
      return 0
    },
  }
  const failing = (known: Record<string, unknown>, code: number) => new Proxy(known, { get: (all, name: string) => all[name] ?? (() => code) })
  return { env: failing(env, -NOT_THERE), wasi_snapshot_preview1: failing(wasi, NOT_THERE) } as WebAssembly.Imports
}

/** A module that imports a function with six parameters and exports it, because only such functions fit into a table: `(i32 × 6) → i32`. */
const FORWARDING = Uint8Array.from([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 11, 1, 96, 6, 127, 127, 127, 127, 127, 127, 1, 127, 2, 7, 1, 1, 101, 1, 102, 0, 0, 7, 5, 1, 1, 102, 0, 0,
])

/** Starts SQLite with a memory that can grow to this many bytes. */
export function startSqlite(compiled: WebAssembly.Module, bytes: number): SqliteModule {
  const maximum = Math.max(FIRST_PAGES, Math.ceil(bytes / PAGE))
  const memory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum })
  const calls = new WebAssembly.Instance(compiled, importsOf(memory, maximum)).exports as unknown as Exports
  calls.__wasm_call_ctors()
  const encoder = new TextEncoder()
  const decoder = new TextDecoder()
  return {
    calls,
    memory,
    maxMemory: maximum * PAGE,
    writeText(text) {
      const encoded = encoder.encode(text)
      const at = calls.malloc(encoded.length + 1)
      if (at === 0) throw new OutOfMemory()
      const target = new Uint8Array(memory.buffer, at, encoded.length + 1)
      target.set(encoded)
      target[encoded.length] = 0
      return { at, bytes: encoded.length }
    },
    readText(at, bytes) {
      const all = new Uint8Array(memory.buffer)
      return decoder.decode(all.subarray(at, bytes === undefined ? all.indexOf(0, at) : at + bytes))
    },
    readPointer: (at) => new DataView(memory.buffer).getUint32(at, true),
    pointerTo(call) {
      const { f } = new WebAssembly.Instance(new WebAssembly.Module(FORWARDING), { e: { f: call } }).exports
      const table = calls.__indirect_function_table
      const at = table.grow(1)
      table.set(at, f)
      return at
    },
  }
}
