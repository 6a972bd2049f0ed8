import { useState, type FormEvent } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { ListsQuery, SaveList } from './lists-query.ts'

/** Creates a list of problems. `onCreate` is called with its id before it appears. */
export function NewList({ onCreate }: { onCreate?: (id: string) => void }) {
  const [name, setName] = useState('')
  const { mutate, isPending, error } = useMutation(SaveList, {
    onSuccess: async (_data, { id }, cache) => {
      onCreate?.(id)
      await cache.invalidateQueries(ListsQuery)
      setName('')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ id: crypto.randomUUID(), name })
  }
  return (
    <form className="flex flex-wrap items-start gap-3" onSubmit={submit} noValidate>
      <div className="w-72 max-w-full max-md:flex-1">
        <Field label="New list" error={error?.fields['name'] ?? error?.message}>
          {(control) => <TextInput {...control} value={name} onChange={({ target }) => setName(target.value)} />}
        </Field>
      </div>
      <Button type="submit" className="mt-6.5" busy={isPending}>
        Create
      </Button>
    </form>
  )
}
