import { useState } from 'react'
import { statusText } from '#platform/web/autosave/autosave-status.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import type { KeptCode } from './use-code.ts'

/** The save status, the reset button, and the notice about a conflicting version. */
export function CodeStatus({ kept, start }: { kept: KeptCode; start: string }) {
  const [before, setBefore] = useState<string | null>(null)
  const startOver = () => {
    setBefore(kept.code)
    kept.set(start)
  }
  return (
    <div className="-mt-2 grid gap-2 text-xs text-text-muted">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span>{statusText(kept.status)}</span>
        {kept.code !== start ? (
          <Button variant="ghost" small onClick={startOver}>
            Reset code
          </Button>
        ) : (
          before !== null && (
            <Button variant="ghost" small onClick={() => kept.set(before)}>
              Restore my code
            </Button>
          )
        )}
      </p>
      {kept.other !== null && (
        <p role="status" className="flex flex-wrap items-center gap-2 rounded-control bg-warning-subtle px-3 py-2 text-sm text-text">
          You edited this code somewhere else too. Both versions are saved.
          <Button small onClick={kept.takeOther}>
            Show the other version
          </Button>
          <Button variant="ghost" small onClick={kept.dropOther}>
            Discard
          </Button>
        </p>
      )}
    </div>
  )
}
