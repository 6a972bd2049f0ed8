import { definePage } from '#platform/web/pages/route.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'

const MessagesPage = () => <EmptyState text="Choose a conversation" hint="Or write to someone from their profile." />

export const page = definePage({
  meta: () => ({ title: 'Messages', description: 'Your conversations.', hidden: true }),
  Component: MessagesPage,
})
