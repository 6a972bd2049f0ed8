import { Button } from './Button.tsx'
import { rotateCcwIcon, warningIcon } from './icons.ts'
import { Icon } from './Icon.tsx'

/** The content of a list that could not be loaded: the specified text and Retry. */
export function ErrorState({ text, hint, onRetry }: { text: string; hint?: string; onRetry?: () => void }) {
  return (
    <div role="alert" className="list-state">
      <span className="text-danger">
        <Icon of={warningIcon} />
      </span>
      <p className="text-lg font-medium">{text}</p>
      {hint !== undefined && <p className="max-w-[44ch] text-sm text-text-muted">{hint}</p>}
      {onRetry !== undefined && (
        <Button className="mt-3" icon={rotateCcwIcon} onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  )
}
