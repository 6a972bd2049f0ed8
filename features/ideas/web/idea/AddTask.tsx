import { useRef, type FormEvent } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
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
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '' || isPending) return
    key.current ??= crypto.randomUUID()
    mutate({ id, key: key.current, title, state: 'todo', position: positionBetween(tasksOf(tasks, 'todo').at(-1)?.position ?? null, null) })
  }
  return (
    <form className="grid max-w-[46rem] gap-2" onSubmit={add}>
      <div className="flex gap-2">
        <TextInput className="min-w-0 flex-1" name="task" aria-label="New task" placeholder="Add a task..." maxLength={TASK_LENGTH} value={title} onChange={({ target }) => setTitle(target.value)} />
        <Button type="submit" busy={isPending} disabledBecause={title.trim() === '' ? 'Enter a task' : null}>
          Add task
        </Button>
      </div>
      <ErrorMessage message={error?.fields['title'] ?? error?.message} />
    </form>
  )
}
