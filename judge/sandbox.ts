import type { Engine } from '#features/practice/rules/judging.ts'
import type { TableSchema } from '#features/practice/rules/tables.ts'
import type { FrameEvent } from './frames.ts'

/** The first message to a sandbox process. */
export interface StartMessage {
  source: string
  function: string
  /** The tables of a SQL problem; empty otherwise. */
  tables: readonly TableSchema[]
  /** Bytes that the program may use in addition to the interpreter's own memory. */
  memory: number
  /** Seconds of processor time in total, after which the kernel ends the process. */
  seconds: number
}

/** What a sandbox process sends: a frame, or its end; `lost` means that it ended without any fault of the program. */
export type SandboxEvent = FrameEvent | { ended: string } | { lost: string }

/** Milliseconds of processor time, and of waiting for a processor that other processes used. */
export interface CpuTime {
  cpuMs: number
  queuedMs: number
}

/** A sandboxed process or thread that runs one program and is then discarded. */
export interface SandboxProcess {
  send(...messages: object[]): void
  /** Resolves with the next event. */
  receive(): Promise<SandboxEvent>
  /** Reads the processor time used so far, as the kernel counts it. */
  readTime(): CpuTime
  /** The result of the last `readTime()`. While the process waits for a message this is still current. */
  lastTime(): CpuTime
  /** Peak memory in KiB, measured from outside. */
  peakKb(): number
  /** Current size of the address space in bytes, measured from outside; 0 if the sandbox does not limit it. */
  addressSpaceBytes(): number
  printedBytes(): number
  kill(): void
  isAlive(): boolean
}

/** A way to start sandboxed processes for one engine. */
export interface Sandbox {
  name: 'native' | 'wasm'
  engine: Engine
  /** Whether the process reports its memory itself, in code that the program cannot change; otherwise it is measured from outside. */
  reportsMemory: boolean
  /** Whether the answer to the first test comes in the same message as "ready", with the time of "ready", from code that the program cannot change. */
  answersWithReady: boolean
  /** How many times slower programs run here than in native Python, for which the limits are set. */
  slowness: number
  /** Resolves when the process has sent its first message; rejects if it cannot be started. */
  start(): Promise<SandboxProcess>
}
