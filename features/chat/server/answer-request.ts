import { signedIn, type Context } from '#platform/server/context.ts'
import { conversationForChange } from './chat.access.ts'
import { nextChange, passOwnership, saveState } from './conversations.queries.ts'

/** Accepts a message request, or declines it; a decline notifies no one. */
export async function answerRequest(context: Context, { id, isAccepted }: { id: string; isAccepted: boolean }): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    const { state } = await conversationForChange(context, id)
    if (state !== 'requested') return
    if (isAccepted) return acceptRequest(context, id)
    await saveState(context.db, id, viewer.id, 'declined')
    context.notifyViewers({ name: 'chat.list', conversationId: id, personId: viewer.id })
  })
}

/** Makes the viewer a member of a conversation that they were asked to. The caller holds its lock. */
export async function acceptRequest(context: Context, id: string): Promise<void> {
  await saveState(context.db, id, signedIn(context).id, 'member')
  await passOwnership(context.db, id)
  await nextChange(context.db, id)
  context.notifyViewers({ name: 'chat.membership', conversationId: id, personIds: [] })
}
