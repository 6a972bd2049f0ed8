import type { Right } from '#platform/rules/rights.ts'
import type { Db } from '#platform/server/database/database.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** What waits for the team. */
    waiting: WaitingKind
    /** What is counted by hour for the charts of the overview. */
    metrics: Metric
  }
}

/** How many things of a kind wait, and since when the oldest one does. */
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
  /** In how many hours the team wants to be done with one. */
  aimHours: number
  count(db: Db): Promise<WaitingCount>
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
