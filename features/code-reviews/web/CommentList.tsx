import { Suspense, useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { CommentText } from '#features/discussions/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import { COMMENT_LENGTH } from '../rules/code-review.ts'
import { readAgain, type OpenedReview, type ReviewComment } from './review-queries.ts'

const ResolveComment = graphql(`mutation ResolveCodeReviewComment($key: ID!, $isResolved: Boolean!) { resolveCodeReviewComment(key: $key, isResolved: $isResolved) }`)
const DeleteComment = graphql(`mutation DeleteCodeReviewComment($key: ID!) { deleteCodeReviewComment(key: $key) }`)

const EditCodeReviewComment = graphql(`mutation EditCodeReviewComment($key: ID!, $text: String!) { editCodeReviewComment(key: $key, text: $text) }`)

export function CommentList({ opened, comments }: { opened: OpenedReview; comments: readonly ReviewComment[] }) {
  if (comments.length === 0) return null
  return (
    <ul className="grid gap-3 text-sm">
      {comments.map((comment) => (
        <Comment key={comment.id} comment={comment} isLearner={opened.part === 'learner'} mayEdit={opened.review.state === 'waiting' || opened.review.state === 'claimed'} />
      ))}
    </ul>
  )
}

function Comment({ comment: { id, text, html, author, writtenAt, isResolved }, isLearner, mayEdit }: { comment: ReviewComment; isLearner: boolean; mayEdit: boolean }) {
  const session = useSession()
  const [isReporting, report] = useState(false)
  const [isEditing, edit] = useState(false)
  const onError = (error: Error) => showToast(error.message, { kind: 'error' })
  const resolve = useMutation(ResolveComment, { onSuccess: (_data, _variables, cache) => readAgain(cache), onError })
  const remove = useMutation(DeleteComment, { onSuccess: (_data, _variables, cache) => readAgain(cache), onError })
  const isOwn = author !== null && author.id === session?.user.id
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2 text-text-muted">
        <span className="font-medium text-text">{author?.name ?? 'Former mentor'}</span>
        <TimeAgo at={String(writtenAt)} />
        {isResolved && <Badge tone="success">Resolved</Badge>}
      </p>
      {isEditing ? <EditComment id={id} text={text} onClose={() => edit(false)} /> : <CommentText comment={{ text, html }} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isLearner && !isOwn && (
          <Button small variant="ghost" busy={resolve.isPending} onClick={() => resolve.mutate({ key: id, isResolved: !isResolved })}>
            {isResolved ? 'Reopen' : 'Resolve'}
          </Button>
        )}
        {isOwn && mayEdit && !isEditing && (
          <Button small variant="ghost" onClick={() => edit(true)}>
            Edit
          </Button>
        )}
        {isOwn && !isEditing && (
          <Button small variant="ghost" busy={remove.isPending} onClick={() => remove.mutate({ key: id })}>
            Delete
          </Button>
        )}
        {!isOwn && (
          <Button small variant="ghost" onClick={() => report(true)}>
            Report
          </Button>
        )}
      </div>
      <Suspense>{isReporting && <ReportDialog kind="code-review-comment" noun="comment" id={id} onClose={() => report(false)} />}</Suspense>
    </li>
  )
}

function EditComment({ id, text: before, onClose }: { id: string; text: string; onClose: () => void }) {
  const [text, setText] = useState(before)
  const save = useMutation(EditCodeReviewComment, {
    onSuccess: async (_data, _variables, cache) => {
      await readAgain(cache)
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ key: id, text })
  }
  return (
    <form className="grid max-w-[46rem] gap-2" onSubmit={submit} noValidate>
      <Field label="Edit comment" error={save.error?.fields['text'] ?? save.error?.message}>
        {(control) => (
          // The person has just opened the form.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          <TextArea {...control} autoFocus rows={3} maxLength={COMMENT_LENGTH} value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" small variant="primary" busy={save.isPending}>
          Save
        </Button>
        <Button small variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
