import { Button } from '#platform/web/ui/Button.tsx'
import { alertIcon, columns2Icon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { RestoredChanges } from '#platform/web/ui/RestoredChanges.tsx'
import type { OtherWindows } from './other-windows.ts'

interface Props {
  alert: string | null
  isRestored: boolean
  /** The title of the new blog that is continued; null if it is not new. */
  continued: string | null
  otherWindows: OtherWindows
  onStartNew: () => void
  onDiscard: () => void
  onCompare: () => void
}

/** Notices above the text: a refusal, a restored draft, another window. */
export function EditorNotices({ alert, isRestored, continued, otherWindows, onStartNew, onDiscard, onCompare }: Props) {
  return (
    <>
      <div role="alert" id="writing-alert">
        {alert !== null && (
          <p className="notice notice-trouble">
            <Icon of={alertIcon} small />
            <span>{alert}</span>
          </p>
        )}
      </div>
      {isRestored && (
        <RestoredChanges
          note={continued === null ? '' : ` You’re continuing “${continued}”.`}
          actions={
            continued !== null && (
              <Button small onClick={onStartNew}>
                Start a new blog
              </Button>
            )
          }
          onDiscard={onDiscard}
        />
      )}
      {(otherWindows.isOpen || otherWindows.hasChanged) && (
        <div role="status" className="notice">
          <Icon of={columns2Icon} small />
          <span className="flex-1">
            {otherWindows.hasChanged
              ? 'This blog was edited in another window.'
              : 'This blog is also open in another window. Edit it in one window only, or compare the two versions later.'}
          </span>
          {otherWindows.hasChanged && (
            <Button small onClick={onCompare}>
              Compare
            </Button>
          )}
        </div>
      )}
    </>
  )
}
