import { Button } from '#platform/web/ui/Button.tsx'
import { circleCheckIcon, eyeIcon, historyIcon, pencilIcon } from '#platform/web/ui/icons.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import type { AutosaveStatus } from '#platform/web/autosave/autosave-status.ts'
import { SaveStatus } from './SaveStatus.tsx'

interface Props {
  status: AutosaveStatus
  isPreview: boolean
  isPublished: boolean
  /** The draft of a published blog differs from what is published. */
  hasChanges: boolean
  canShowVersions: boolean
  busy: boolean
  onPreview: () => void
  onVersions: () => void
  onLogIn: () => void
  onCompare: () => void
  /** Makes the draft the published text again. */
  onDiscard: () => void
  onReview: () => void
  onSave: () => void
  onCancel: () => void
}

/** The top of the editor: its heading; and the bar with the state of saving, Preview, Versions, the publish step, Cancel and Save, which stays in view. */
export function EditorHeader(props: Props) {
  const { status, isPreview, isPublished, hasChanges, canShowVersions, busy } = props
  return (
    <>
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-sm font-medium">{isPublished ? 'Edit your blog' : 'Write a blog'}</h1>
        <p className="text-xs text-text-muted">{isPublished ? 'Save updates the published blog.' : 'Save publishes this blog. Drafts are saved automatically.'}</p>
      </header>
      <div className="writing-bar">
        <SaveStatus status={status} savedText={!isPublished ? 'Draft saved' : hasChanges ? 'Unpublished changes saved' : 'Published, no changes'} onLogIn={props.onLogIn} onCompare={props.onCompare} onDiscard={isPublished && hasChanges ? props.onDiscard : null} />
        <div className="ml-auto flex items-center gap-1.5">
          <IconButton
            icon={isPreview ? pencilIcon : eyeIcon}
            label={isPreview ? 'Continue writing' : 'Preview'}
            aria-pressed={isPreview}
            onClick={props.onPreview}
          />
          {canShowVersions && <IconButton icon={historyIcon} label="Versions" onClick={props.onVersions} />}
          {/* The first Save asks for it. */}
          {isPublished && (
            <Button icon={circleCheckIcon} aria-label="Review before updating" onClick={props.onReview}>
              <span className="max-md:hidden">Review</span>
            </Button>
          )}
          <Button onClick={props.onCancel}>Cancel</Button>
          <Button variant="primary" busy={busy} busyText="Saving…" onClick={props.onSave}>
            Save
          </Button>
        </div>
      </div>
    </>
  )
}
