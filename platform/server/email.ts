import type { Context } from './context.ts'
import { insertLetter } from './email.queries.ts'
import './email.tasks.ts'

export interface NewLetter {
  /** Given by a task, which may run twice: there is one mail for each id. */
  id?: string
  to: string
  subject: string
  body: string
  /** Beside those that every mail has, such as `List-Unsubscribe`. */
  headers?: Record<string, string>
}

/** Writes a mail into the transaction that causes it; a task sends it after the commit, at least once. False: it was written before. */
export async function enqueueEmail(context: Context, letter: NewLetter): Promise<boolean> {
  const { to, subject, body, headers = {} } = letter
  const id = await insertLetter(context.db, { ...(letter.id !== undefined && { id: letter.id }), recipient: to, subject, body, headers })
  if (id === null) return false
  await context.enqueue('letters.send', { id }, { dedupe: `letter:${id}` })
  return true
}
