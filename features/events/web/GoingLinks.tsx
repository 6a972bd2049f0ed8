import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ExternalLink } from '#platform/web/ui/ExternalLink.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { messageSquareIcon, videoIcon } from '#platform/web/ui/icons.ts'
import { conversationPath } from '#features/chat/rules/paths.ts'
import type { ViewerEventData } from './viewer-event-query.ts'

/** What people who are going get: the online link and their conversation. */
export function GoingLinks({ viewer: { onlineUrl: link, conversationId }, isOver }: { viewer: ViewerEventData; isOver: boolean }) {
  const onlineUrl = isOver ? null : link
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
