import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import '../courses.css'
import type { UploadState } from './uploads.ts'

interface Props {
  state: UploadState
  onCancel: () => void
  onRetry: (file: File) => void
}

/** The progress of an upload, or why it failed. */
export function UploadProgress({ state, onCancel, onRetry }: Props) {
  if (state.kind === 'failed') {
    return (
      <div className="grid justify-items-start gap-2">
        <ErrorMessage message={`${state.name}: ${state.message}`} />
        <div className="flex gap-2">
          {state.mayRetry && (
            <Button small onClick={() => onRetry(state.file)}>
              Try again
            </Button>
          )}
          <Button small variant="ghost" onClick={onCancel}>
            Dismiss
          </Button>
        </div>
      </div>
    )
  }
  const percent = Math.floor(state.part * 100)
  return (
    <section aria-label="Upload" className="grid gap-2 rounded-card border border-line bg-surface p-4 text-sm">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 wrap-anywhere">
          {percent < 100 ? 'Uploading' : 'Storing'} {state.name}
        </p>
        <span className="tabular whitespace-nowrap text-text-muted">{percent}%</span>
      </div>
      <progress className="themed-progress" aria-label={`Upload of ${state.name}`} max={100} value={percent} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-text-muted">You can go on with other lessons. Leaving the editor cancels the upload.</p>
        <Button small onClick={onCancel}>
          Cancel upload
        </Button>
      </div>
    </section>
  )
}
