import type { Context } from '../context.ts'
import { insertEmail } from './email.queries.ts'
import './email.tasks.ts'

export interface NewEmail {
  /** Given by a task, which may run twice: there is one mail for each id. */
  id?: string
  to: string
  subject: string
  body: string
  /** Beside those that every mail has, such as `List-Unsubscribe`. */
  headers?: Record<string, string>
}

/** Writes a mail into the transaction that causes it; a task sends it after the commit, at least once. False: it was written before. */
export async function enqueueEmail(context: Context, email: NewEmail): Promise<boolean> {
  const { to, subject, body, headers = {} } = email
  const id = await insertEmail(context.db, { ...(email.id !== undefined && { id: email.id }), recipient: to, subject, body, headers })
  if (id === null) return false
  await context.enqueue('letters.send', { id }, { dedupe: `letter:${id}` })
  return true
}
