import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ExternalLink } from '#platform/web/ui/ExternalLink.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { messageSquareIcon, videoIcon } from '#platform/web/ui/icons.ts'
import { conversationPath } from '#features/chat/rules/paths.ts'
import type { ViewerAnswer, ViewerEventData } from './viewer-event-query.ts'

/** What people who are going get: the online link of the date and the conversation of the event. */
export function GoingLinks({ viewer, own, isOpen }: { viewer: ViewerEventData; own: ViewerAnswer | null; isOpen: boolean }) {
  const { conversationId } = viewer
  const onlineUrl = isOpen ? (viewer.onlineUrl ?? own?.onlineUrl ?? null) : null
  if (onlineUrl === null && conversationId === null) return null
  return (
    <div className="grid gap-2">
      {onlineUrl !== null && (
        <ExternalLink className="button button-secondary" to={onlineUrl}>
          <Icon of={videoIcon} small />
          Join online
        </ExternalLink>
      )}
      {conversationId !== null && (
        <ButtonLink icon={messageSquareIcon} to={conversationPath(conversationId)}>
          Conversation
        </ButtonLink>
      )}
    </div>
  )
}
