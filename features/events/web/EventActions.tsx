import { Suspense, useState } from 'react'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { copyIcon, ellipsisIcon, flagIcon } from '#platform/web/ui/icons.ts'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import { eventPath } from '../rules/paths.ts'
import type { EventData } from './EventPage.tsx'

/** The menu of an event: copy its address, report it. */
export function EventActions({ event }: { event: EventData }) {
  const { asMember } = useAuth()
  const [isReporting, setReporting] = useState(false)
  const copy = () => void navigator.clipboard.writeText(location.origin + eventPath(event)).then(() => showToast('Link copied.'), () => showToast('Couldn’t copy the link.', { kind: 'error' }))
  return (
    <div className="relative">
      <Menu
        label="More about this event"
        className="button button-ghost button-icon"
        trigger={<Icon of={ellipsisIcon} />}
        items={[
          { label: 'Copy link', icon: copyIcon, onSelect: copy },
          { label: 'Report', icon: flagIcon, onSelect: () => asMember(() => setReporting(true)) },
        ]}
      />
      <Suspense>{isReporting && <ReportDialog kind="event" id={event.id} onClose={() => setReporting(false)} />}</Suspense>
    </div>
  )
}
