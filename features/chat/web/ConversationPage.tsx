import { useQuery } from '#platform/web/data/use-query.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { useWindowTitle } from '#platform/web/pages/use-window-title.ts'
import { chevronLeftIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { ARCHIVE, MESSAGES_PATH } from '../rules/paths.ts'
import { Thread } from './chat-queries.ts'
import { LIVE } from './ChatLive.tsx'
import { titleOf } from './chat-words.ts'
import { ConversationView } from './ConversationView.tsx'

function ConversationPage({ location }: { location: RouteLocation }) {
  const id = location.params['conversation']!
  const isArchive = location.searchParams.get('show') === 'archived'
  const conversation = useQuery(Thread, { id }, LIVE).data?.conversation
  useWindowTitle(conversation === undefined ? null : `${titleOf(conversation)} · Messages`)
  return (
    <ConversationView
      id={id}
      back={
        <a className="button button-ghost button-icon md:hidden" href={isArchive ? `${MESSAGES_PATH}${ARCHIVE}` : MESSAGES_PATH} aria-label={isArchive ? 'Archived conversations' : 'All conversations'}>
          <Icon of={chevronLeftIcon} />
        </a>
      }
    />
  )
}

export const page = definePage({
  meta: () => ({ title: 'Messages', description: 'A conversation.', hidden: true }),
  Component: ConversationPage,
})
