import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { MESSAGES_PATH } from '../rules/paths.ts'
import { ConversationView } from './ConversationView.tsx'

function ConversationPage({ location }: { location: RouteLocation }) {
  return (
    <>
      <a className="link px-4 py-2 text-sm md:hidden" href={MESSAGES_PATH}>
        All conversations
      </a>
      <ConversationView id={location.params['conversation']!} />
    </>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Messages', description: 'A conversation.', hidden: true }),
  Component: ConversationPage,
})
