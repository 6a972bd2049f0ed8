import { Suspense, useState } from 'react'
import { copyText } from '#platform/web/copy-text.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { copyIcon, ellipsisIcon, flagIcon } from '#platform/web/ui/icons.ts'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import { eventPath } from '../rules/paths.ts'
import type { EventData } from './EventPage.tsx'

/** The menu of an event: copy its address; report it, if someone else hosts it. */
export function EventActions({ event }: { event: EventData }) {
  const { asMember } = useAuth()
  const isOwn = useSession()?.user.id === event.host?.id
  const [isReporting, setReporting] = useState(false)
  const copy = () => void copyText(location.origin + eventPath(event), { copied: 'Link copied', failed: 'Couldn’t copy the link.' })
  return (
    <div className="relative">
      <Menu
        label="More about this event"
        className="button button-ghost button-icon"
        trigger={<Icon of={ellipsisIcon} />}
        items={[
          { label: 'Copy link', icon: copyIcon, onSelect: copy },
          ...(isOwn ? [] : [{ label: 'Report', icon: flagIcon, onSelect: () => asMember(() => setReporting(true)) }]),
        ]}
      />
      <Suspense>{isReporting && <ReportDialog kind="event" id={event.id} onClose={() => setReporting(false)} />}</Suspense>
    </div>
  )
}
