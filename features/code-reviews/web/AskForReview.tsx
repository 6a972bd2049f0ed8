import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { requestKeys } from '#platform/web/data/request-key.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { SubmitKeysHint } from '#platform/web/ui/SubmitKeysHint.tsx'
import { submitByKeys } from '#platform/web/ui/submit-by-keys.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { QUESTION_LENGTH } from '../rules/code-review.ts'
import { codeReviewPath } from '../rules/paths.ts'
import { questionDraft } from './comment-drafts.ts'
import { ReviewableQuery, ReviewOfSubmissionQuery, type ReviewableSubmission } from './review-queries.ts'
import { StateBadge } from './StateBadge.tsx'
import { SubmissionFacts } from './SubmissionFacts.tsx'

const AskForReviewMutation = graphql(`
  mutation AskForCodeReview($key: ID!, $submissionId: ID!, $question: String!) { askForCodeReview(key: $key, submissionId: $submissionId, question: $question) }
`)

/** The button that asks a mentor to review a submission, and its dialog. A submission that has a review shows a link to it instead. */
export function AskForReview({ submissionId }: { submissionId: string }) {
  const [isOpen, open] = useState(false)
  const { data, isLoading } = useQuery(ReviewOfSubmissionQuery, { submissionId }, { staleTime: 0 })
  const review = data?.codeReviewOfSubmission ?? null
  if (isLoading) return null
  return (
    <>
      {review === null ? (
        <Button small onClick={() => open(true)}>
          Ask for a review
        </Button>
      ) : (
        <span className="flex items-center gap-2">
          <ButtonLink small to={codeReviewPath(review.id)}>
            See the review
          </ButtonLink>
          <StateBadge state={review.state} />
        </span>
      )}
      {isOpen && <AskDialog submissionId={submissionId} onClose={() => open(false)} />}
    </>
  )
}

/** Asks a question about a submission; opens the review then. */
export function AskDialog({ submissionId, about, onClose }: { submissionId: string; about?: ReviewableSubmission; onClose: () => void }) {
  const navigate = useNavigate()
  const [question, setQuestion, forget] = useLocalDraft(questionDraft(submissionId))
  const [keys] = useState(() => requestKeys())
  const { mutate, isPending, error } = useMutation(AskForReviewMutation, {
    onSuccess: ({ askForCodeReview }) => {
      forget()
      navigate(codeReviewPath(askForCodeReview))
    },
    // Another window may have asked: the buttons behind the dialog become links to the review.
    onError: (_error, _variables, cache) => void Promise.all([cache.invalidateQueries(ReviewOfSubmissionQuery), cache.invalidateQueries(ReviewableQuery)]),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    mutate({ key: keys.keyFor(question), submissionId, question })
  }
  return (
    <Dialog open title="Ask for a review" onClose={onClose}>
      <form className="grid gap-4" onSubmit={send} noValidate>
        {about !== undefined && (
          <div className="grid gap-0.5">
            <SubmissionFacts submission={about} />
            {/* So that it can be scrolled with the keyboard. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <pre className="mt-2 max-h-40 overflow-auto rounded-control border border-line bg-sunken p-3 text-xs" tabIndex={0} aria-label="The beginning of your program">
              {about.beginning.trimEnd()}
            </pre>
          </div>
        )}
        <Field label="What do you want to know?" hint={<>Mentors see your question and this submission. <SubmitKeysHint /></>} error={error?.fields['question']} count={{ used: question.length, limit: QUESTION_LENGTH }}>
          {(control) => (
            <TextArea
              {...control}
              data-autofocus
              rows={4}
              placeholder="Is there a way without the second loop?"
              aria-keyshortcuts="Control+Enter Meta+Enter"
              value={question}
              onKeyDown={submitByKeys}
              onChange={({ target }) => setQuestion(target.value)}
            />
          )}
        </Field>
        {error?.fields['question'] === undefined && <ErrorMessage message={error?.message} link={error?.link} />}
        <div className="dialog-buttons">
          <Button type="submit" variant="primary" busy={isPending}>
            Ask
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
