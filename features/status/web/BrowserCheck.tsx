import { useEffect, useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'

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

/** What this browser finds out about the site right now. */
export function BrowserCheck() {
  const [check, setCheck] = useState<Check | null>(null)
  const start = () => void checkNow().then(setCheck)
  useEffect(start, [])
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-sm">
        {check === null
          ? 'Checking from your browser…'
          : check.isReady
            ? `From your browser: the site and its database answered in ${check.ms} ms.`
            : 'From your browser: the site or its database doesn’t respond. What you write is saved on this device, and on the site once it responds again.'}
      </p>
      <Button small onClick={start}>
        Check again
      </Button>
    </div>
  )
}
