import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { Person } from '#features/people/server/public.ts'
import { essentialChanges, FIELD_LABELS } from '../rules/job-content.ts'
import { decideInput, REVIEW_DECISIONS } from '../rules/job-inputs.ts'
import { decideJob } from './decide-job.ts'
import { listProposals, type ProposalRow } from './posting.queries.ts'
import { JobContentType } from './posting.schema.ts'

const may = 'jobs.approve'
const MAX_PROPOSALS = 50

const JobDecision = builder.enumType('JobDecision', { values: REVIEW_DECISIONS })

const JobProposal = builder.objectRef<ProposalRow>('JobProposal').implement({
  description: 'A job, or a changed edition of one, that waits for a decision.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    revision: t.exposeInt('revision', { may }),
    content: t.field({ type: JobContentType, may, resolve: ({ proposal, content }) => proposal ?? content }),
    poster: t.field({ type: Person, may, resolve: ({ poster_id: id, username, name, headline, avatar_id }) => ({ id: id!, username, name, headline, avatar_id }) }),
    approvedBefore: t.exposeInt('approved', { may, description: 'How many jobs of this poster were approved before.' }),
    isNew: t.boolean({ may, description: 'Whether the job was never listed.', resolve: ({ posted_at }) => posted_at === null }),
    changes: t.stringList({
      may,
      description: 'The essential fields that differ from the listed edition.',
      extensions: { listSize: 6 },
      resolve: ({ posted_at, content, proposal }) => (posted_at === null || proposal === null ? [] : essentialChanges(content, proposal).map((field) => FIELD_LABELS[field])),
    }),
    proposedAt: t.field({ type: 'Instant', may, resolve: ({ proposed_at, created_at }) => proposed_at ?? created_at }),
  }),
})

builder.queryField('jobProposals', (t) =>
  t.field({ type: [JobProposal], may, description: 'What waits for a decision, oldest first.', extensions: { listSize: 10 }, resolve: (_root, _args, context) => listProposals(context.db, MAX_PROPOSALS) }),
)

builder.mutationField('decideJob', (t) =>
  t.boolean({
    may,
    args: {
      id: t.arg.id({ required: true }),
      revision: t.arg.int({ required: true }),
      decision: t.arg({ type: JobDecision, required: true }),
      comment: t.arg.string({ required: true }),
    },
    resolve: async (_root, args, context) => {
      await decideJob(context, parse(decideInput, args))
      return true
    },
  }),
)
