import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { countText, newMessages } from '../rules/chat.ts'
import { useChatBadge } from './ChatLive.tsx'

/** How many messages are new, beside the link to them. */
export function UnreadCount() {
  const badge = useChatBadge() ?? 0
  if (badge === 0) return null
  return (
    <span className="tabular ml-auto rounded-full bg-accent px-1.5 text-xs/5 font-semibold text-on-accent">
      <span aria-hidden="true">{countText(badge)}</span>
      <VisuallyHidden>{newMessages(badge)}</VisuallyHidden>
    </span>
  )
}
