import { findKind } from '../rules/kinds.ts'
import { whoOf } from '../rules/names.ts'
import { NOTIFICATIONS_PATH } from '../rules/paths.ts'
import type { NoteRow } from './inbox.queries.ts'

export interface Words {
  title: string
  message: string
  path: string
}

// A kind of a newer version of the site, seen by an older one.
const UNKNOWN: Words = { title: 'Something new', message: 'Something happened that this page cannot show yet.', path: NOTIFICATIONS_PATH }

/** The title, the message and the way that the table of kinds has for a notification. */
export function wordsOf({ kind, names, username, people, facts, owner }: Pick<NoteRow, 'kind' | 'names' | 'username' | 'people' | 'facts' | 'owner'>): Words {
  const line = findKind(kind)
  if (line === null) return UNKNOWN
  const told = { who: whoOf(names ?? [], people), people, username, owner, facts }
  return { title: line.title(told), message: line.message(told), path: line.path(told) }
}
