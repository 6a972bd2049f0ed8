import { useState } from 'react'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { draftedFile, fileDraft, handInDraft } from './HandInForm.tsx'

/** A draft on this device that can no longer be handed in, because the work was returned or its time is over: to copy, or to discard. */
export function LeftDraft({ id }: { id: string }) {
  const [text, , forget] = useLocalDraft(handInDraft(id))
  const [fileJson, , forgetFile] = useLocalDraft(fileDraft(id))
  const [isGone, go] = useState(false)
  if (isGone) return null
  const file = draftedFile(fileJson)
  const discard = () => {
    forget()
    forgetFile()
    go(true)
  }
  return (
    <details className="text-sm">
      <summary className="cursor-pointer">A draft on this device that wasn’t handed in</summary>
      <div className="mt-2 grid justify-items-start gap-3 border-l-2 border-line pl-3">
        {text !== '' && <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">{text}</p>}
        {file !== null && <p className="wrap-anywhere">File: {file.name}</p>}
        <Button small onClick={discard}>
          Discard draft
        </Button>
      </div>
    </details>
  )
}
