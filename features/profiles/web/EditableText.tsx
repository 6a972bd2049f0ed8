import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { graphql, type VariablesOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { pencilIcon } from '#platform/web/ui/icons.ts'
import { LeaveQuestion } from '#platform/web/ui/LeaveQuestion.tsx'
import { submitByKeys } from '#platform/web/ui/submit-by-keys.ts'
import { takeFocus, useReturnedFocus } from '#platform/web/ui/take-focus.ts'
import { showLatestToast } from '#platform/web/ui/toast-store.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'

const EditProfile = graphql(`
  mutation EditProfile($field: ProfileField!, $text: String!, $before: String!) {
    editProfile(field: $field, text: $text, before: $before)
  }
`)

interface Props {
  field: VariablesOf<typeof EditProfile>['field']
  label: string
  text: string
  /** The stored text, where it differs from the shown one. */
  before?: string
  limit: number
  /** Several lines. */
  rows?: number
  variant?: 'title'
  /** Shown while the text is empty. */
  empty?: string
  onSaved: (text: string) => void
}

/** A text of the viewer's profile that is edited inline. A change by another window is shown, not overwritten; typed text is never lost. */
export function EditableText({ field, label, text, before = text, limit, rows, variant, empty = '', onSaved }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [begunWith, beginWith] = useState(before)
  const { button: pencil, giveBack } = useReturnedFocus()
  const { mutate, isPending, error, reset } = useMutation(EditProfile)
  const isOutdated = error?.code === 'OUTDATED_EDIT'

  const close = () => {
    setTyped(null)
    reset()
    giveBack()
  }
  // Escape and Cancel can be a slip: what was typed comes back with Undo.
  const cancel = () => {
    close()
    if (typed === null || typed === text) return
    showLatestToast(`profile-${field}`, `Your changes to “${label}” were discarded.`, { action: { label: 'Undo', run: () => setTyped(typed) } })
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (typed === null) return
    if (typed === text && !isOutdated) return close()
    // Pressing Save again after reading the new value confirms the edit.
    mutate(
      { field, text: typed, before: isOutdated ? before : begunWith },
      {
        onSuccess: ({ editProfile }) => {
          onSaved(editProfile)
          close()
        },
        onError: () => onSaved(text),
      },
    )
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel()
  }
  const leaveOrSave = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    submitByKeys(event)
    leave(event)
  }

  if (typed === null) {
    const content = text === '' ? <span className="text-text-muted">{empty}</span> : text
    return (
      <div className="group relative -mx-2 flex items-start gap-2 rounded-control px-2 hover:bg-sunken">
        {variant === 'title' ? (
          <h1 dir="auto" className="text-2xl wrap-anywhere">{content}</h1>
        ) : (
          <p dir="auto" className={`max-w-reading wrap-anywhere ${rows === undefined ? 'pt-1 text-text-muted' : 'whitespace-pre-line'}`}>{content}</p>
        )}
        <IconButton
          ref={pencil}
          small
          // The whole line is the button.
          className="static! after:absolute after:inset-0 after:rounded-control"
          icon={pencilIcon}
          label={`Edit ${label.toLowerCase()}`}
          onClick={() => {
            beginWith(before)
            setTyped(text)
          }}
        />
      </div>
    )
  }
  const control = { value: typed, onChange: (event: { target: { value: string } }) => setTyped(event.target.value) }
  return (
    <form className="grid max-w-reading gap-3" onSubmit={save}>
      <LeaveQuestion isChanged={!isPending && typed !== text} onDiscard={close} />
      <Field label={label} error={error?.message ?? null} count={{ used: typed.length, limit }} {...(isOutdated && { hint: `The current text is “${text}”. Save again to replace it.` })}>
        {(given) =>
          rows === undefined ? <TextInput {...given} {...control} onKeyDown={leave} ref={takeFocus} /> : <TextArea {...given} {...control} onKeyDown={leaveOrSave} rows={rows} ref={takeFocus} />
        }
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" small busy={isPending}>
          Save
        </Button>
        <Button small variant="ghost" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
