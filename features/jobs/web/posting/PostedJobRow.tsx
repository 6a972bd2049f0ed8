import { useEffect, useRef, useState } from 'react'
import { graphql, type Document } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Badge, type Tone } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { longDay } from '#platform/web/ui/time-words.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { applicantsPath, editJobPath } from '../../rules/paths.ts'
import { salaryOf } from '../JobFacts.tsx'
import { PostedJobsQuery, type PostedJob } from './posting-queries.ts'
import { RemovalNote } from './RemovalNote.tsx'

const RenewJob = graphql(`mutation RenewJob($id: ID!) { renewJob(id: $id) }`)
const CloseJob = graphql(`mutation CloseJob($id: ID!) { closeJob(id: $id) }`)
const WithdrawProposal = graphql(`mutation WithdrawJobProposal($id: ID!) { withdrawJobProposal(id: $id) }`)

/** The state of a job in one word and its color. */
function stateOf({ state, isOpen, proposalState, expiresAt }: PostedJob): { label: string; tone: Tone } {
  if (state === 'removed') return { label: 'Removed', tone: 'danger' }
  if (state === 'proposed') return proposalState === 'returned' ? { label: 'Changes requested', tone: 'warning' } : { label: 'In review', tone: 'accent' }
  if (isOpen) return { label: `Listed until ${longDay(new Date(expiresAt!))}`, tone: 'success' }
  return state === 'closed' ? { label: 'Closed', tone: 'plain' } : { label: 'Expired', tone: 'warning' }
}

function useChange<Data>(document: Document<Data, { id: string }>) {
  return useMutation(document, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(PostedJobsQuery) })
}

interface Props {
  job: PostedJob
  /** Called when the job is deleted, before its row goes away. */
  onDelete: () => void
}

/** A job of the viewer: state, numbers, edit, renew, close. */
export function PostedJobRow({ job, onDelete }: Props) {
  const { id, path, role, company, location, state, isOpen, proposalState, proposedAt, reviewComment, removal, applications, newApplications, linkOpened } = job
  const { label, tone } = stateOf(job)
  const isRemoved = state === 'removed'
  const wasListed = state !== 'proposed' && !isRemoved
  // The button goes away with the changes: the focus goes to the title.
  const title = useRef<HTMLAnchorElement>(null)
  const isDiscarded = useRef(false)
  useEffect(() => {
    if (proposalState !== null || !isDiscarded.current) return
    isDiscarded.current = false
    title.current?.focus()
  }, [proposalState])
  const [isClosing, askToClose] = useState(false)
  const renew = useChange(RenewJob)
  const close = useChange(CloseJob)
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h2 dir="auto" className="text-lg wrap-anywhere">
            {isRemoved ? (
              role
            ) : (
              // What is not listed yet has no page of its own.
              <a ref={title} className="hover:underline" href={path ?? editJobPath(id)}>
                {role}
              </a>
            )}
          </h2>
          <p className="text-sm text-text-muted wrap-anywhere">{[company, location, salaryOf(job) ?? 'Salary not stated'].join(' · ')}</p>
          {state === 'proposed' && proposedAt !== null && (
            <p className="text-sm text-text-muted">
              Sent for review <TimeAgo at={proposedAt} />
            </p>
          )}
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {isRemoved && <RemovalNote removal={removal} />}
      {wasListed && proposalState === 'review' && (
        <p className="text-sm text-text-muted">
          Your changes are in review{proposedAt !== null && <>, sent <TimeAgo at={proposedAt} /></>}. Readers see the approved version.
        </p>
      )}
      {proposalState === 'returned' && !isRemoved && <p className="rounded-control bg-warning-subtle p-3 text-sm wrap-anywhere">The reviewer requested changes: {reviewComment}</p>}
      {wasListed && (
        <p className="tabular text-sm text-text-muted">
          {applications === 1 ? '1 application' : `${applications} applications`}
          {newApplications > 0 && `, ${newApplications} new`}
          {linkOpened > 0 && ` · link opened ${linkOpened === 1 ? 'once' : `${linkOpened} times`}`}
        </p>
      )}
      {!isRemoved && (
        <div className="flex flex-wrap gap-2">
          {wasListed && <ButtonLink to={applicantsPath(id)}>Applicants</ButtonLink>}
          <ButtonLink to={editJobPath(id)}>Edit</ButtonLink>
          {wasListed && (
            <Button busy={renew.isPending} onClick={() => renew.mutate({ id }, { onSuccess: ({ renewJob }) => showToast(`“${role}” is listed until ${longDay(new Date(renewJob))}.`) })}>
              {isOpen ? 'Renew for 30 days' : 'List again'}
            </Button>
          )}
          {isOpen && (
            <Button variant="ghost" onClick={() => askToClose(true)}>
              Close
            </Button>
          )}
          {proposalState !== null && (
            <WithdrawButton
              job={job}
              onWithdraw={() => {
                if (state === 'proposed') onDelete()
                else isDiscarded.current = true
              }}
            />
          )}
        </div>
      )}
      <ErrorMessage message={renew.error?.message} />
      <ConfirmDialog
        open={isClosing}
        question={`Close “${role}”?`}
        explanation="It no longer accepts applications and is removed from all lists. You can list it again later."
        confirm="Close job"
        busy={close.isPending}
        onConfirm={() => close.mutate({ id }, { onSuccess: () => askToClose(false) })}
        onClose={() => askToClose(false)}
      >
        <ErrorMessage message={close.error?.message} />
      </ConfirmDialog>
    </Card>
  )
}

/** Deletes a job that was never listed, or discards the changes of a listed one, after a question. */
function WithdrawButton({ job: { id, role, state }, onWithdraw }: { job: PostedJob; onWithdraw: () => void }) {
  const isNew = state === 'proposed'
  const [isAsking, ask] = useState(false)
  const withdraw = useMutation(WithdrawProposal, {
    onSuccess: async (_data, _variables, cache) => {
      onWithdraw()
      await cache.invalidateQueries(PostedJobsQuery)
      showToast(isNew ? `Deleted “${role}”.` : `Discarded your changes to “${role}”.`)
    },
  })
  return (
    <>
      <Button variant="ghost" onClick={() => ask(true)}>
        {isNew ? 'Delete' : 'Discard changes'}
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={isNew ? `Delete “${role}”?` : `Discard your changes to “${role}”?`}
        explanation={isNew ? 'The job is taken out of review, and everything you wrote is deleted. You can’t undo this.' : 'What you changed is deleted, and readers keep seeing the approved version. You can’t undo this.'}
        confirm={isNew ? 'Delete' : 'Discard changes'}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ id })}
        onClose={() => ask(false)}
      >
        <ErrorMessage message={withdraw.error?.message} />
      </ConfirmDialog>
    </>
  )
}
