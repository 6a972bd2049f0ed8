import { statusText } from '#platform/web/autosave/autosave-status.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import type { CodeState } from './use-code.ts'

/** The save status, the reset button, and the notice about another version. */
export function CodeStatus({ state, start }: { state: CodeState; start: string }) {
  const isStart = state.code === start
  return (
    <div className="grid gap-2 py-1 text-xs text-text-muted">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span>{statusText(state.status)}</span>
        {!isStart ? (
          <Button variant="ghost" small onClick={() => state.replace(start)}>
            Reset code
          </Button>
        ) : (
          state.other !== null && (
            <Button variant="ghost" small onClick={state.takeOther}>
              Restore my code
            </Button>
          )
        )}
      </p>
      {!isStart && state.other !== null && (
        <p role="status" className="flex flex-wrap items-center gap-2 rounded-control bg-warning-subtle px-3 py-2 text-sm text-text">
          Another version of your code is saved too.
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
