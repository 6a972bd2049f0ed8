import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '#platform/server/context.ts'
import { firstDayOf, slotOf, STALE_MINUTES, type PartState } from '../rules/status.ts'
import type { StatusPart } from './extension-points.ts'
import { deleteBefore, saveMeasurements } from './status.queries.ts'

const RETRY_MS = 2_000
const TIMEOUT_MS = 20_000

export interface MeasureOptions {
  parts?: ReadonlyMap<string, StatusPart>
  retryMs?: number
  timeoutMs?: number
}

/** Checks all parts at once, and saves what was found out. */
export async function measureParts(context: Context, { parts = context.contributions.to('statusParts'), retryMs = RETRY_MS, timeoutMs = TIMEOUT_MS }: MeasureOptions = {}): Promise<void> {
  const now = context.clock.now()
  const measurements = await Promise.all([...parts].map(async ([part, definition]) => ({ part, state: await measure(context, part, definition, { retryMs, timeoutMs }) })))
  await context.inTransaction(async ({ db }) => {
    await saveMeasurements(db, { at: new Date(slotOf(now)), measurements, staleMinutes: STALE_MINUTES })
    await deleteBefore(db, firstDayOf(now))
  })
}

/** A part fails if two checks in a row fail: one lost connection is no failure. */
async function measure(context: Context, name: string, part: StatusPart, { retryMs, timeoutMs }: { retryMs: number; timeoutMs: number }): Promise<PartState> {
  try {
    return await checkOnce(context, part, timeoutMs)
  } catch {
    await pause(retryMs)
  }
  try {
    return await checkOnce(context, part, timeoutMs)
  } catch (error) {
    context.log.error({ err: (error as Error).message, part: name }, 'A part of the site does not work.')
    return 'failing'
  }
}

async function checkOnce(context: Context, { check, slowAfterMs }: StatusPart, timeoutMs: number): Promise<PartState> {
  const stopping = new AbortController()
  const started = performance.now()
  try {
    const late = pause(timeoutMs, null, { signal: stopping.signal }).then(() => Promise.reject(new Error(`No answer within ${timeoutMs} ms.`)))
    const state = await Promise.race([check(context), late])
    return performance.now() - started > slowAfterMs ? 'slow' : state
  } finally {
    stopping.abort()
  }
}
