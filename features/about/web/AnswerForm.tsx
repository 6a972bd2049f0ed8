import { useEffect, useRef, useState, type FormEvent } from 'react'
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
  onAnswer: () => void
  onCancel: () => void
}

/** Writes an answer to a message, which the site sends by email. */
export function AnswerForm({ message: { id, email, subject }, onAnswer, onCancel }: Props) {
  const [answer, setAnswer] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
  }, [])
  const { mutate, isPending, error } = useMutation(AnswerMessage, {
    onSuccess: () => {
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
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
