import { Suspense, useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { hasLocalDraft, useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { submitByKeys } from '#platform/web/ui/submit-by-keys.ts'
import { useReturnedFocus } from '#platform/web/ui/take-focus.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { CommentText } from '#features/discussions/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import { COMMENT_LENGTH } from '../rules/code-review.ts'
import { CancelWriting } from './CancelWriting.tsx'
import { editDraft } from './comment-drafts.ts'
import { OwnCommentActions } from './OwnCommentActions.tsx'
import { useUnfinished } from './review-page.ts'
import { readAgain, type OpenedReview, type ReviewComment } from './review-queries.ts'

const ResolveComment = graphql(`mutation ResolveCodeReviewComment($key: ID!, $isResolved: Boolean!) { resolveCodeReviewComment(key: $key, isResolved: $isResolved) }`)
const EditCodeReviewComment = graphql(`mutation EditCodeReviewComment($key: ID!, $text: String!) { editCodeReviewComment(key: $key, text: $text) }`)

interface ListProps {
  opened: OpenedReview
  comments: readonly ReviewComment[]
  /** Opens the form below the comments; absent for a viewer who may not write. */
  onReply?: (() => void) | undefined
}

/** The comments on a line, or on the whole program. A reply is the next comment. */
export function CommentList({ opened, comments, onReply }: ListProps) {
  if (comments.length === 0) return null
  return (
    <ul className="grid gap-3 text-sm">
      {comments.map((comment) => (
        <Comment key={comment.id} comment={comment} reviewId={opened.review.id} isLearner={opened.part === 'learner'} onReply={onReply} />
      ))}
    </ul>
  )
}

interface CommentProps {
  comment: ReviewComment
  reviewId: string
  isLearner: boolean
  onReply: (() => void) | undefined
}

function Comment({ comment, reviewId, isLearner, onReply }: CommentProps) {
  const { id, text, html, author, writtenAt, editedAt, isResolved } = comment
  const session = useSession()
  const [isReporting, report] = useState(false)
  const draft = editDraft(reviewId, id)
  const mayWrite = onReply !== undefined
  // A changed text that was not saved is shown again.
  const [isEditing, edit] = useState(() => hasLocalDraft(draft))
  const { button: editButton, giveBack } = useReturnedFocus()
  const resolve = useMutation(ResolveComment, { onSuccess: (_data, _variables, cache) => readAgain(cache), onError: (error) => showToast(error.message, { kind: 'error' }) })
  const isOwn = author !== null && author.id === session?.user.id
  const close = () => {
    edit(false)
    giveBack()
  }
  return (
    <li className="grid gap-1 rounded-control" data-comment={id} tabIndex={-1}>
      <p className="flex flex-wrap items-center gap-2 text-text-muted">
        <span className="font-medium text-text">{author?.name ?? 'Former mentor'}</span>
        <TimeAgo at={String(writtenAt)} />
        {editedAt !== null && <span>(edited)</span>}
        {isResolved && <Badge tone="success">Resolved</Badge>}
      </p>
      {isEditing && mayWrite ? <EditComment id={id} draft={draft} text={text} onClose={close} /> : <CommentText comment={{ text, html }} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!isOwn && mayWrite && (
          <Button small variant="ghost" onClick={onReply}>
            Reply
          </Button>
        )}
        {isLearner && !isOwn && mayWrite && (
          <Button small variant="ghost" busy={resolve.isPending} onClick={() => resolve.mutate({ key: id, isResolved: !isResolved })}>
            {isResolved ? 'Reopen' : 'Resolve'}
          </Button>
        )}
        {isOwn && mayWrite && !isEditing && <OwnCommentActions comment={comment} editButton={editButton} onEdit={() => edit(true)} />}
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

function EditComment({ id, draft, text: before, onClose }: { id: string; draft: string; text: string; onClose: () => void }) {
  const [text, setText, forget] = useLocalDraft(draft, before)
  useUnfinished(draft, text !== before)
  const close = () => {
    forget()
    onClose()
  }
  const save = useMutation(EditCodeReviewComment, {
    onSuccess: async (_data, { text: sent }, cache) => {
      await readAgain(cache)
      // What was typed meanwhile stays.
      if (text === sent) close()
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
          <TextArea {...control} autoFocus rows={3} maxLength={COMMENT_LENGTH} aria-keyshortcuts="Control+Enter Meta+Enter" onKeyDown={submitByKeys} value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" small variant="primary" busy={save.isPending}>
          Save
        </Button>
        <CancelWriting question="Discard your changes?" explanation="You haven’t saved them." isChanged={text !== before} onCancel={close} />
      </div>
    </form>
  )
}
