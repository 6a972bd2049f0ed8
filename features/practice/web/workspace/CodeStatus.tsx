import { useState } from 'react'
import { statusText } from '#platform/web/autosave/autosave-status.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import type { CodeState } from './use-code.ts'

/** The save status, the reset button, and the notice about a conflicting version. */
export function CodeStatus({ state, start }: { state: CodeState; start: string }) {
  const [before, setBefore] = useState<string | null>(null)
  const startOver = () => {
    setBefore(state.code)
    state.set(start)
  }
  return (
    <div className="grid gap-2 py-1 text-xs text-text-muted">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span>{statusText(state.status)}</span>
        {state.code !== start ? (
          <Button variant="ghost" small onClick={startOver}>
            Reset code
          </Button>
        ) : (
          before !== null && (
            <Button variant="ghost" small onClick={() => state.set(before)}>
              Restore my code
            </Button>
          )
        )}
      </p>
      {state.other !== null && (
        <p role="status" className="flex flex-wrap items-center gap-2 rounded-control bg-warning-subtle px-3 py-2 text-sm text-text">
          You edited this code somewhere else too. Both versions are saved.
          <Button small onClick={state.takeOther}>
            Show the other version
          </Button>
          <Button variant="ghost" small onClick={state.dropOther}>
            Discard
          </Button>
        </p>
      )}
    </div>
  )
}
