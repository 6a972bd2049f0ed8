import { useEffect, useEffectEvent } from 'react'
import type { PageFailure } from '#platform/rules/page-failure.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { rotateCcwIcon } from '#platform/web/ui/icons.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { MessagePage } from './MessagePage.tsx'

interface Props extends PageFailure {
  onRetry: () => void
}

/** A page that could not be loaded: offline, server busy, or an unexpected error. */
export function FailedPage({ reason, message, bugReceipt, onRetry }: Props) {
  if (reason === 'offline') return <OfflinePage onRetry={onRetry} />
  if (reason === 'busy') return <BusyPage message={message} onRetry={onRetry} />
  return <ErrorPage message={message} receipt={bugReceipt} onRetry={onRetry} />
}

function BusyPage({ message, onRetry }: { message: string | null; onRetry: () => void }) {
  return (
    <MessagePage sign="One moment" title="We’re busy" drawing="error" actions={<RetryButton onRetry={onRetry} />}>
      <p>{message}</p>
    </MessagePage>
  )
}

const RetryButton = ({ onRetry }: { onRetry: () => void }) => (
  <Button variant="primary" icon={rotateCcwIcon} onClick={onRetry}>
    Retry
  </Button>
)

/** Retries by itself as soon as the browser is online. */
function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const onOnline = () => retry()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  return (
    <MessagePage sign="No connection" title="You seem to be offline" drawing="error" actions={<RetryButton onRetry={onRetry} />}>
      <p>We couldn’t load this page. It will open when you’re back online.</p>
    </MessagePage>
  )
}
