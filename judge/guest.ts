import type { Engine } from '#features/practice/rules/judging.ts'
import type { Heard } from './frames.ts'

/** What a guest is told first. */
export interface Begin {
  source: string
  function: string
  /** Bytes that the program may have beside what the interpreter needs. */
  memory: number
  /** Seconds of processor time for everything together, after which the system ends it. */
  seconds: number
}

/** What comes from a guest: a frame, or its end; or that it was lost through no doing of its program. */
export type FromGuest = Heard | { ended: string } | { lost: string }

/** Milliseconds: of processor time, and of waiting for a processor that others had. */
export interface GuestTime {
  cpuMs: number
  queuedMs: number
}

/** One process (or its like) behind a wall, which runs one program and is then thrown away. */
export interface Guest {
  /** Says one thing or several at once. */
  say(...messages: object[]): void
  /** The next thing that comes. */
  hear(): Promise<FromGuest>
  /** What it used so far, seen from outside. */
  time(): GuestTime
  /** What it had used when that was last seen: while it waits for a word it uses nothing. */
  lastTime(): GuestTime
  /** The most memory that it had so far, in KiB, seen from outside. */
  peakKb(): number
  /** Bytes of address space that it has now, seen from outside; 0 where that says nothing. */
  spaceBytes(): number
  /** Bytes that it printed. */
  printed(): number
  kill(): void
  /** False once it has ended, by whatever. */
  isAlive(): boolean
}

/** A wall, and the way to get guests behind it. */
export interface Sandbox {
  name: 'native' | 'wasm'
  engine: Engine
  /** Whether what says how much memory was used is ours and out of the program's reach; else it is seen from outside. */
  countsMemory: boolean
  /** Whether it answers the first test along with "ready" and says when that was; what says so is ours and out of the program's reach. */
  answersAlong: boolean
  /** By how much programs are slower here than in the native Python that limits are made for. */
  slowness: number
  /** Gives a guest that says it is there. */
  open(): Promise<Guest>
}
