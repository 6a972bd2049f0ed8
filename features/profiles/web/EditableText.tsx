import { useCallback, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { graphql, type VariablesOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { pencilIcon } from '#platform/web/ui/icons.ts'
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
  /** What the server keeps, where that is not the text as it is shown. */
  before?: string
  limit: number
  /** Several lines. */
  rows?: number
  look?: 'title'
  /** What stands there while there is nothing. */
  empty?: string
  onSaved: (text: string) => void
}

/**
 * A text of one's own profile that is changed where it stands. What was changed in another window meanwhile is shown, not
 * overwritten; nothing typed is lost.
 */
export function EditableText({ field, label, text, before = text, limit, rows, look, empty = '', onSaved }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [begunWith, beginWith] = useState(before)
  const isBack = useRef(false)
  const { mutate, isPending, error, reset } = useMutation(EditProfile)
  const isOutdated = error?.code === 'OUTDATED_EDIT'

  const close = () => {
    setTyped(null)
    reset()
    isBack.current = true
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (typed === null) return
    if (typed === text && !isOutdated) return close()
    // Whoever has read what it is now and presses again means it.
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
  // Whoever edited finds the focus on the pencil when that is there again.
  const pencil = useCallback((button: HTMLButtonElement | null) => {
    if (button === null || !isBack.current) return
    isBack.current = false
    button.focus()
  }, [])
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }

  if (typed === null) {
    const words = text === '' ? <span className="text-text-muted">{empty}</span> : text
    return (
      <div className="flex items-start gap-2">
        {look === 'title' ? (
          <h1 className="text-2xl wrap-anywhere">{words}</h1>
        ) : (
          <p className={`max-w-reading wrap-anywhere ${rows === undefined ? 'pt-1 text-text-muted' : 'whitespace-pre-line'}`}>{words}</p>
        )}
        <IconButton
          ref={pencil}
          small
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
  const control = { value: typed, onChange: (event: { target: { value: string } }) => setTyped(event.target.value), onKeyDown: leave }
  return (
    <form className="grid max-w-reading gap-3" onSubmit={save}>
      <Field label={label} error={error?.message ?? null} count={{ used: typed.length, limit }} {...(isOutdated && { hint: `The current text is “${text}”. Save again to replace it.` })}>
        {(given) =>
          rows === undefined ? <TextInput {...given} {...control} ref={takeFocus} /> : <TextArea {...given} {...control} rows={rows} ref={takeFocus} />
        }
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" small busy={isPending}>
          Save
        </Button>
        <Button small variant="ghost" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function takeFocus(box: HTMLInputElement | HTMLTextAreaElement | null): void {
  box?.focus()
}
