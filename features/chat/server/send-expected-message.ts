import { randomUUID } from 'node:crypto'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { directKey } from '../rules/direct-key.ts'
import { CANNOT_REACH } from '../rules/first-contact.ts'
import { findCounterpart, insertConversation, insertMembers, listFirstContacts, lockMembership, saveState } from './conversations.queries.ts'
import { sendMessage } from './send-message.ts'

/**
 * The viewer writes to somebody who expects it, such as an applicant: without a message request and whatever their settings for first messages are.
 * Blocks count. Returns the id of the conversation. A message that is sent again under the same id is written once.
 */
export async function sendExpectedMessage(context: Context, { personId, id, text }: { personId: string; id: string; text: string }): Promise<string> {
  const viewer = signedIn(context)
  if ((await listFirstContacts(context.db, viewer.id, [personId])).length === 0) throw new Refusal('NOT_ALLOWED', { message: CANNOT_REACH })
  const conversationId = await context.inTransaction(async ({ db, clock }) => {
    const { id: direct } = await insertConversation(db, { id: randomUUID(), kind: 'direct', key: directKey(viewer.id, personId), at: clock.now() })
    await insertMembers(db, direct, [viewer.id, personId], { state: 'member', at: clock.now() })
    if ((await lockMembership(db, direct, viewer.id))?.state !== 'member') await saveState(db, direct, viewer.id, 'member')
    if ((await findCounterpart(db, direct, viewer.id))?.state === 'requested') await saveState(db, direct, personId, 'member')
    return direct
  })
  await sendMessage(context, { id, conversationId, text, replyTo: null })
  return conversationId
}
