import { useState } from 'react'
import { cleanText } from '#platform/rules/text.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useComparedDraft } from '#platform/web/autosave/use-compared-draft.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { requestKeys } from '#platform/web/data/request-key.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ComparedTextForm } from '#platform/web/ui/ComparedTextForm.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { conversationPath } from '#features/chat/rules/paths.ts'
import { NOTES_LENGTH } from '../../rules/jobs.ts'
import { ApplicantsQuery } from './applicants-query.ts'

const NoteApplicant = graphql(`
  mutation NoteApplicant($id: ID!, $notes: String!, $before: String) { noteApplicant(id: $id, notes: $notes, before: $before) }
`)
const Message = graphql(`
  mutation MessageApplicant($id: ID!, $messageId: ID!, $text: String!) { messageApplicant(id: $id, messageId: $messageId, text: $text) }
`)

/** The poster's private notes. */
export function ApplicantNotes({ jobId, id, notes }: { jobId: string; id: string; notes: string }) {
  const draft = useComparedDraft(`applicant-notes.${id}`, notes)
  const { text, before } = draft
  const save = useMutation(NoteApplicant, {
    onSuccess: async (_data, { notes: sent }, cache) => {
      await cache.updateQuery(ApplicantsQuery, { id: jobId }, (data) => ({ ...data, applicants: data.applicants.map((one) => (one.id === id ? { ...one, notes: cleanText(sent) } : one)) }))
      draft.settle(sent)
    },
    onError: ({ code }, _variables, cache) => void (code === 'OUTDATED_EDIT' && cache.invalidateQueries(ApplicantsQuery)),
  })
  return <ComparedTextForm draft={draft} saving={save} label="Your notes" hint="Only you can see them." rows={3} limit={NOTES_LENGTH} save="Save notes" onSave={() => save.mutate({ id, notes: text, before })} />
}

/** A message to the applicant, which arrives in Messages. */
export function MessageApplicant({ id, name }: { id: string; name: string }) {
  const [text, setText, forget] = useLocalDraft(`applicant-message.${id}`)
  const [keys] = useState(() => requestKeys())
  const send = useMutation(Message, {
    onSuccess: (_data, { text: sent }) => {
      keys.forget()
      // What was typed meanwhile stays.
      if (text === sent) forget()
    },
  })
  return (
    <div className="grid gap-2">
      <Field label={`Message to ${name}`} hint="It arrives in Messages." error={send.error?.message}>
        {(control) => <TextArea {...control} rows={3} value={text} onChange={({ target }) => setText(target.value)} />}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button small busy={send.isPending} disabledBecause={text.trim() === '' ? 'Write a message first' : null} onClick={() => send.mutate({ id, messageId: keys.keyFor(text), text })}>
          Send message
        </Button>
        {send.data !== undefined && (
          <p role="status" className="text-sm">
            Sent.{' '}
            <a className="link" href={conversationPath(send.data.messageApplicant)}>
              Open the conversation
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
