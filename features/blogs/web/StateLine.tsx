import { Button } from '#platform/web/ui/Button.tsx'
import { isTrouble, keptSentence, type KeptState } from './kept-state.ts'

interface Props {
  state: KeptState
  onLogIn: () => void
  onCompare: () => void
}

/** Says where the last words are kept, and what can be done where that is this device alone. */
export function StateLine({ state, onLogIn, onCompare }: Props) {
  const because = state.kind === 'device' ? state.because : null
  const trouble = isTrouble(state)
  return (
    <div className="state-line" data-trouble={trouble || undefined}>
      <p>{keptSentence(state)}</p>
      <p role="status" className="sr-only">
        {trouble ? keptSentence(state) : ''}
      </p>
      {(because === 'session' || because === 'visitor') && (
        <Button look="ghost" small onClick={onLogIn}>
          Log in
        </Button>
      )}
      {(because === 'outdated' || because === 'deleted') && (
        <Button look="ghost" small onClick={onCompare}>
          Compare
        </Button>
      )}
    </div>
  )
}
