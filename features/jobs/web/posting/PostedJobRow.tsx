import { useState } from 'react'
import { graphql, type Document } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Badge, type Tone } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { longDay } from '#platform/web/ui/time-words.ts'
import { applicantsPath, editJobPath } from '../../rules/paths.ts'
import { PostedJobsQuery, type PostedJob } from './posting-queries.ts'

const RenewJob = graphql(`mutation RenewJob($id: ID!) { renewJob(id: $id) }`)
const CloseJob = graphql(`mutation CloseJob($id: ID!) { closeJob(id: $id) }`)
const WithdrawProposal = graphql(`mutation WithdrawJobProposal($id: ID!) { withdrawJobProposal(id: $id) }`)

/** The state of a job in one word and its color. */
function stateOf({ state, isOpen, proposalState, expiresAt }: PostedJob): { label: string; tone: Tone } {
  if (state === 'proposed') return proposalState === 'returned' ? { label: 'Changes requested', tone: 'warning' } : { label: 'In review', tone: 'accent' }
  if (isOpen) return { label: `Listed until ${longDay(new Date(expiresAt!))}`, tone: 'success' }
  return state === 'closed' ? { label: 'Closed', tone: 'plain' } : { label: 'Expired', tone: 'warning' }
}

function useChange<Data>(document: Document<Data, { id: string }>) {
  return useMutation(document, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(PostedJobsQuery) })
}

/** A job of the viewer: state, numbers, edit, renew, close. */
export function PostedJobRow({ job }: { job: PostedJob }) {
  const { id, path, role, company, state, isOpen, proposalState, reviewComment, applications, newApplications, linkOpened } = job
  const { label, tone } = stateOf(job)
  const [isClosing, askToClose] = useState(false)
  const renew = useChange(RenewJob)
  const close = useChange(CloseJob)
  const withdraw = useChange(WithdrawProposal)
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h2 dir="auto" className="text-lg wrap-anywhere">
            {/* What is not listed yet has no page of its own. */}
            <a className="hover:underline" href={path ?? editJobPath(id)}>
              {role}
            </a>
          </h2>
          <p className="text-sm text-text-muted wrap-anywhere">{company}</p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {state !== 'proposed' && proposalState === 'review' && <p className="text-sm text-text-muted">Your changes are in review. Readers see the approved version.</p>}
      {proposalState === 'returned' && <p className="rounded-control bg-warning-subtle p-3 text-sm wrap-anywhere">The reviewer requested changes: {reviewComment}</p>}
      {state !== 'proposed' && (
        <p className="tabular text-sm text-text-muted">
          {applications === 1 ? '1 application' : `${applications} applications`}
          {newApplications > 0 && `, ${newApplications} new`}
          {linkOpened > 0 && ` · link opened ${linkOpened === 1 ? 'once' : `${linkOpened} times`}`}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {state !== 'proposed' && <ButtonLink to={applicantsPath(id)}>Applicants</ButtonLink>}
        <ButtonLink to={editJobPath(id)}>Edit</ButtonLink>
        {state !== 'proposed' && (
          <Button busy={renew.isPending} onClick={() => renew.mutate({ id })}>
            {isOpen ? 'Renew for 30 days' : 'List again'}
          </Button>
        )}
        {isOpen && (
          <Button variant="ghost" onClick={() => askToClose(true)}>
            Close
          </Button>
        )}
        {proposalState !== null && (
          <Button variant="ghost" busy={withdraw.isPending} onClick={() => withdraw.mutate({ id })}>
            {state === 'proposed' ? 'Delete' : 'Discard changes'}
          </Button>
        )}
      </div>
      <ErrorMessage message={renew.error?.message ?? withdraw.error?.message} />
      <ConfirmDialog
        open={isClosing}
        question={`Close “${role}”?`}
        explanation="It no longer accepts applications and is removed from all lists. You can list it again later."
        confirm="Close job"
        busy={close.isPending}
        onConfirm={() => close.mutate({ id }, { onSuccess: () => askToClose(false) })}
        onClose={() => askToClose(false)}
      />
    </Card>
  )
}
