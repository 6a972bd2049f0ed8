import { graphql } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import { ask } from '#platform/web/graphql/ask.ts'
import { InboxQuery, NoteFields } from './inbox-query.ts'

export const InboxChanged = graphql(
  `
  subscription InboxChanged($after: Int!) {
    notificationsChanged(after: $after) { sequence unreadCount changed { ...NoteFields } gone isWhole }
  }
`,
  [NoteFields],
)

const MarkNotification = graphql(`
  mutation MarkNotification($id: ID!, $read: Boolean!) { markNotification(id: $id, read: $read) { unreadCount sequence } }
`)

const MarkAllNotifications = graphql(`
  mutation MarkAllNotifications($upTo: Int!) { markAllNotifications(upTo: $upTo) { unreadCount sequence } }
`)

const DeleteNotification = graphql(`
  mutation DeleteNotification($id: ID!) { deleteNotification(id: $id) { unreadCount sequence } }
`)

const RestoreNotification = graphql(`
  mutation RestoreNotification($id: ID!) { restoreNotification(id: $id) { unreadCount sequence } }
`)

/** The inbox when it is opened: the page may have asked for it together with others. */
export const openedInbox = () => ask(InboxQuery, { olderThan: null }).then(({ notifications }) => notifications)
export const getInbox = (olderThan: string | null) => request(InboxQuery, { olderThan }).then(({ notifications }) => notifications)
export const sendMark = (id: string, read: boolean) => request(MarkNotification, { id, read }).then((answer) => answer.markNotification)
export const sendMarkAll = (upTo: number) => request(MarkAllNotifications, { upTo }).then((answer) => answer.markAllNotifications)
export const sendDelete = (id: string) => request(DeleteNotification, { id }).then((answer) => answer.deleteNotification)
export const sendRestore = (id: string) => request(RestoreNotification, { id }).then((answer) => answer.restoreNotification)
