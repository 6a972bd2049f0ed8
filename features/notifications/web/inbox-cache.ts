import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import type { Cache } from '#platform/web/data/query-cache.ts'
import type { Inbox } from '../rules/inbox.ts'
import { InboxQuery } from './inbox-query.ts'

/** With these variables the inbox is in the cache; older pages are added to it. */
export const LATEST = { olderThan: null }

export function inboxOf({ notifications: { items, unreadCount, ...rest } }: ResultOf<typeof InboxQuery>): Inbox {
  return { notes: items, unread: unreadCount, ...rest }
}

export function updateInbox(cache: Cache, change: (inbox: Inbox) => Inbox): Promise<void> {
  return cache.updateQuery(InboxQuery, LATEST, (data) => {
    const { notes, next, unread, sequence } = change(inboxOf(data))
    return { notifications: { ...data.notifications, items: [...notes], next, unreadCount: unread, sequence } }
  })
}
