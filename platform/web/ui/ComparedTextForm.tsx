import type { ReactNode } from 'react'
import type { ComparedText } from '../autosave/use-compared-draft.ts'
import type { ApiError } from '../graphql/api-error.ts'
import { Button } from './Button.tsx'
import { Field } from './Field.tsx'
import { Notice } from './Notice.tsx'
import { TextArea } from './TextArea.tsx'

interface Props {
  draft: ComparedText
  /** The mutation that saves it. */
  saving: { isPending: boolean; error: ApiError | null; reset: () => void }
  label: string
  hint?: string
  rows: number
  limit: number
  /** The label of the button. */
  save: string
  onSave: () => void
  /** Beside the button. */
  children?: ReactNode
}

/** A private text with a Save button. If the same person saved another text in another window, they choose one of the two before they can save. */
export function ComparedTextForm({ draft: { text, theirs, isChanged, write, discard, keep }, saving: { isPending, error, reset }, label, hint, rows, limit, save, onSave, children }: Props) {
  const choose = (choice: () => void) => () => {
    // The error was about the version that is replaced now.
    reset()
    choice()
  }
  const message = error === null ? undefined : (Object.values(error.fields)[0] ?? error.message)
  return (
    <div className="grid gap-2">
      <Field label={label} hint={hint} error={theirs === null && isChanged ? message : undefined} count={{ used: text.length, limit }}>
        {(control) => <TextArea {...control} rows={rows} value={text} onChange={({ target }) => write(target.value)} />}
      </Field>
      {theirs !== null && !isPending && (
        <div className="grid grid-cols-1 justify-items-start gap-3">
          <Notice>You saved another text in another window or on another device. Choose one, then save.</Notice>
          <blockquote dir="auto" className="border-l-2 border-line pl-4 text-sm whitespace-pre-line wrap-anywhere">
            {theirs === '' ? 'You deleted the text there.' : theirs}
          </blockquote>
          <div className="flex flex-wrap gap-2">
            <Button small onClick={choose(discard)}>
              Use the saved text
            </Button>
            <Button small onClick={choose(keep)}>
              Keep what is in the field
            </Button>
          </div>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button small busy={isPending} disabledBecause={theirs !== null ? 'Choose one of the texts first' : isChanged ? null : 'Nothing changed'} onClick={onSave}>
          {save}
        </Button>
        {children}
      </div>
    </div>
  )
}
