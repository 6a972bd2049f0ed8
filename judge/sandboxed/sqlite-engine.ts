/** Runs one query in SQLite: the judge and the browser's Run use the same code (requirement J-14). */
import type { TableSchema } from '#features/practice/rules/tables.ts'
import { OutOfMemory, startSqlite, type SqliteModule } from './sqlite-module.ts'

/** An error, with a message for the author of the query. */
export interface QueryError {
  kind: 'memory' | 'compile' | 'other'
  message: string
}

export type QueryResult = { value: string } | { raised: QueryError } | { tooMuch: true }

/** Why a statement was refused. */
interface Refused {
  what: string | null
}

/** An open database, and what its authorizer refused. */
interface Database {
  sqlite: SqliteModule
  at: number
  refused: Refused
}

type Cell = null | number | string
/** In wire format, numbers that are not finite are objects. */
type WireCell = Cell | { $: string }

const [OK, ROW, DONE] = [0, 100, 101]
const TYPE = { integer: 1, real: 2, text: 3, blob: 4, null: 5 } as const
const COPY = -1
const DENY = 1
const DEFENSIVE = 1010
const TRUSTED_SCHEMA = 1017
const SQL_TYPES = { integer: 'INTEGER', number: 'REAL', text: 'TEXT' }

/** Limits of SQLite by their numbers: the bytes of a value and of a statement, columns, nested expressions, parts of a compound query, arguments, attached databases, the bytes of a pattern, variables. */
const LIMITS: readonly (readonly [limit: number, value: number])[] = [[0, 10_000_000], [1, 400_000], [2, 200], [3, 500], [4, 200], [6, 100], [7, 0], [8, 1_000], [9, 0], [10, 10], [11, 0]]
const MAX_STATEMENTS = 100
// The same limits as `MAX_WIRE` and `MAX_PARTS`: longer answers would not be read.
const MAX_VALUE = 1_000_000
const MAX_CELLS = 200_000
/** Names are only shown. */
const MAX_NAME = 60

/**
 * The actions that a statement may consist of, by the numbers of SQLite: creating and dropping indexes, tables and views (also temporary ones),
 * changing rows, reading, transactions, functions, and recursive queries.
 */
const ALLOWED = new Set([1, 2, 3, 4, 6, 8, 9, 10, 11, 12, 13, 15, 17, 18, 20, 21, 22, 23, 27, 28, 31, 32, 33])
const READ = 20
/** Tables with the insides of the database. */
const INTERNAL = new Set(['sqlite_dbpage', 'sqlite_stmt', 'dbstat', 'bytecode', 'tables_used'])
const NAMES: Readonly<Record<number, string>> = { 5: 'CREATE TRIGGER', 7: 'CREATE TRIGGER', 14: 'DROP TRIGGER', 16: 'DROP TRIGGER', 19: 'PRAGMA', 24: 'ATTACH or VACUUM', 25: 'DETACH', 26: 'ALTER TABLE', 29: 'CREATE VIRTUAL TABLE', 30: 'DROP TABLE' }

/** SQLite with the function that its databases ask for permissions. */
export interface SqlEngine {
  sqlite: SqliteModule
  authorizer: number
  refused: Refused
}

/** Starts SQLite with a limit of memory in bytes. */
export function openSqlEngine(compiled: WebAssembly.Module, bytes: number): SqlEngine {
  const sqlite = startSqlite(compiled, bytes)
  const refused: Refused = { what: null }
  const authorizer = sqlite.pointerTo((_given, action, name) => {
    const table = action === READ ? sqlite.readText(name!).toLowerCase() : ''
    if (ALLOWED.has(action!) && !INTERNAL.has(table)) return OK
    refused.what = table === '' ? (NAMES[action!] ?? 'This statement') : table
    return DENY
  })
  return { sqlite, authorizer, refused }
}

/**
 * Runs a query on a new database with these tables. `given` are the rows of each table in wire format. The result is that of the last statement that
 * returns rows, in wire format: the names of its columns, then its rows.
 */
export function runQuery(engine: SqlEngine, source: string, tables: readonly TableSchema[], given: string): QueryResult {
  const { sqlite } = engine
  try {
    const database = openDatabase(engine)
    try {
      fill(database, tables, JSON.parse(given) as WireCell[][][])
      protect(database, engine)
      return runStatements(database, source)
    } finally {
      sqlite.calls.sqlite3_close_v2(database.at)
    }
  } catch (error) {
    if (error instanceof QueryFailure) return { raised: error.error }
    if (error instanceof TooMuch) return { tooMuch: true }
    if (error instanceof OutOfMemory) return { raised: MEMORY }
    return { raised: { kind: 'other', message: /call stack/i.test(String(error)) ? 'Your query is nested too deeply.' : 'The query crashed the database.' } }
  }
}

