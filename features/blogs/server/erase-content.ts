import type { Context } from '#platform/server/context.ts'
import { deleteContent, reparentReplies } from './erase-content.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** The content of a person was erased, and the counts of these blogs changed. */
    'writings.erased': { blogIds: string[] }
  }
}

/** Erases the content of a person who deletes their account, inside that transaction. Replies of other people stay. */
export async function eraseContent(context: Context, personId: string): Promise<void> {
  await reparentReplies(context.db, personId)
  const blogIds = await deleteContent(context.db, personId)
  await context.emit({ name: 'writings.erased', blogIds })
}
