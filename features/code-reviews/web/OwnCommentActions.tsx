import type { Ref } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useReviewPage } from './review-page.ts'
import { readAgain, type ReviewComment } from './review-queries.ts'

const DeleteComment = graphql(`mutation DeleteCodeReviewComment($key: ID!) { deleteCodeReviewComment(key: $key) }`)
const PutBackComment = graphql(`mutation PutBackCodeReviewComment($key: ID!) { putBackCodeReviewComment(key: $key) }`)

/** Edits or deletes the viewer's own comment. A deleted one can be put back. */
export function OwnCommentActions({ comment, editButton, onEdit }: { comment: ReviewComment; editButton: Ref<HTMLButtonElement>; onEdit: () => void }) {
  const { followDeleted, followPutBack } = useReviewPage()
  const onError = (error: Error) => showToast(error.message, { kind: 'error' })
  const putBack = useMutation(PutBackComment, { onSuccess: (_data, _variables, cache) => readAgain(cache), onError })
  const undo = (key: string) => {
    followPutBack(key)
    putBack.mutate({ key })
  }
  const remove = useMutation(DeleteComment, {
    onSuccess: (_data, { key }, cache) => {
      showToast('Deleted the comment.', { action: { label: 'Undo', run: () => undo(key) } })
      return readAgain(cache)
    },
    onError: (error) => {
      followDeleted(null)
      onError(error)
    },
  })
  const startDelete = () => {
    followDeleted(comment)
    remove.mutate({ key: comment.id })
  }
  return (
    <>
      <Button ref={editButton} small variant="ghost" onClick={onEdit}>
        Edit
      </Button>
      <Button small variant="ghost" busy={remove.isPending} onClick={startDelete}>
        Delete
      </Button>
    </>
  )
}
