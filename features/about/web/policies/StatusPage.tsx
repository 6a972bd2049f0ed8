import { useEffect, useState } from 'react'
import { definePage } from '#platform/web/pages/route.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { STATUS_PATH } from '../../rules/paths.ts'

const SENTENCE = 'Whether the site answers right now, asked from your browser'

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

/** Asks the site whether it accepts requests and reaches its database. */
function StatusPage() {
  const [check, setCheck] = useState<Check | null>(null)
  const look = () => void checkNow().then(setCheck)
  useEffect(look, [])
  return (
    <Page title="Status" sentence={SENTENCE}>
      <div role="status" className="grid max-w-[68ch] gap-3">
        <p className="flex flex-wrap items-center gap-3">
          {check === null ? <Badge>Checking…</Badge> : <Badge tone={check.isReady ? 'success' : 'danger'}>{check.isReady ? 'Everything works' : 'Not available'}</Badge>}
          {check !== null && <span className="text-sm text-text-muted">Answered in {check.ms} ms</span>}
        </p>
        <p>
          {check?.isReady === false
            ? 'The site or its database doesn’t answer. What you write is kept on your device and saved when it does.'
            : 'The web server accepts requests and reaches its database.'}
        </p>
      </div>
      <p>
        <Button onClick={look}>Check again</Button>
      </p>
    </Page>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Status', description: SENTENCE, canonical: STATUS_PATH }),
  Component: StatusPage,
})
