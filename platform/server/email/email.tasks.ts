import { defineTask } from '../tasks/tasks.ts'
import { findUnsentEmail, markEmailSent } from './email.queries.ts'

declare module '../tasks/tasks.ts' {
  interface Tasks {
    'letters.send': { id: string }
  }
}

/** Sends one mail; its Message-ID comes from its row, so that a second delivery can be told from a second mail. */
export const sendEmail = defineTask('letters.send', async (context, { id }) => {
  const email = await findUnsentEmail(context.db, id)
  if (email === null) return
  await context.emailTransport.send({
    to: email.recipient,
    subject: email.subject,
    text: email.body,
    headers: email.headers,
    messageId: `<${email.id}@${new URL(context.origin).hostname}>`,
  })
  await markEmailSent(context.db, email.id, context.clock.now())
})
