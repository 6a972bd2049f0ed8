import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { moveDiscussion } from '#features/discussions/server/public.ts'
import { TITLE_LENGTH } from '../rules/idea.ts'
import { ideaForChange, syncConversation } from './team.ts'
import { mergeRows } from './teams.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** `authorId` is the author of the merged idea, who is notified. */
    'idea.merged': { ideaId: string; into: string; title: string; authorId: string | null; by: string | null }
  }
}

const MERGED = ' (merged)'

/** Merges an idea into another one, which gets its votes, members, tasks, decisions and comments. Its old address leads there. */
export async function mergeIdeas(context: Context, { id, into }: { id: number; into: number }): Promise<void> {
  if (id === into) throw new Refusal('INVALID_INPUT', { message: 'Choose another idea to merge into.' })
  await context.inTransaction(async (context) => {
    // In the order of their numbers, so that two merges at the same time don't wait for each other.
    const [first, second] = [await ideaForChange(context, Math.min(id, into)), await ideaForChange(context, Math.max(id, into))]
    const [from, to] = id < into ? [first, second] : [second, first]
    await mergeRows(context.db, { from: from.id, into: to.id, at: context.clock.now() })
    await moveDiscussion(context, { kind: 'idea', from: from.id, to: to.id })
    await syncConversation(context, to)
    // The conversation of the merged idea stays with its members.
    await syncConversation(context, { id: from.id, title: `${from.title.slice(0, TITLE_LENGTH - MERGED.length)}${MERGED}` })
    await recordAudit(context, { action: 'idea.merged', targetId: from.id, targetName: from.title, details: { into: to.title } })
    await context.emit({ name: 'idea.merged', ideaId: from.id, into: to.id, title: from.title, authorId: from.author_id, by: context.viewer?.id ?? null })
    for (const ideaId of [from.id, to.id]) await context.emit({ name: 'idea.changed', ideaId })
  })
}
