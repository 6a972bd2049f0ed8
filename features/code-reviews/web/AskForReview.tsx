import { useRef, useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { QUESTION_LENGTH } from '../rules/code-review.ts'
import { codeReviewPath } from '../rules/paths.ts'

const AskForReviewMutation = graphql(`
  mutation AskForCodeReview($key: ID!, $submissionId: ID!, $question: String!) { askForCodeReview(key: $key, submissionId: $submissionId, question: $question) }
`)

/** The button that asks a mentor to review a submission, and its dialog. */
export function AskForReview({ submissionId }: { submissionId: string }) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button small onClick={() => open(true)}>
        Ask for a review
      </Button>
      {isOpen && <AskDialog submissionId={submissionId} onClose={() => open(false)} />}
    </>
  )
}

/** Asks a question about a submission; opens the review then. */
export function AskDialog({ submissionId, about, onClose }: { submissionId: string; about?: string; onClose: () => void }) {
  const navigate = useNavigate()
  const [question, setQuestion, forget] = useLocalDraft(`code-review-question.${submissionId}`)
  const key = useRef<string>(null)
  const { mutate, isPending, error } = useMutation(AskForReviewMutation, {
    onSuccess: ({ askForCodeReview }) => {
      forget()
      navigate(codeReviewPath(askForCodeReview))
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    key.current ??= crypto.randomUUID()
    mutate({ key: key.current, submissionId, question })
  }
  return (
    <Dialog open title="Ask for a review" onClose={onClose}>
      <form className="grid gap-4" onSubmit={send} noValidate>
        {about !== undefined && <p className="text-sm wrap-anywhere">{about}</p>}
        <Field label="What do you want to know?" hint="Mentors see your question and this submission." error={error?.fields['question'] ?? error?.message} count={{ used: question.length, limit: QUESTION_LENGTH }}>
          {(control) => <TextArea {...control} rows={4} placeholder="Is there a way without the second loop?" value={question} onChange={({ target }) => setQuestion(target.value)} />}
        </Field>
        <div className="dialog-buttons">
          <Button type="submit" variant="primary" busy={isPending}>
            Ask
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
