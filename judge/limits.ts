import { MAX_WIRE } from '#features/practice/rules/wire.ts'

/** Maximum bytes of a frame from a sandbox process: a JSON string of an answer, with escapes. */
export const MAX_ANSWER = MAX_WIRE + 4_096

/** Maximum bytes of a frame between the site and a judge: a program with all its tests, or the result. */
export const MAX_REQUEST = 64_000_000

/** Maximum bytes that a program may print. The output is discarded. */
export const MAX_PRINTED = 1_000_000

/** The limit of wall time as a multiple of the limit of processor time, so that a sleeping program ends too. */
export const WALL_TIME_FACTOR = 3

/** The limit of wall time is never below this, because a disk or a lock in the kernel may delay a program. */
export const MIN_WALL_MS = 2_000

/** A program that waited for a processor for longer than this is stopped in any case. */
export const MAX_QUEUED_MS = 60_000

/** Extra time for the interpreter to load a program and to answer. */
export const LOADING_SECONDS = 0.5

/** Maximum memory of a program in the WASM pool including its interpreter, whatever its problem allows. */
export const MAX_MEGABYTES = 288

/**
 * The environment of the judge's own processes. It makes the C library return memory to the system: by default it keeps an arena for each
 * thread, and raises its thresholds after the first large allocation.
 */
export const LOW_MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' }

/** The stack of a JavaScript thread of the judge in KiB; a process has 8 MiB from the system. */
export const JUDGE_STACK_KB = 7_600

/** Megabytes of V8's young generation. A small program ends before its first garbage collection. */
export const YOUNG_GENERATION_MB = 2

/** Node flags for processes that run one small program: compiling and collecting garbage in the background would take longer than the program. */
export const SHORT_LIVED_FLAGS = [`--min-semi-space-size=${YOUNG_GENERATION_MB}`, `--max-semi-space-size=${YOUNG_GENERATION_MB}`, '--no-sparkplug', '--no-lazy-feedback-allocation', '--no-warnings']
