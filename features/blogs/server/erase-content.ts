import type { Context } from '#platform/server/context.ts'
import { deleteContent, reparentReplies } from './erase-content.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** Somebody left: what they wrote is gone, and the counts of these blogs are others now. */
    'writings.erased': { blogIds: string[] }
  }
}

/** Erases what somebody who leaves has written; what others answered to it stays. In the transaction of the erasure. */
export async function eraseContent(context: Context, personId: string): Promise<void> {
  await reparentReplies(context.db, personId)
  const blogIds = await deleteContent(context.db, personId)
  await context.emit({ name: 'writings.erased', blogIds })
}
