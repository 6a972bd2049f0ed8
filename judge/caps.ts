import { MAX_WIRE } from '#features/practice/rules/wire.ts'

/** The longest frame that a guest may write: an answer inside a frame, every sign of it escaped. */
export const MAX_ANSWER = MAX_WIRE + 4_096

/** The longest frame between the site and a judge: a work with all its tests, or what came of it. */
export const MAX_WORK = 64_000_000

/** As much may a program print; nobody reads it. */
export const MAX_PRINTED = 1_000_000

/** Wall time may be so many times the processor time: whoever sleeps is stopped too. */
export const WALL = 3

/** And is never less than this: a disk, or a lock inside the kernel, may keep a program for a while that it did nothing for. */
export const LEAST_WALL_MS = 2_000

/** So long may a program wait for a processor that others have; longer, and it is stopped all the same. */
export const MAX_QUEUED_MS = 60_000

/** Beside a program the interpreter may take this much time to load it and to answer. */
export const LOADING_SECONDS = 0.5

/** No program has more memory than this in the WASM pool, whatever its problem allows: the interpreter's own included. */
export const MAX_MEGABYTES = 288

/**
 * The environment of our own processes. What floods of output needed is given back to the system: the C library would keep a store for
 * each thread, and learn from the first flood to keep the next ones, too.
 */
export const THRIFTY = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' }

/** Megabytes that an engine's young objects may have: a small program ends before they are swept for the first time. */
export const YOUNG = 2

/** Flags of a Node in which engines wait for one program each. What it would compile or sweep beside a small program takes longer than the program. */
export const AT_ONCE = [`--min-semi-space-size=${YOUNG}`, `--max-semi-space-size=${YOUNG}`, '--no-sparkplug', '--no-lazy-feedback-allocation', '--no-warnings']
