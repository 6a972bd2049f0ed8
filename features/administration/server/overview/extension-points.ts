import type { Right } from '#platform/rules/rights.ts'
import type { Db } from '#platform/server/database/database.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** The work queues of the team. */
    waiting: WaitingKind
    /** What is counted by hour for the charts of the overview. */
    metrics: Metric
  }
}

/** The number of waiting items of a kind, and the time of the oldest. */
export interface WaitingCount {
  count: number
  oldest: Date | null
}

export interface WaitingKind {
  label: string
  /** Where it is worked on. */
  path: string
  /** Who may see it. */
  right: Right
  /** The target time for one item, in hours. */
  aimHours: number
  count(db: Db): Promise<WaitingCount>
  /** The kind of approval by which it is decided; that of the filter in `path` if absent. */
  decidedAs?: string
}

export interface HourCount {
  hour: Date
  count: number
}

export interface Metric {
  label: string
  /** Days cannot be added up: a person is active on several of them. */
  unit: string
  /** The page that is counted when a browser opens it. */
  page?: string
  /** Counts again from a moment until another one. Absent for events that are counted as they happen. */
  count?(db: Db, from: Date, until: Date): Promise<HourCount[]>
}
