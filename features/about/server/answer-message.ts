import { greeting } from '#platform/rules/greeting.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { enqueueEmail } from '#platform/server/email/enqueue-email.ts'
import type { MessageAnswer } from '../rules/contact.ts'
import { answerEmail } from '../rules/answer-email.ts'
import { saveAnswer } from './contact.queries.ts'

/** Emails an answer to the sender of a message, which is answered then. The same answer sent twice is emailed once. Throws NOT_FOUND for an unknown message and OUTDATED_EDIT for an answered one. */
export async function answerMessage(context: Context, { id, answer }: MessageAnswer): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    const message = await saveAnswer(context.db, { id, answer, at: context.clock.now(), by: viewer.id })
    if (message === 'unknown') throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that message.' })
    if (message === 'repeated') return
    if (message === 'answered') throw new Refusal('OUTDATED_EDIT', { message: 'This message has already been answered. Your reply wasn’t sent.' })
    await enqueueEmail(context, { to: message.email, ...answerEmail({ ...message, answer, greeting: greeting(message.name), origin: context.origin }) })
    await recordAudit(context, { action: 'contact.replied', targetId: id, targetName: message.subject })
  })
}
