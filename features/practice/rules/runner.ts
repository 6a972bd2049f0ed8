import type { Language } from './problem.ts'
import { ENGINE_VERSION, PYTHON_VERSION } from './runner-version.ts'

/** The page in which people's own code runs in their browser. The number goes up when what is said with it changes. */
export const RUNNER_PATH = '/runner/3'

/** Where the browser's Python lies; a new version has a new address, so browsers keep it for ever. */
export const PYTHON_PATH = `/python/${PYTHON_VERSION}`
export const PYTHON_LIBRARY = 'python_stdlib.zip'
// For the frame to unpack; as they are sent they are kept, too.
export const PYTHON_MODULE = 'pyodide.asm.wasm.gz'
export const PYTHON_MEMORY = 'python_memory.gz'
export const PYTHON_FILES = ['pyodide.mjs', 'pyodide.asm.mjs', PYTHON_LIBRARY, PYTHON_MODULE, PYTHON_MEMORY] as const

/** What the browser's Python starts from, for the frame. */
export interface PythonFiles {
  loader: string
  program: string
  library: ArrayBuffer
  /** Packed (gzip). */
  module: ArrayBuffer
  /** What it has in memory once it has begun, packed likewise; null where it has to begin by itself. */
  memory: ArrayBuffer | null
}

/** Where the browser's JavaScript lies, which is the judge's: likewise. */
export const ENGINE_PATH = `/javascript/${ENGINE_VERSION}`
export const ENGINE_FILES = ['worker.js', 'engine.wasm'] as const

/** What it starts from, for the frame: the text of its worker, and the engine. */
export interface EngineFiles {
  worker: string
  wasm: ArrayBuffer
}

/** All that a language runs from, by its addresses. */
export const RUNNER_FILES: Record<Language, readonly string[]> = {
  python: PYTHON_FILES.map((name) => `${PYTHON_PATH}/${name}`),
  javascript: ENGINE_FILES.map((name) => `${ENGINE_PATH}/${name}`),
}

/** A solution to be called with these arguments, each call as it travels (requirement Q-21). */
export interface RunJob {
  language: Language
  source: string
  function: string
  calls: readonly string[]
}

/** What the page says to the frame. */
export type ToFrame =
  | { do: 'prepare'; language: 'python'; files: PythonFiles }
  | { do: 'prepare'; language: 'javascript'; files: EngineFiles }
  | { do: 'start'; language: Language }
  | { do: 'run'; id: number; job: RunJob }
  | { do: 'stop'; language: Language }

/** What a program came to the end of. */
export type RunLimit = 'memory' | 'output'

/** What comes out of the frame, as JSON; strangers' code may have written it. */
export type FromFrame =
  | { says: 'ready'; language: Language }
  | { says: 'answer'; id: number; at: number; value?: string; raised?: string; limit?: RunLimit; ms: number; printed: string }
  | { says: 'end'; id: number }
  | { says: 'broken'; language: Language; why: string }

/** What the browser's Python may have of memory, in bytes: what the judge gives a program, and what Python has itself. */
export const MAX_PYTHON_MEMORY = 320 * 1_048_576
/** A run that goes on longer is ended, in milliseconds. */
export const MAX_BROWSER_RUN = 15_000
/** Of what a program prints so much is kept, in characters. */
export const MAX_PRINTED = 8_000
