import { useState, type FormEvent } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { REMARK_LENGTH } from '../../rules/remarks.ts'
import { ReportProblem } from './ReportProblem.tsx'

const RemarksQuery = graphql(`
  query ProblemRemarks($problem: String!, $after: String) {
    problemRemarks(problem: $problem, after: $after) { items { id text writtenAt author { id username name } } next }
  }
`)
const AddRemark = graphql(`mutation AddRemark($id: ID!, $problem: String!, $text: String!) { addRemark(id: $id, problem: $problem, text: $text) }`)
const DeleteRemark = graphql(`mutation DeleteRemark($id: ID!) { deleteRemark(id: $id) }`)

type Remark = NonNullable<ResultOf<typeof RemarksQuery>['problemRemarks']>['items'][number]

/** The comments on a problem. They contain solutions, so they are only for members who solved it or gave up (requirement Q-11). */
export function Discussion({ slug }: { slug: string }) {
  const session = useSession()
  const { asMember } = useAuth()
  const [after, setAfter] = useState<string | null>(null)
  const query = useQuery(RemarksQuery, session === null ? null : { problem: slug, after })
  const { data, error, isLoadingError, refetch } = query
  if (session === null) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-text-muted">Log in to discuss this problem with members who solved it.</p>
        <Button onClick={() => asMember(() => {})}>Log in</Button>
      </div>
    )
  }
  if (isLoadingError) return <ErrorState text="Couldn’t load comments" hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-24" />
  if (data.problemRemarks === null) {
    return <p className="text-sm text-text-muted">Solve the problem (or give up) to see the discussion. It contains spoilers.</p>
  }
  const { items, next } = data.problemRemarks
  return (
    <div className="grid grid-cols-1 gap-5">
      <StaleNote query={query} />
      {items.length === 0 && <p className="text-sm text-text-muted">No comments yet</p>}
      <ol className="grid gap-4">
        {items.map((remark) => (
          <RemarkItem key={remark.id} remark={remark} isOwn={remark.author.id === session.user.id} onDeleted={refetch} />
        ))}
      </ol>
      {next !== null && (
        <Button className="justify-self-start" onClick={() => setAfter(next)}>
          Show more
        </Button>
      )}
      <RemarkForm slug={slug} onAdded={refetch} />
    </div>
  )
}

function RemarkItem({ remark: { id, text, writtenAt, author }, isOwn, onDeleted }: { remark: Remark; isOwn: boolean; onDeleted: () => void }) {
  const { mutate, isPending } = useMutation(DeleteRemark)
  const remove = () => {
    mutate({ id }, { onSuccess: () => onDeleted() })
  }
  return (
    <li className="grid gap-1 border-l-2 border-line pl-3 text-sm" data-of={author.id}>
      <p className="flex flex-wrap items-center gap-2 text-text-muted">
        <a className="font-medium text-text hover:underline" href={profilePath(author.username)}>
          {isOwn ? 'You' : author.name}
        </a>
        <TimeAgo at={String(writtenAt)} />
        {isOwn ? (
          <Button variant="ghost" small busy={isPending} onClick={remove}>
            Delete
          </Button>
        ) : (
          <ReportProblem kind="remark" id={id} />
        )}
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
    </li>
  )
}

function RemarkForm({ slug, onAdded }: { slug: string; onAdded: () => void }) {
  const [text, setText, clearDraft] = useLocalDraft(`remark:${slug}`)
  // Every retry uses the same id, so that a comment whose response was lost is not added twice.
  const [id, setId] = useState(() => crypto.randomUUID())
  const { mutate, isPending, error } = useMutation(AddRemark, {
    onSuccess: () => {
      clearDraft()
      setId(crypto.randomUUID())
      onAdded()
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') mutate({ id, problem: slug, text })
  }
  return (
    <form className="grid justify-items-start gap-2" onSubmit={send}>
      <div className="w-full">
        <Field label="Share your approach" error={error?.message}>
          {(control) => <TextArea {...control} rows={3} maxLength={REMARK_LENGTH} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
      </div>
      <Button type="submit" variant="primary" small busy={isPending} disabledBecause={text.trim() === '' ? 'Write a comment' : null}>
        Post
      </Button>
    </form>
  )
}
