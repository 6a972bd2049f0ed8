import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { ListsQuery, SaveList } from './lists-query.ts'

/** The name of a list as a field, in place of its heading. Escape closes it. */
export function RenameList({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const [typed, type] = useState(name)
  const { mutate, isPending, error } = useMutation(SaveList, {
    onSuccess: async (_data, _variables, cache) => {
      await cache.invalidateQueries(ListsQuery)
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === name) onClose()
    else mutate({ id, name: typed })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <form className="flex flex-wrap items-start gap-3" onSubmit={submit} noValidate>
      <div className="w-72 max-w-full max-md:flex-1">
        <Field label="Name of the list" error={error?.fields['name'] ?? error?.message}>
          {/* It was asked for by the button whose place it takes. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          {(control) => <TextInput {...control} autoFocus value={typed} onChange={({ target }) => type(target.value)} onKeyDown={onKeyDown} />}
        </Field>
      </div>
      <span className="mt-6.5 flex gap-2">
        <Button type="submit" variant="primary" busy={isPending}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </span>
    </form>
  )
}
