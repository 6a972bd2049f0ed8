import { defineTask } from './tasks/tasks.ts'
import { findUnsentLetter, markLetterSent } from './email.queries.ts'

declare module './tasks/tasks.ts' {
  interface Tasks {
    'letters.send': { id: string }
  }
}

/** Sends one mail; its Message-ID comes from its row, so that a second delivery can be told from a second mail. */
export const sendLetter = defineTask('letters.send', async (context, { id }) => {
  const letter = await findUnsentLetter(context.db, id)
  if (letter === null) return
  await context.mail.send({
    to: letter.recipient,
    subject: letter.subject,
    text: letter.body,
    headers: letter.headers,
    messageId: `<${letter.id}@${new URL(context.origin).hostname}>`,
  })
  await markLetterSent(context.db, letter.id, context.clock.now())
})
