import { useEffect, useEffectEvent } from 'react'
import type { Failure } from '#platform/web/pages/PageView.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { rotateCcwIcon } from '#platform/web/ui/icons.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { TroublePage } from './TroublePage.tsx'

interface Props extends Failure {
  isOffline: boolean
  onRetry: () => void
}

/** A page that could not be loaded: because there is no connection, or because of something nobody thought of. */
export function FailedPage({ says, told, isOffline, onRetry }: Props) {
  return isOffline ? <OfflinePage onRetry={onRetry} /> : <ErrorPage says={says} told={told} onRetry={onRetry} />
}

/** Tries again by itself as soon as the browser has a connection. */
function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const again = useEffectEvent(onRetry)
  useEffect(() => {
    const onOnline = () => again()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  const retry = (
    <Button look="primary" icon={rotateCcwIcon} onClick={onRetry}>
      Retry
    </Button>
  )
  return (
    <TroublePage sign="No connection" title="You seem to be offline" drawing="error" actions={retry}>
      <p>This page could not be reached. It opens by itself when your connection is back.</p>
    </TroublePage>
  )
}
