import type { Services } from '#platform/server/context.ts'
import { openContext } from '#platform/server/context.ts'
import { enginesOf, type JudgeSoftware } from '../rules/judging.ts'
import { requeueDropped } from './judge-submissions.ts'
import { forgetJudgeProcesses, requeueStale, saveJudgeProcess } from './judging.queries.ts'
import { JUDGE_ID } from './other-judges.ts'

const HEARTBEAT_MS = 5_000
const DAY_MS = 24 * 3600 * 1000

/**
 * Registers this process as a judge in the database, and sends heartbeats until it is stopped. If it is the only process of its database
 * (`isOnly`), it immediately requeues what an earlier process left running.
 */
export async function startJudging(services: Services, isOnly: boolean): Promise<{ stop(): Promise<void> }> {
  const { db } = services.database
  const { capacity } = services.judges
  let summary = capacity === 0 ? 'Judging is off on this node.' : 'The judge is starting.'
  let engines: string[] | null = null
  let software: JudgeSoftware[] = []
  let isAsking = false
  let saving: Promise<void> | null = null

  // If the judge ends before it reports, the next heartbeat asks its successor.
  const askForReport = async () => {
    if (engines !== null || isAsking) return
    isAsking = true
    const report = await services.judges.report().finally(() => (isAsking = false))
    summary = report.summary
    engines = enginesOf(report)
    software = report.software
    if (engines.length === 0) services.log.error(`No submission can be judged. ${summary}`)
    await saving?.catch(() => undefined)
    heartbeatInBackground()
  }
  const save = async () => {
    await saveJudgeProcess(db, { id: JUDGE_ID, capacity, summary, engines, software, at: services.clock.now() })
    await requeueDropped(openContext(services))
  }
  // Only one write at a time, so that an older state never overwrites a newer one.
  const heartbeat = () => {
    void askForReport().catch(() => undefined)
    return (saving ??= save().finally(() => (saving = null)))
  }
  const heartbeatInBackground = () => void heartbeat().catch((error: Error) => services.log.warn({ err: error.message }, 'The heartbeat of the judge could not be saved.'))

  await forgetJudgeProcesses(db, new Date(services.clock.now().getTime() - (isOnly ? 0 : DAY_MS)))
  if (capacity > 0) await heartbeat()
  await openContext(services).inTransaction(async (context) => {
    // An enqueued task may have been taken by a process that has ended; an additional task does no harm.
    await requeueStale(context.db, services.clock.now())
    if (capacity > 0) await context.enqueue('practice.judge', {})
  })
  const timer = capacity > 0 ? setInterval(heartbeatInBackground, HEARTBEAT_MS) : undefined
  return {
    stop: async () => {
      clearInterval(timer)
      await services.judges.stop()
    },
  }
}
