import type { Context } from '#platform/server/context.ts'
import { stopChecking } from './problem-edits.queries.ts'
import { saveRepublished, saveUnpublished } from './reported.queries.ts'

const TAKEN_OFF = 'The problem was unpublished while it was being checked. Save it again to publish it.'

/** Unpublishes a problem within a transaction. The caller has checked the permission. False if it is not published. */
export async function unpublishProblem(context: Context, id: string): Promise<boolean> {
  const unpublished = await saveUnpublished(context.db, id, context.clock.now())
  if (unpublished === null) return false
  await stopChecking(context.db, unpublished.slug, TAKEN_OFF)
  await context.emit({ name: 'problem.changed', problemId: id, ...unpublished })
  return true
}

/** Publishes a problem again as it was when it was unpublished. False if it is published. */
export async function republishProblem(context: Context, id: string): Promise<boolean> {
  const published = await saveRepublished(context.db, id, context.clock.now())
  if (published === null) return false
  await context.emit({ name: 'problem.changed', problemId: id, ...published })
  return true
}
