import type { Context } from '../context.ts'
import { insertEmail } from './email.queries.ts'

export interface NewEmail {
  /** Set by a task, which may run twice: there is one email for each ID. */
  id?: string
  to: string
  subject: string
  body: string
  /** The same as HTML; absent: the email is plain text alone. */
  html?: string
  /** Headers besides the standard ones, such as `List-Unsubscribe`. */
  headers?: Record<string, string>
}

/**
 * Stores an email in the transaction that causes it; a task sends it after the commit, at least once. Returns false when the ID exists
 * already.
 */
export async function enqueueEmail(context: Context, email: NewEmail): Promise<boolean> {
  const { to, subject, body, html = null, headers = {} } = email
  const id = await insertEmail(context.db, { ...(email.id !== undefined && { id: email.id }), recipient: to, subject, body, html, headers })
  if (id === null) return false
  await context.enqueue('letters.send', { id }, { dedupe: `letter:${id}` })
  return true
}
