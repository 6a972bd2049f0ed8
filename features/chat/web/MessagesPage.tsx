import { definePage } from '#platform/web/pages/route.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'

const MessagesPage = () => <EmptyState text="Choose a conversation" hint="Or start a new one with the pencil above the list." />

export const page = definePage({
  meta: () => ({ title: 'Messages', description: 'Your conversations.', hidden: true }),
  Component: MessagesPage,
})
