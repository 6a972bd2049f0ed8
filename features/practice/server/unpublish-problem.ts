import type { Context } from '#platform/server/context.ts'
import { stopChecking } from './problem-edits.queries.ts'
import { saveUnpublished } from './remarks.queries.ts'

const TAKEN_OFF = 'The problem was unpublished while it was being checked. Save it again to publish it.'

/** Takes a problem off the site, in a transaction. The caller has checked the right to. Does nothing when it is off already. */
export async function unpublishProblem(context: Context, id: string): Promise<void> {
  const off = await saveUnpublished(context.db, id, context.clock.now())
  if (off === null) return
  await stopChecking(context.db, off.slug, TAKEN_OFF)
  await context.emit({ name: 'problem.changed', problemId: id, ...off })
}
