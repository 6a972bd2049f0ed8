import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { Loaded } from '#features/administration/web/public.tsx'
import type { ReviewDecision } from '../../rules/job-inputs.ts'
import { REVIEW_COMMENT_LENGTH } from '../../rules/jobs.ts'
import { ProposalCard } from './ProposalCard.tsx'

const JobProposals = graphql(`
  query JobProposals {
    jobProposals {
      id revision isNew changes approvedBefore proposedAt poster { id username name }
      content { company role location descriptionHtml skills level employment applyUrl logoUrl salary { min max currency period } }
    }
  }
`)
const DecideJob = graphql(`
  mutation DecideJob($id: ID!, $revision: Int!, $decision: JobDecision!, $comment: String!) { decideJob(id: $id, revision: $revision, decision: $decision, comment: $comment) }
`)

export type Proposal = ResultOf<typeof JobProposals>['jobProposals'][number]

/** The jobs that wait for a decision. */
export function JobsAdmin() {
  const query = useQuery(JobProposals, {})
  const [pending, setPending] = useState<{ job: Proposal; decision: ReviewDecision } | null>(null)
  return (
    <section aria-labelledby="jobs-in-review" className="grid grid-cols-1 gap-4">
      <h3 id="jobs-in-review" className="font-medium">
        In review
      </h3>
      <Loaded query={query}>
        {({ jobProposals }) =>
          jobProposals.length === 0 ? (
            <EmptyState text="No jobs to review" hint="Jobs that members post will appear here." />
          ) : (
            <ul className="grid grid-cols-1 gap-4">
              {jobProposals.map((job) => (
                <ProposalCard key={job.id} job={job} onDecide={(decision) => setPending({ job, decision })} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {pending !== null && (
        <DecisionDialog
          {...pending}
          onClose={(isStale) => {
            setPending(null)
            if (isStale) query.refetch()
          }}
        />
      )}
    </section>
  )
}

function DecisionDialog({ job: { id, revision, content }, decision, onClose }: { job: Proposal; decision: ReviewDecision; onClose: (isStale: boolean) => void }) {
  const { mutate, isPending, error } = useMutation(DecideJob)
  const isApproval = decision === 'approve'
  return (
    <ReasonDialog
      title={isApproval ? `Approve “${content.role}”` : `Ask for changes in “${content.role}”`}
      label="Comment"
      hint={isApproval ? 'Optional. The poster sees it.' : 'The poster sees it and can send the job again.'}
      maxLength={REVIEW_COMMENT_LENGTH}
      requiredHint={isApproval ? null : 'Describe what the poster should change'}
      action={isApproval ? 'Approve' : 'Send back'}
      busy={isPending}
      error={error?.message}
      onSend={(comment) => mutate({ id, revision, decision, comment }, { onSuccess: () => onClose(true) })}
      onClose={() => onClose(error !== null)}
    />
  )
}
