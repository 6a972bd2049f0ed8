import type { Context } from './context.ts'
import { insertLetter } from './letters.queries.ts'
import './letters.tasks.ts'

export interface NewLetter {
  to: string
  subject: string
  body: string
  /** Beside those that every mail has, such as `List-Unsubscribe`. */
  headers?: Record<string, string>
}

/** Writes a mail into the transaction that causes it; a task sends it after the commit, at least once. */
export async function writeLetter(context: Context, letter: NewLetter): Promise<void> {
  const { to, subject, body, headers = {} } = letter
  const id = await insertLetter(context.db, { recipient: to, subject, body, headers })
  await context.enqueue('letters.send', { id }, { dedupe: `letter:${id}` })
}
