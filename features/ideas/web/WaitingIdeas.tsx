import { useRef, useState } from 'react'
import { isTransient, RETRY_LATER_CODES } from '#platform/web/graphql/api-error.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { useFocusNext } from '#platform/web/ui/take-focus.ts'
import { dayAndTime } from '#platform/web/ui/time-words.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { SubmittedOn } from './SubmittedOn.tsx'

export const WaitingIdeasQuery = graphql(`
  query WaitingIdeas { waitingIdeas { key name title description email submittedAt confirmUntil } }
`)
const DeleteWaitingIdea = graphql(`mutation DeleteWaitingIdea($key: ID!) { deleteWaitingIdea(key: $key) }`)

export type WaitingIdea = ResultOf<typeof WaitingIdeasQuery>['waitingIdeas'][number]

interface Props {
  /** Whether the form has unsent text, which an idea would replace. */
  hasDraft: boolean
  /** Takes the texts of an idea that no longer waits into the form. */
  onEdit: (idea: WaitingIdea) => void
}

/** The member's ideas that others don’t see yet, because their address is not confirmed. They are deleted, or corrected in the form and sent again. */
export function WaitingIdeas({ hasDraft, onEdit }: Props) {
  const session = useSession()
  const waiting = useQuery(WaitingIdeasQuery, session === null ? null : {}).data?.waitingIdeas ?? []
  const box = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(box, waiting.map(({ key }) => key).join())
  return (
    <div ref={box} className="contents">
      {waiting.length > 0 && (
        <ul aria-label="Waiting for confirmation" className="grid grid-cols-1 gap-3">
          {waiting.map((idea) => (
            <Row key={idea.key} idea={idea} hasDraft={hasDraft} onEdit={onEdit} onDelete={() => focusNext('button')} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Row({ idea, hasDraft, onEdit, onDelete }: Props & { idea: WaitingIdea; onDelete: () => void }) {
  const { key, title, description, email, submittedAt, confirmUntil } = idea
  const [isAsking, ask] = useState(false)
  const remove = useMutation(DeleteWaitingIdea, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(WaitingIdeasQuery) })
  const edit = useMutation(DeleteWaitingIdea, {
    onSuccess: (_data, _variables, cache) => {
      onEdit(idea)
      showToast('Your idea is back in the form. The link in the email no longer works.')
      return cache.invalidateQueries(WaitingIdeasQuery)
    },
    onError: (error, _variables, cache) => {
      if (!isTransient(error) || RETRY_LATER_CODES.has(error.code)) return
      // The idea may be deleted although the answer was lost, and this list has the only copy of its text.
      onEdit(idea)
      showToast('Your idea is back in the form. If it’s still listed as waiting, delete it there.', { kind: 'error' })
      void cache.invalidateQueries(WaitingIdeasQuery)
    },
  })
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{title}</span>
        <Badge tone="warning">Waiting for confirmation</Badge>
      </p>
      <p className="text-sm wrap-anywhere text-text-muted">
        <SubmittedOn at={String(submittedAt)} />. Only you see it. Open the link that we sent to {email} by {dayAndTime(new Date(String(confirmUntil)))} to show it to others.
      </p>
      <p dir="auto" className="line-clamp-4 whitespace-pre-line wrap-anywhere">{description}</p>
      <div className="flex flex-wrap gap-2">
        <Button small busy={edit.isPending} aria-label={`Edit and resend: ${title}`} disabledBecause={hasDraft ? 'Submit or discard your draft first' : null} onClick={() => edit.mutate({ key })}>
          Edit and resend
        </Button>
        <Button small variant="ghost" aria-label={`Delete: ${title}`} onClick={() => ask(true)}>
          Delete
        </Button>
      </div>
      <ErrorMessage message={edit.error?.message} />
      <ConfirmDialog
        open={isAsking}
        question={`Delete “${title}”?`}
        explanation="The link in the email no longer works then. You can’t undo this."
        confirm="Delete"
        busy={remove.isPending}
        onConfirm={() => {
          onDelete()
          remove.mutate({ key })
        }}
        onClose={() => ask(false)}
      >
        <ErrorMessage message={remove.error?.message} />
      </ConfirmDialog>
    </li>
  )
}
