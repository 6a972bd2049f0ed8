import type { Engine } from './judging.ts'
import type { TableSchema } from './tables.ts'
import { ENGINE_VERSION, PYTHON_VERSION, SQL_VERSION } from './runner-version.ts'

/** The page of the sandboxed frame. The number increases when its messages change. */
export const RUNNER_PATH = '/runner/6'

/** The runtime for Python. A new version has a new path, so browsers may cache it for ever. */
export const PYTHON_PATH = `/python/${PYTHON_VERSION}`
export const PYTHON_LIBRARY = 'python_stdlib.zip'
// The frame decompresses them, and they are cached compressed.
export const PYTHON_MODULE = 'pyodide.asm.wasm.gz'
export const PYTHON_MEMORY = 'python_memory.gz'
export const PYTHON_LOADER = 'pyodide.mjs'
export const PYTHON_PROGRAM = 'pyodide.asm.js'
export const PYTHON_FILES = [PYTHON_LOADER, PYTHON_PROGRAM, PYTHON_LIBRARY, PYTHON_MODULE, PYTHON_MEMORY] as const

/** NumPy, which is loaded when a program imports it. */
export const NUMPY_ARCHIVE = 'numpy.zip'

/** The files of Python, for the frame. */
export interface PythonFiles {
  loader: string
  program: string
  library: ArrayBuffer
  /** Compressed with gzip. */
  module: ArrayBuffer
  /** A snapshot of its memory after the start, compressed; null if it has to start without one. */
  memory: ArrayBuffer | null
  /** The archive of NumPy; null for Python alone. */
  numpy: ArrayBuffer | null
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

const PYTHON = PYTHON_FILES.map((name) => `${PYTHON_PATH}/${name}`)

/** The paths of all files of an engine. */
export const RUNNER_FILES: Record<Engine, readonly string[]> = {
  python: PYTHON,
  numpy: [...PYTHON, `${PYTHON_PATH}/${NUMPY_ARCHIVE}`],
  javascript: ENGINE_FILES.map((name) => `${ENGINE_PATH}/${name}`),
  sql: SQL_FILES.map((name) => `${SQL_PATH}/${name}`),
}

/** A solution and the calls to make, each with its arguments in wire format (requirement Q-21). */
export interface RunJob {
  engine: Engine
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
  | { do: 'prepare'; engine: 'python'; files: PythonFiles }
  | { do: 'prepare'; engine: 'numpy'; files: PythonFiles }
  | { do: 'prepare'; engine: 'javascript' | 'sql'; files: EngineFiles }
  | { do: 'start'; engine: Engine }
  | { do: 'run'; id: number; job: RunJob }
  | { do: 'stop'; engine: Engine }

/** The limit that a program exceeded. */
export type RunLimit = 'memory' | 'output'

/** A message from the frame, as JSON. Untrusted code may have written it. */
export type FrameMessage =
  | { type: 'ready'; engine: Engine }
  | { type: 'answer'; id: number; at: number; value?: string; raised?: string; limit?: RunLimit; ms: number; printed: string }
  /** `isSpent`: the program changed its engine, which is not used again. */
  | { type: 'end'; id: number; isSpent?: true }
  | { type: 'broken'; engine: Engine; why: string }

/** The memory of Python in the browser, in bytes: the limit of the judge plus what Python itself needs. */
export const MAX_PYTHON_MEMORY = 320 * 1_048_576
/** The maximum duration of a run, in milliseconds. */
export const MAX_BROWSER_RUN = 15_000
/** How long a call may take in the browser, in milliseconds: twice as long as in the judge, whose computer may be faster. */
export const browserCallLimit = (seconds: number): number => Math.min(MAX_BROWSER_RUN, seconds * 2_000 + 1_000)
/** The number of printed characters that are shown. */
export const MAX_PRINTED = 8_000
