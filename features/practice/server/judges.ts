import type { Judges } from '../rules/judging.ts'

declare module '#platform/server/context.ts' {
  interface Services {
    /** Runs untrusted code. Tests replace it with a fake. */
    judges: Judges
  }
}

export type { Judges }
