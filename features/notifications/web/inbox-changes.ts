import { graphql } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { applyResponse, applyChange, type InboxChange, type InboxUpdate, type Note } from '../rules/inbox.ts'
import { updateInbox } from './inbox-cache.ts'

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

type Answer = Pick<InboxUpdate, 'sequence' | 'unreadCount'>

async function send(change: InboxChange): Promise<Answer> {
  if (change.how === 'read all') return (await request(MarkAllNotifications, { upTo: change.upTo })).markAllNotifications
  const { id } = change.note
  if (change.how === 'delete') return (await request(DeleteNotification, { id })).deleteNotification
  if (change.how === 'restore') return (await request(RestoreNotification, { id })).restoreNotification
  return (await request(MarkNotification, { id, read: change.how === 'read' })).markNotification
}

/** The key of pending actions; `useInbox` shows them at once. */
export const INBOX_CHANGES = ['inbox']

/** Marks and deletes notifications, one request after another, so that the server gets them in order. */
export function useInboxChanges() {
  const { mutate } = useMutation(send, {
    mutationKey: INBOX_CHANGES,
    scope: { id: 'inbox' },
    onSuccess: (answer, change, cache) => updateInbox(cache, (inbox) => applyResponse(applyChange(inbox, change), answer)),
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })
  return {
    mark: (note: Note, read: boolean) => mutate({ how: read ? 'read' : 'unread', note }),
    markAll: (upTo: number) => mutate({ how: 'read all', upTo }),
    /** Undo in the toast restores it. */
    remove: (note: Note) => {
      mutate({ how: 'delete', note })
      showToast(`Deleted “${note.title}”.`, { action: { label: 'Undo', run: () => mutate({ how: 'restore', note }) } })
    },
  }
}
