import type { Services } from '#platform/server/context.ts'
import { namesText } from '../rules/names.ts'
import { NOTIFICATIONS_PATH } from '../rules/paths.ts'
import type { NoteRow } from './inbox.queries.ts'
import { findKind } from './kinds.ts'

export interface Texts {
  title: string
  message: string
  path: string
}

// A kind of a newer version of the site, seen by an older one.
const UNKNOWN: Texts = { title: 'Something new', message: 'Reload the page to see this notification.', path: NOTIFICATIONS_PATH }

type Stored = Pick<NoteRow, 'kind' | 'names' | 'username' | 'people' | 'facts' | 'owner'>

/** The title, the message and the path of a notification, written by its kind. */
export function textsOf(services: Pick<Services, 'contributions'>, { kind, names, username, people, facts, owner }: Stored): Texts {
  const known = findKind(services, kind)
  if (known === null) return UNKNOWN
  const data = { who: namesText(names ?? [], people), people, username, owner, facts }
  return { title: known.title(data), message: known.message(data), path: known.path(data) }
}
