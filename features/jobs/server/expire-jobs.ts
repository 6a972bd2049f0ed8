import type { Context } from '#platform/server/context.ts'
import { REMINDER_DAYS } from '../rules/jobs.ts'
import { daysAfter } from './days-after.ts'
import { claimExpired, claimReminders, closeOwnerless } from './expiry.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** A job ends in a few days; `day` is its last day, as `2026-12-24`. */
    'job.expiring': { jobId: string; day: string }
    'job.expired': { jobId: string; day: string }
  }
}

const BATCH = 200
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** Announces jobs that end soon and jobs that ended, each end once, also after the worker was down. */
export async function expireJobs(context: Context): Promise<void> {
  for (;;) {
    const count = await context.inTransaction(async (context) => {
      const at = context.clock.now()
      const soon = await claimReminders(context.db, { at, until: daysAfter(at, REMINDER_DAYS), max: BATCH })
      for (const { id, expires_at } of soon) await context.emit({ name: 'job.expiring', jobId: id, day: dayOf(expires_at) })
      const over = await claimExpired(context.db, { at, max: BATCH })
      for (const { id, expires_at } of over) {
        await context.emit({ name: 'job.expired', jobId: id, day: dayOf(expires_at) })
        await context.emit({ name: 'job.changed', jobId: id })
      }
      return Math.max(soon.length, over.length)
    })
    if (count < BATCH) return
  }
}

/** Closes the jobs of people who left. */
export async function closeJobsOfLeavers(context: Context): Promise<void> {
  await context.inTransaction(async (context) => {
    for (const id of await closeOwnerless(context.db, context.clock.now())) await context.emit({ name: 'job.changed', jobId: id })
  })
}
