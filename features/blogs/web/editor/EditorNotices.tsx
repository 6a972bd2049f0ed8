import { useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { alertIcon, columns2Icon, historyIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import type { OtherWindows } from './other-windows.ts'

interface Props {
  alert: string | null
  isRestored: boolean
  otherWindows: OtherWindows
  onDiscard: () => void
  onCompare: () => void
}

/** Notices above the text: a refusal, a restored draft, another window. */
export function EditorNotices({ alert, isRestored, otherWindows, onDiscard, onCompare }: Props) {
  const [isOver, setOver] = useState(!isRestored)
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
      {!isOver && (
        <div role="status" className="notice">
          <Icon of={historyIcon} small />
          <span className="flex-1">We restored your unsaved changes from this device.</span>
          <Button
            small
            onClick={() => {
              setOver(true)
              onDiscard()
            }}
          >
            Discard changes
          </Button>
          <Button small variant="ghost" onClick={() => setOver(true)}>
            Keep changes
          </Button>
        </div>
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
