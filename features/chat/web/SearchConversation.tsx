import { useState, type FormEvent } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { SITE } from '#platform/rules/site.ts'
import { plainPreview } from '../rules/plain-preview.ts'
import { FindMessages, type Message } from './chat-queries.ts'
import { dayOf } from './chat-words.ts'
import { jumpTo } from './jump-to.ts'

/** Finds messages of a conversation by their text, or goes to a date. */
export function SearchConversation({ id, onClose }: { id: string; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const { data, error } = useQuery(FindMessages, q.length < 2 ? null : { q, id })
  const [day, setDay] = useState('')
  const jump = useMutation<void, { sequence: number } | { at: string }>((target) => jumpTo(id, target), { onSuccess: onClose })
  // A date that is typed is complete with each digit of its year.
  const goToDay = (event: FormEvent) => {
    event.preventDefault()
    if (day !== '') jump.mutate({ at: new Date(`${day}T00:00`).toISOString() })
  }
  return (
    <Dialog open title="Search in conversation" onClose={onClose}>
      <div className="grid gap-4">
        <Field label="Text">{(control) => <TextInput {...control} data-autofocus type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />}</Field>
        <form className="flex items-end gap-2" onSubmit={goToDay}>
          <div className="min-w-0 flex-1">
            <Field label="Go to a date">{(control) => <TextInput {...control} type="date" value={day} onChange={(event) => setDay(event.target.value)} />}</Field>
          </div>
          <Button type="submit" busy={jump.isPending} disabledBecause={day === '' ? 'Enter a date first.' : null}>
            Go
          </Button>
        </form>
        <ErrorMessage message={error?.message ?? jump.error?.message} />
        {data?.findMessages.length === 0 && <p className="text-sm text-text-muted">No messages found.</p>}
        <ul className="grid max-h-80 gap-1 overflow-y-auto">
          {data?.findMessages.map((message) => (
            <li key={message.id}>
              <Found message={message} onPress={() => jump.mutate({ sequence: message.sequence })} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function Found({ message, onPress }: { message: Pick<Message, 'author' | 'text' | 'sentAt'>; onPress: () => void }) {
  return (
    <button type="button" className="grid w-full gap-0.5 rounded-control px-2 py-1.5 text-left hover:bg-sunken" onClick={onPress}>
      <span className="text-xs text-text-muted">
        {message.author?.name ?? SITE.name} · {dayOf(new Date(message.sentAt))}
      </span>
      <span className="text-sm wrap-anywhere">{plainPreview(message.text)}</span>
    </button>
  )
}
