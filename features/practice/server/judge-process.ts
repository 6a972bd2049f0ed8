import type { Services } from '#platform/server/context.ts'
import { openContext } from '#platform/server/context.ts'
import { enginesOf } from '../rules/judging.ts'
import { giveBackDropped } from './judge-submissions.ts'
import { forgetJudgeProcesses, requeueStale, saveJudgeProcess } from './judging.queries.ts'
import { JUDGE_ID } from './other-judges.ts'

const BEAT_MS = 5_000
const DAY_MS = 24 * 3600 * 1000

/**
 * Says in the database that this process judges, and how it is, for as long as it lives. The only one of a database takes up
 * at once what the one before it was killed in.
 */
export async function startJudging(services: Services, isOnly: boolean): Promise<{ stop(): Promise<void> }> {
  const { db } = services.database
  const { places } = services.judges
  let says = places === 0 ? 'Judging is off on this node.' : 'The judge is starting.'
  let runs: string[] | null = null
  let isAsking = false
  let telling: Promise<void> | null = null

  // A judge that ended before it could say how it is has a successor, which is asked with the next beat.
  const learn = async () => {
    if (runs !== null || isAsking) return
    isAsking = true
    const report = await services.judges.report().finally(() => (isAsking = false))
    says = report.says
    runs = enginesOf(report)
    if (runs.length === 0) services.log.error(`Nothing can be judged. ${says}`)
    await telling?.catch(() => undefined)
    beatSoftly()
  }
  const tell = async () => {
    await saveJudgeProcess(db, { id: JUDGE_ID, places, says, runs, at: services.clock.now() })
    await giveBackDropped(openContext(services))
  }
  // One at a time: what was said earlier must not be written later.
  const beat = () => {
    void learn().catch(() => undefined)
    return (telling ??= tell().finally(() => (telling = null)))
  }
  const beatSoftly = () => void beat().catch((error: Error) => services.log.warn({ err: error.message }, 'The judge could not say that it lives.'))

  await forgetJudgeProcesses(db, new Date(services.clock.now().getTime() - (isOnly ? 0 : DAY_MS)))
  if (places > 0) await beat()
  await openContext(services).inTransaction(async (context) => {
    // What somebody else enqueued may have been taken and lost with them; one look more costs nothing.
    await requeueStale(context.db, services.clock.now())
    if (places > 0) await context.enqueue('practice.judge', {})
  })
  const timer = places > 0 ? setInterval(beatSoftly, BEAT_MS) : undefined
  return {
    stop: async () => {
      clearInterval(timer)
      await services.judges.stop()
    },
  }
}
