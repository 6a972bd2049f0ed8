import { useEffect, useState } from 'react'
import { hasLocalDraft, saveLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { answerDraft, AnswerForm } from './AnswerForm.tsx'

const GetContactInbox = graphql(`
  query GetContactInbox($all: Boolean, $after: String) {
    contactInbox(all: $all, after: $after) { items { id name email subject message username sentAt answeredAt answer } next }
  }
`)
const MarkMessageAnswered = graphql(`
  mutation MarkMessageAnswered($id: ID!, $answered: Boolean!) { markMessageAnswered(id: $id, answered: $answered) }
`)

type Message = ResultOf<typeof GetContactInbox>['contactInbox']['items'][number]

/** The messages to the team: reply by email from here, mark as answered or open. */
export function ContactInbox() {
  const [all, showAll] = useState(false)
  const [after, goOn] = useState<string | null>(null)
  const query = useQuery(GetContactInbox, { all, after })
  const { data, error, isLoadingError, refetch } = query
  return (
    <>
      <Switch
        label="Show answered messages"
        checked={all}
        className="justify-self-start"
        onChange={() => {
          goOn(null)
          showAll(!all)
        }}
      />
      {isLoadingError && <ErrorState text="We couldn’t load the messages." hint={error.message} onRetry={refetch} />}
      <StaleNote query={query} />
      {!isLoadingError && data === undefined && <SkeletonText lines={5} />}
      {data?.contactInbox.items.length === 0 && <EmptyState text={all ? 'No messages yet' : 'Inbox zero: every message is answered.'} />}
      <ul className="grid gap-4">
        {data?.contactInbox.items.map((message) => (
          <Row key={message.id} message={message} onChange={refetch} />
        ))}
      </ul>
      <div className="flex gap-2">
        {after !== null && <Button onClick={() => goOn(null)}>Latest</Button>}
        {data?.contactInbox.next && <Button onClick={() => goOn(data.contactInbox.next)}>Older</Button>}
      </div>
    </>
  )
}

function Row({ message, onChange }: { message: Message; onChange: () => void }) {
  const { mutate, isPending, error } = useMutation(MarkMessageAnswered)
  const isAnswered = message.answeredAt !== null
  const [isReplying, setReplying] = useState(false)
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    // Opens an unsent answer of this device again.
    if (!isAnswered && hasLocalDraft(answerDraft(message.id))) setReplying(true)
  }, [isAnswered, message.id])
  const mark = (answered: boolean) => {
    mutate(
      { id: message.id, answered },
      {
        onSuccess: () => {
          if (answered) showToast(`Marked as answered: ${message.subject}`, { action: { label: 'Undo', run: () => mark(false) } })
          onChange()
        },
      },
    )
  }
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="font-semibold wrap-anywhere">{message.subject}</h2>
        {isAnswered && <Badge tone="success">Answered</Badge>}
      </div>
      <p className="text-sm wrap-anywhere text-text-muted">
        {message.name} ({message.email})
        {message.username !== null && (
          <>
            {' '}
            <a className="link" href={`/profile/${message.username}`}>
              @{message.username}
            </a>
          </>
        )}
        , <TimeAgo at={message.sentAt} />
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{message.message}</p>
      {message.answer !== null && (
        <div className="grid gap-1 border-l-2 border-line pl-3 text-sm">
          <p className="text-text-muted">Our reply</p>
          <p className="wrap-anywhere whitespace-pre-line">{message.answer}</p>
        </div>
      )}
      {isReplying ? (
        <AnswerForm
          message={message}
          takesFocus={isPressed}
          onAnswer={() => {
            setReplying(false)
            onChange()
          }}
          onCancel={() => setReplying(false)}
          onRestore={(answer) => {
            saveLocalDraft(answerDraft(message.id), answer)
            setReplying(true)
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {!isAnswered && (
            <Button
              variant="primary"
              onClick={() => {
                setPressed(true)
                setReplying(true)
              }}
            >
              Reply
            </Button>
          )}
          <Button variant="ghost" busy={isPending} onClick={() => mark(!isAnswered)}>
            {isAnswered ? 'Mark as unanswered' : 'Mark as answered'}
          </Button>
          <ErrorMessage message={error?.message} />
        </div>
      )}
    </Card>
  )
}
