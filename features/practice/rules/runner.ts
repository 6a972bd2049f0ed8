import type { Language } from './problem.ts'
import type { TableSchema } from './tables.ts'
import { ENGINE_VERSION, PYTHON_VERSION, SQL_VERSION } from './runner-version.ts'

/** The page of the sandboxed frame. The number increases when its messages change. */
export const RUNNER_PATH = '/runner/5'

/** The runtime for Python. A new version has a new path, so browsers may cache it for ever. */
export const PYTHON_PATH = `/python/${PYTHON_VERSION}`
export const PYTHON_LIBRARY = 'python_stdlib.zip'
// The frame decompresses them, and they are cached compressed.
export const PYTHON_MODULE = 'pyodide.asm.wasm.gz'
export const PYTHON_MEMORY = 'python_memory.gz'
export const PYTHON_FILES = ['pyodide.mjs', 'pyodide.asm.mjs', PYTHON_LIBRARY, PYTHON_MODULE, PYTHON_MEMORY] as const

/** The files of Python, for the frame. */
export interface PythonFiles {
  loader: string
  program: string
  library: ArrayBuffer
  /** Compressed with gzip. */
  module: ArrayBuffer
  /** A snapshot of its memory after the start, compressed; null if it has to start without one. */
  memory: ArrayBuffer | null
}

/** The runtime for JavaScript, which is the engine of the judge. */
export const ENGINE_PATH = `/javascript/${ENGINE_VERSION}`
export const ENGINE_FILES = ['worker.js', 'engine.wasm'] as const

/** The runtime for SQL: SQLite, as in the judge. */
export const SQL_PATH = `/sql/${SQL_VERSION}`
export const SQL_FILES = ['worker.js', 'sqlite.wasm'] as const

/** The files of JavaScript or SQL for the frame: the script of its worker, and the engine. */
export interface EngineFiles {
  worker: string
  wasm: ArrayBuffer
}

/** The paths of all files of a language. */
export const RUNNER_FILES: Record<Language, readonly string[]> = {
  python: PYTHON_FILES.map((name) => `${PYTHON_PATH}/${name}`),
  javascript: ENGINE_FILES.map((name) => `${ENGINE_PATH}/${name}`),
  sql: SQL_FILES.map((name) => `${SQL_PATH}/${name}`),
}

/** A solution and the calls to make, each with its arguments in wire format (requirement Q-21). */
export interface RunJob {
  language: Language
  source: string
  function: string
  calls: readonly string[]
  /** The tables of a SQL problem; empty otherwise. */
  tables: readonly TableSchema[]
  /** The memory limit of a query; programs have the usual one. */
  megabytes: number
}

/** A message from the page to the frame. */
export type FrameRequest =
  | { do: 'prepare'; language: 'python'; files: PythonFiles }
  | { do: 'prepare'; language: 'javascript' | 'sql'; files: EngineFiles }
  | { do: 'start'; language: Language }
  | { do: 'run'; id: number; job: RunJob }
  | { do: 'stop'; language: Language }

/** The limit that a program exceeded. */
export type RunLimit = 'memory' | 'output'

/** A message from the frame, as JSON. Untrusted code may have written it. */
export type FrameMessage =
  | { type: 'ready'; language: Language }
  | { type: 'answer'; id: number; at: number; value?: string; raised?: string; limit?: RunLimit; ms: number; printed: string }
  | { type: 'end'; id: number }
  | { type: 'broken'; language: Language; why: string }

/** The memory of Python in the browser, in bytes: the limit of the judge plus what Python itself needs. */
export const MAX_PYTHON_MEMORY = 320 * 1_048_576
/** The maximum duration of a run, in milliseconds. */
export const MAX_BROWSER_RUN = 15_000
/** How long a call may take in the browser, in milliseconds: twice as long as in the judge, whose computer may be faster. */
export const browserCallLimit = (seconds: number): number => Math.min(MAX_BROWSER_RUN, seconds * 2_000 + 1_000)
/** The number of printed characters that are shown. */
export const MAX_PRINTED = 8_000
