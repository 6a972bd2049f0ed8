import { useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { alertIcon, columns2Icon, historyIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import type { Elsewhere } from './open-elsewhere.ts'

interface Props {
  alert: string | null
  isRestored: boolean
  elsewhere: Elsewhere
  onDiscard: () => void
  onCompare: () => void
}

/** What the writer has to know above the text: a refusal, words that came back, another window. */
export function WritingNotices({ alert, isRestored, elsewhere, onDiscard, onCompare }: Props) {
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
          <span className="flex-1">We brought back what you had written on this device.</span>
          <Button
            small
            onClick={() => {
              setOver(true)
              onDiscard()
            }}
          >
            Discard these changes
          </Button>
          <Button small look="ghost" onClick={() => setOver(true)}>
            Keep them
          </Button>
        </div>
      )}
      {(elsewhere.isOpen || elsewhere.hasChanged) && (
        <div role="status" className="notice">
          <Icon of={columns2Icon} small />
          <span className="flex-1">
            {elsewhere.hasChanged
              ? 'This blog was changed in another window.'
              : 'This blog is open in another window too. Write in one of them, or compare the two texts later.'}
          </span>
          {elsewhere.hasChanged && (
            <Button small onClick={onCompare}>
              Compare
            </Button>
          )}
        </div>
      )}
    </>
  )
}
