import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

interface Props {
  /** What was saved elsewhere; null for nothing. */
  theirs: string | null
  onUse: () => void
  onKeep: () => void
}

/** A choice between the text in a field and one that the same person saved in another window. */
export function SavedElsewhere({ theirs, onUse, onKeep }: Props) {
  if (theirs === null) return null
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <Notice>You saved another text in another window or on another device. Choose one, then save.</Notice>
      <blockquote dir="auto" className="border-l-2 border-line pl-4 text-sm whitespace-pre-line wrap-anywhere">
        {theirs === '' ? 'There, you deleted the text.' : theirs}
      </blockquote>
      <div className="flex flex-wrap gap-2">
        <Button small onClick={onUse}>
          Use the saved text
        </Button>
        <Button small onClick={onKeep}>
          Keep what is in the field
        </Button>
      </div>
    </div>
  )
}
