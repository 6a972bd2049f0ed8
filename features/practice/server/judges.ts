import type { Judges } from '../rules/judging.ts'

declare module '#platform/server/context.ts' {
  interface Services {
    /** What runs strangers' code; part of the outside world. */
    judges: Judges
  }
}

export type { Judges }
