import { useEffect, useEffectEvent } from 'react'
import type { PageFailure } from '#platform/rules/page-failure.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { rotateCcwIcon } from '#platform/web/ui/icons.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { TroublePage } from './TroublePage.tsx'

interface Props extends PageFailure {
  onRetry: () => void
}

/** A page that could not be loaded: no connection, too much to do, or something that nobody thought of. */
export function FailedPage({ why, says, told, onRetry }: Props) {
  if (why === 'offline') return <OfflinePage onRetry={onRetry} />
  if (why === 'busy') return <BusyPage says={says} onRetry={onRetry} />
  return <ErrorPage says={says} told={told} onRetry={onRetry} />
}

function BusyPage({ says, onRetry }: { says: string | null; onRetry: () => void }) {
  return (
    <TroublePage sign="One moment" title="We’re busy" drawing="error" actions={<RetryButton onRetry={onRetry} />}>
      <p>{says}</p>
    </TroublePage>
  )
}

const RetryButton = ({ onRetry }: { onRetry: () => void }) => (
  <Button variant="primary" icon={rotateCcwIcon} onClick={onRetry}>
    Retry
  </Button>
)

/** Tries again by itself as soon as the browser has a connection. */
function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const again = useEffectEvent(onRetry)
  useEffect(() => {
    const onOnline = () => again()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  return (
    <TroublePage sign="No connection" title="You seem to be offline" drawing="error" actions={<RetryButton onRetry={onRetry} />}>
      <p>We couldn’t load this page. It will open when you’re back online.</p>
    </TroublePage>
  )
}