class QueryFailure extends Error {
  readonly error: QueryError

  constructor(error: QueryError) {
    super(error.message)
    this.error = error
  }
}

class TooMuch extends Error {}

const MEMORY: QueryError = { kind: 'memory', message: 'The query used more memory than the limit.' }

function openDatabase({ sqlite, refused }: SqlEngine): Database {
  const { calls } = sqlite
  refused.what = null
  const name = sqlite.writeText(':memory:').at
  const result = calls.malloc(4)
  const code = calls.sqlite3_open(name, result)
  const at = sqlite.readPointer(result)
  calls.free(result)
  calls.free(name)
  if (code !== OK) throw new OutOfMemory()
  return { sqlite, at, refused }
}

/** Creates and fills the tables of the problem. */
function fill(database: Database, tables: readonly TableSchema[], given: readonly WireCell[][][]): void {
  const { calls } = database.sqlite
  execute(database, 'PRAGMA temp_store = MEMORY; BEGIN')
  for (const [at, { name, columns }] of tables.entries()) {
    execute(database, `CREATE TABLE "${name}" (${columns.map((column) => `"${column.name}" ${SQL_TYPES[column.type]}`).join(', ')})`)
    const { statement } = prepare(database, `INSERT INTO "${name}" VALUES (${columns.map(() => '?').join(', ')})`)
    for (const row of given[at] ?? []) {
      for (const [index, { type }] of columns.entries()) {
        const cell = fromWire(row[index] ?? null)
        bind(database, statement, index + 1, type === 'integer' && typeof cell === 'number' ? BigInt(cell) : cell)
      }
      if (calls.sqlite3_step(statement) !== DONE) throw failureOf(database, null)
      calls.sqlite3_reset(statement)
    }
    calls.sqlite3_finalize(statement)
  }
  execute(database, 'COMMIT')
}

const fromWire = (cell: WireCell): Cell => (typeof cell === 'object' && cell !== null ? Number(cell.$) : cell)

function execute(database: Database, sql: string): void {
  const { calls, writeText } = database.sqlite
  const text = writeText(sql).at
  const code = calls.sqlite3_exec(database.at, text, 0, 0, 0)
  calls.free(text)
  if (code !== OK) throw failureOf(database, null)
}

/** Prepares one of our own statements. */
function prepare(database: Database, sql: string): { statement: number } {
  const { calls, writeText, readPointer } = database.sqlite
  const text = writeText(sql).at
  const result = calls.malloc(4)
  const code = calls.sqlite3_prepare_v2(database.at, text, -1, result, 0)
  const statement = readPointer(result)
  calls.free(result)
  calls.free(text)
  if (code !== OK) throw failureOf(database, null)
  return { statement }
}

function bind({ sqlite: { calls, writeText } }: Database, statement: number, at: number, value: Cell | bigint): void {
  if (value === null) calls.sqlite3_bind_null(statement, at)
  else if (typeof value === 'bigint') calls.sqlite3_bind_int64(statement, at, value)
  else if (typeof value === 'number') calls.sqlite3_bind_double(statement, at, value)
  else {
    const text = writeText(value)
    calls.sqlite3_bind_text(statement, at, text.at, text.bytes, COPY)
    calls.free(text.at)
  }
}

/** From here on, statements may do what a query needs and nothing else. */
function protect({ sqlite: { calls }, at }: Database, { authorizer }: SqlEngine): void {
  for (const [limit, value] of LIMITS) calls.sqlite3_limit(at, limit, value)
  calls.sqlite3__wasm_db_config_ip(at, DEFENSIVE, 1, 0)
  calls.sqlite3__wasm_db_config_ip(at, TRUSTED_SCHEMA, 0, 0)
  calls.sqlite3_set_authorizer(at, authorizer, 0)
}

