/** The version of `@wasm-fmt/ruff_fmt`, which formats Python: a new one has a new path, so that browsers may cache it for ever. */
export const FORMATTER_VERSION = '0.15.20'
export const FORMATTER_PATH = `/format/${FORMATTER_VERSION}`
/** The script of its worker, and the formatter as WebAssembly. */
export const FORMATTER_FILES = ['worker.js', 'formatter.wasm'] as const

/** The worker needs nothing but these files; only it may compile WebAssembly. */
export const FORMATTER_POLICY = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'`

/** What the page sends to the worker; it gets a `Formatting` back. */
export interface FormatRequest {
  code: string
  indentWidth: number
}
