import type { Context } from '#platform/server/context.ts'
import { eraseFromIdeas } from './teams.queries.ts'

/** Takes a person who deletes their account out of all ideas, inside that transaction. Ideas that others joined stay without name and address. */
export async function eraseIdeas(context: Context, personId: string): Promise<void> {
  for (const ideaId of await eraseFromIdeas(context.db, personId)) await context.emit({ name: 'idea.changed', ideaId })
}