function runStatements(database: Database, source: string): QueryResult {
  const { calls, writeText, readPointer } = database.sqlite
  if (source.includes('\0')) throw new QueryFailure({ kind: 'compile', message: 'The query contains a null character.' })
  const text = writeText(source)
  const result = calls.malloc(8)
  const lineAt = (offset: number) => lineOf(database, text.at, offset)
  let value: string | null = null
  let begin = text.at
  for (let count = 0; begin < text.at + text.bytes; count += 1) {
    if (count === MAX_STATEMENTS) throw new QueryFailure({ kind: 'compile', message: `Use at most ${MAX_STATEMENTS} statements.` })
    const code = calls.sqlite3_prepare_v2(database.at, begin, text.at + text.bytes - begin + 1, result, result + 4)
    if (code !== OK) {
      const offset = calls.sqlite3_error_offset(database.at)
      throw failureOf(database, lineAt(offset < 0 ? firstSign(database, begin) : begin + offset), 'compile')
    }
    const statement = readPointer(result)
    if (statement !== 0) value = step(database, statement, () => lineAt(firstSign(database, begin))) ?? value
    begin = readPointer(result + 4)
  }
  calls.free(result)
  calls.free(text.at)
  return value === null ? { raised: { kind: 'compile', message: 'Your query returns no rows: its last statement must be a SELECT.' } } : { value }
}

/** Runs a statement to its end. Returns its columns and rows in wire format; null if it is no query. */
function step(database: Database, statement: number, line: () => number): string | null {
  const { calls, readText } = database.sqlite
  const width = calls.sqlite3_column_count(statement)
  const names = Array.from({ length: width }, (_, at) => readText(calls.sqlite3_column_name(statement, at)).slice(0, MAX_NAME))
  const rows: Cell[][] = []
  let size = 0
  for (;;) {
    const code = calls.sqlite3_step(statement)
    if (code === DONE) break
    if (code !== ROW) throw failureOf(database, line())
    const row: Cell[] = []
    for (let at = 0; at < width; at += 1) {
      const cell = readCell(database, statement, at, () => `The column ${names[at]} of row ${rows.length + 1}`)
      size += typeof cell === 'string' ? cell.length + 3 : 2
      row.push(cell)
    }
    size += 2
    rows.push(row)
    if (size > MAX_VALUE || rows.length * (width + 1) > MAX_CELLS) throw new TooMuch()
  }
  calls.sqlite3_finalize(statement)
  if (width === 0) return null
  const value = JSON.stringify([names, ...rows], (_, part: unknown) => (typeof part === 'number' && !Number.isFinite(part) ? { $: String(part) } : part))
  if (value.length > MAX_VALUE) throw new TooMuch()
  return value
}

function readCell({ sqlite: { calls, readText } }: Database, statement: number, at: number, subject: () => string): Cell {
  switch (calls.sqlite3_column_type(statement, at)) {
    case TYPE.integer: {
      const value = calls.sqlite3_column_int64(statement, at)
      if (BigInt.asIntN(54, value) !== value) throw new QueryFailure({ kind: 'other', message: `${subject()} is ${value}, which is too large.` })
      return Number(value)
    }
    case TYPE.real:
      return calls.sqlite3_column_double(statement, at)
    case TYPE.text: {
      const text = calls.sqlite3_column_text(statement, at)
      const bytes = calls.sqlite3_column_bytes(statement, at)
      if (bytes > MAX_VALUE) throw new TooMuch()
      return readText(text, bytes)
    }
    case TYPE.blob:
      throw new QueryFailure({ kind: 'other', message: `${subject()} is a BLOB. Return numbers and texts.` })
    default:
      return null
  }
}

/** The failure that SQLite reports, with the line if it is known. */
function failureOf({ sqlite: { calls, readText }, at, refused }: Database, line: number | null, kind: 'compile' | 'other' = 'other'): Error {
  const where = line === null ? '' : ` (line ${line})`
  const message = readText(calls.sqlite3_errmsg(at)).slice(0, 600)
  if (message === 'out of memory') return new QueryFailure(MEMORY)
  if (refused.what !== null) return new QueryFailure({ kind, message: `${refused.what} isn’t allowed here${where}. Use SELECT, and tables or views of your own if you need them.` })
  return new QueryFailure({ kind, message: `${message}${where}` })
}

/** The address of the first sign of a statement that is neither a space nor the semicolon before it. */
function firstSign({ sqlite: { memory } }: Database, begin: number): number {
  const bytes = new Uint8Array(memory.buffer)
  let at = begin
  while (bytes[at] === 10 || bytes[at] === 13 || bytes[at] === 32 || bytes[at] === 9 || bytes[at] === 59) at += 1
  return at
}

/** The line of an address in a text, from 1. */
function lineOf({ sqlite: { memory } }: Database, text: number, at: number): number {
  return new Uint8Array(memory.buffer).subarray(text, at).reduce((line, byte) => (byte === 10 ? line + 1 : line), 1)
}
