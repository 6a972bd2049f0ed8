import { useRef, type FormEvent } from 'react'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { positionBetween, TASK_LENGTH } from '../../rules/idea.ts'
import { readAgain } from '../team-mutations.ts'
import type { IdeaData } from './idea-query.ts'
import { SaveTask, tasksOf } from './use-task-board.ts'

/** The line that adds a task to the first column. */
export function AddTask({ idea: { id, tasks } }: { idea: IdeaData }) {
  const [title, setTitle, forget] = useLocalDraft(`idea-task.${id}`)
  const key = useRef<string>(null)
  const { mutate, isPending, error } = useMutation(SaveTask, {
    onSuccess: async (_data, { title: sent }, cache) => {
      key.current = null
      // What was typed meanwhile stays.
      if (title === sent) forget()
      await readAgain(cache)
    },
  })
  const { fields, message } = useFieldErrors(error, { title })
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '' || isPending) return
    key.current ??= crypto.randomUUID()
    mutate({ id, key: key.current, title, state: 'todo', position: positionBetween(tasksOf(tasks, 'todo').at(-1)?.position ?? null, null) })
  }
  return (
    <form className="flex max-w-[46rem] items-start gap-2" onSubmit={add} noValidate>
      <div className="min-w-0 flex-1">
        <Field label="New task" error={fields['title'] ?? message} count={{ used: title.length, limit: TASK_LENGTH }}>
          {(control) => <TextInput {...control} name="task" placeholder="Add a task..." value={title} onChange={({ target }) => setTitle(target.value)} />}
        </Field>
      </div>
      <Button type="submit" className="mt-6.5" busy={isPending} disabledBecause={title.trim() === '' ? 'Enter a task' : null}>
        Add task
      </Button>
    </form>
  )
}
