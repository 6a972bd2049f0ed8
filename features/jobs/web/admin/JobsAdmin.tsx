import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { ReviewQueue } from '#features/administration/web/public.tsx'
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

const TEXTS = { empty: 'No jobs to review', emptyHint: 'Jobs that members post will appear here.', approve: 'Approve', reader: 'poster', afterReturn: 'send the job again' }

/** The jobs that wait for a decision. */
export function JobsAdmin() {
  const query = useQuery(JobProposals, {})
  return (
    <section aria-labelledby="jobs-in-review" className="grid grid-cols-1 gap-4">
      <h3 id="jobs-in-review" className="font-medium">
        In review
      </h3>
      <ReviewQueue
        query={query}
        itemsOf={({ jobProposals }) => jobProposals}
        titleOf={({ content }) => content.role}
        decide={DecideJob}
        texts={TEXTS}
        commentLength={REVIEW_COMMENT_LENGTH}
        renderCard={(job, onDecide) => <ProposalCard key={job.id} job={job} onDecide={onDecide} />}
      />
    </section>
  )
}
