import type { Context } from '#platform/server/context.ts'
import type { PartState } from '../rules/status.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** The parts of the site whose state is measured. */
    statusParts: StatusPart
  }
}

export interface StatusPart {
  label: string
  /** What people use it for. */
  sentence: string
  /** The order on the page. */
  position: number
  /** A check that takes longer shows the part as slow. */
  slowAfterMs: number
  /** Uses the part as people do. Throws if it does not work. */
  check(context: Context): Promise<Exclude<PartState, 'failing'>>
}
