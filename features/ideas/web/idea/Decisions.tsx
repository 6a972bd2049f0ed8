import { useRef, useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { requestKeys } from '#platform/web/data/request-key.ts'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { trashIcon } from '#platform/web/ui/icons.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { useFocusNext } from '#platform/web/ui/take-focus.ts'
import { DECISION_LENGTH } from '../../rules/idea.ts'
import { readAgain } from '../team-mutations.ts'
import type { IdeaData } from './idea-query.ts'

const WriteDecision = graphql(`mutation WriteIdeaDecision($id: ID!, $key: ID!, $text: String!) { writeIdeaDecision(id: $id, key: $key, text: $text) }`)
const DeleteDecision = graphql(`mutation DeleteIdeaDecision($id: ID!, $key: ID!) { deleteIdeaDecision(id: $id, key: $key) }`)

/** What the team decided, latest first; members add to it. */
export function Decisions({ idea: { id, decisions, joined } }: { idea: IdeaData }) {
  const session = useSession()
  const [pending, setPending] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(box, decisions.map((one) => one.id).join())
  const { mutate, isPending, error, reset } = useMutation(DeleteDecision, {
    onSuccess: async (_data, _variables, cache) => {
      setPending(null)
      focusNext('textarea')
      await readAgain(cache)
    },
  })
  const close = () => {
    reset()
    setPending(null)
  }
  return (
    <div ref={box} className="grid max-w-[46rem] gap-4">
      {joined && <DecisionForm id={id} />}
      {decisions.length === 0 && <p className="text-sm text-text-muted">No decisions yet. Record what the team agreed on so that everyone can look it up.</p>}
      <ul className="grid gap-4">
        {decisions.map(({ id: key, text, decidedAt, author }) => (
          <li key={key} className="grid grid-cols-[1fr_auto] gap-x-3 border-l-2 border-line pl-3">
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            {author !== null && author.id === session?.user.id && <IconButton small icon={trashIcon} label="Delete this decision" onClick={() => setPending(key)} />}
            <p className="col-start-1 text-sm text-text-muted">
              {author?.name ?? 'Former member'}, <TimeAgo at={String(decidedAt)} />
            </p>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={pending !== null}
        question="Delete this decision?"
        explanation="It is deleted for the whole team. You can’t undo this."
        confirm="Delete"
        busy={isPending}
        onConfirm={() => pending !== null && mutate({ id, key: pending })}
        onClose={close}
      >
        <ErrorMessage message={error?.message} />
      </ConfirmDialog>
    </div>
  )
}

function DecisionForm({ id }: { id: string }) {
  const [text, setText, forget] = useLocalDraft(`idea-decision.${id}`)
  const [keys] = useState(() => requestKeys())
  const { mutate, isPending, error } = useMutation(WriteDecision, {
    onSuccess: async (_data, { text: sent }, cache) => {
      keys.forget()
      // What was typed meanwhile stays.
      if (text === sent) forget()
      await readAgain(cache)
    },
  })
  const { fields, message } = useFieldErrors(error, { text })
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate({ id, key: keys.keyFor(text), text })
  }
  return (
    <form className="grid gap-2" onSubmit={send}>
      <Field label="Team decision" error={fields['text'] ?? message} count={{ used: text.length, limit: DECISION_LENGTH }}>
        {(control) => <TextArea {...control} rows={2} value={text} onChange={({ target }) => setText(target.value)} />}
      </Field>
      <Button type="submit" small className="justify-self-start" busy={isPending} disabledBecause={text.trim() === '' ? 'Write down the decision' : null}>
        Add decision
      </Button>
    </form>
  )
}
