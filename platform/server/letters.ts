import type { Context } from './context.ts'
import { insertLetter } from './letters.queries.ts'
import './letters.tasks.ts'

/** Writes a mail into the transaction that causes it; a task sends it after the commit, at least once. */
export async function writeLetter(context: Context, letter: { to: string; subject: string; body: string }): Promise<void> {
  const id = await insertLetter(context.db, { recipient: letter.to, subject: letter.subject, body: letter.body })
  await context.enqueue('letters.send', { id }, { dedupe: `letter:${id}` })
}
