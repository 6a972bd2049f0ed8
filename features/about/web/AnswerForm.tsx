import { useEffect, useRef, type FormEvent } from 'react'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { submitByKeys } from '#platform/web/ui/submit-by-keys.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { MESSAGE_LENGTH } from '../rules/contact-lengths.ts'

const AnswerMessage = graphql(`
  mutation AnswerContactMessage($id: ID!, $answer: String!) { answerContactMessage(id: $id, answer: $answer) }
`)

interface Props {
  message: { id: string; email: string; subject: string }
  /** Whether a press opened it. */
  takesFocus: boolean
  onAnswer: () => void
  onCancel: () => void
  /** A canceled answer is wanted back. */
  onRestore: (answer: string) => void
}

/** The name under which an unsent answer is kept on this device. */
export const answerDraft = (id: string) => `contact-answer.${id}`

/** Writes an answer to a message, which the site sends by email. It stays on the device until it is sent or canceled. */
export function AnswerForm({ message: { id, email, subject }, takesFocus, onAnswer, onCancel, onRestore }: Props) {
  const [answer, setAnswer, clear] = useLocalDraft(answerDraft(id))
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
    // Only when it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const { mutate, isPending, error } = useMutation(AnswerMessage, {
    onSuccess: () => {
      clear()
      showToast(`Sent to ${email}: ${subject}`)
      onAnswer()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ id, answer })
  }
  return (
    <form className="grid gap-3" aria-label={`Reply to “${subject}”`} onSubmit={submit} noValidate>
      <Field label={`Reply to ${email}`} hint="Sent by email from this site. The message is quoted below your text." error={error?.fields['answer']} count={{ used: answer.length, limit: MESSAGE_LENGTH }}>
        {(control) => <TextArea {...control} ref={field} rows={6} onKeyDown={submitByKeys} value={answer} onChange={(event) => setAnswer(event.target.value)} />}
      </Field>
      {error?.fields['answer'] === undefined && <ErrorMessage message={error?.message} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isPending}>
          Send reply
        </Button>
        <Button
          onClick={() => {
            if (answer.trim() !== '') showToast('Reply discarded.', { action: { label: 'Undo', run: () => onRestore(answer) } })
            clear()
            onCancel()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}
