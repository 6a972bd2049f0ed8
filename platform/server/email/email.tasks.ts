import { defineTask } from '../tasks/tasks.ts'
import { findUnsentEmail, markEmailSent } from './email.queries.ts'

declare module '../tasks/tasks.ts' {
  interface Tasks {
    'letters.send': { id: string }
  }
}

/** Sends one email. Its Message-ID comes from its row, so that mail clients show a repeated delivery once. */
export const sendEmail = defineTask('letters.send', async (context, { id }) => {
  const email = await findUnsentEmail(context.db, id)
  if (email === null) return
  await context.emailTransport.send({
    to: email.recipient,
    subject: email.subject,
    text: email.body,
    ...(email.html !== null && { html: email.html }),
    headers: email.headers,
    messageId: `<${email.id}@${new URL(context.origin).hostname}>`,
  })
  await markEmailSent(context.db, email.id, context.clock.now())
})
