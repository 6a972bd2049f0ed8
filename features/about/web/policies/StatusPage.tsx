import { useEffect, useState } from 'react'
import { definePage } from '#platform/web/pages/route.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { STATUS_PATH } from '../../rules/paths.ts'

const SENTENCE = 'Whether the site is available right now, checked from your browser'

interface Check {
  isReady: boolean
  ms: number
}

async function checkNow(): Promise<Check> {
  const started = performance.now()
  const isReady = await fetch('/readyz', { cache: 'no-store' }).then(async (response) => {
    // A request is over only when its body was read.
    await response.text()
    return response.ok
  }).catch(() => false)
  return { isReady, ms: Math.round(performance.now() - started) }
}

/** Checks whether the site accepts requests and reaches its database. */
function StatusPage() {
  const [check, setCheck] = useState<Check | null>(null)
  const start = () => void checkNow().then(setCheck)
  useEffect(start, [])
  return (
    <Page title="Status" sentence={SENTENCE}>
      <div role="status" className="grid max-w-[68ch] gap-3">
        <p className="flex flex-wrap items-center gap-3">
          {check === null ? <Badge>Checking…</Badge> : <Badge tone={check.isReady ? 'success' : 'danger'}>{check.isReady ? 'All systems work' : 'Not available'}</Badge>}
          {check !== null && <span className="text-sm text-text-muted">Answered in {check.ms} ms</span>}
        </p>
        {check !== null && (
          <p>
            {check.isReady
              ? 'The web server accepts requests and reaches its database.'
              : 'The site or its database doesn’t respond. What you write is saved on this device, and on the site once it responds again.'}
          </p>
        )}
      </div>
      <p>
        <Button onClick={start}>Check again</Button>
      </p>
    </Page>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Status', description: SENTENCE, canonical: STATUS_PATH }),
  Component: StatusPage,
})
