import type { ReactNode } from 'react'
import { LogInButton } from '#features/accounts/web/public.tsx'
import { defineLayout, type RouteLocation } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { ARCHIVE, MESSAGES_PATH } from '../rules/paths.ts'
import { NewConversationButton } from './NewConversationButton.tsx'
import { ConversationList } from './ConversationList.tsx'
import './chat.css'

/** The full client: the list beside the conversation; on a phone one of the two. */
function MessagesLayout({ location, children }: { location: RouteLocation; children: ReactNode }) {
  const isMounted = useMounted()
  const session = useSession()
  const activeId = location.params['conversation'] ?? null
  const isArchive = location.searchParams.get('show') === 'archived'
  if (!isMounted) return <Page title="Messages"><Skeleton className="h-96 w-full" /></Page>
  if (session === null) {
    return (
      <Page title="Messages">
        <EmptyState text="Log in to see your messages" action={<LogInButton />} />
      </Page>
    )
  }
  return (
    <div className="chat-page" data-open={activeId === null ? undefined : ''} data-hides-tabs={activeId === null ? undefined : ''}>
      <section className="chat-page-list" aria-label="Conversations">
        <div className="flex items-center justify-between gap-2 px-3 py-2">
          <h1 className="flex-1 text-lg font-semibold">Messages</h1>
          <NewConversationButton />
          <a className="link text-sm" href={isArchive ? MESSAGES_PATH : `${MESSAGES_PATH}${ARCHIVE}`}>{isArchive ? 'Inbox' : 'Archived'}</a>
        </div>
        <ConversationList archived={isArchive} activeId={activeId} />
      </section>
      <section className="chat-page-conversation" aria-label="Conversation">{children}</section>
    </div>
  )
}

export const layout = defineLayout({ Component: MessagesLayout })
