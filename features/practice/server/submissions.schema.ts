import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { ownSubmissionsForm, submissionForm, submissionId } from '../rules/submission-forms.ts'
import type { ShownResult } from './shown-results.ts'
import { ownSubmission } from './submissions.access.ts'
import { listSubmissions, type SubmissionRow } from './submissions.queries.ts'
import { submitSolution } from './submit-solution.ts'

const Result = builder.objectRef<ShownResult>('TestResult').implement({
  description: 'What became of one test of a submission; of a hidden one no more than its category.',
  fields: (t) => ({
    verdict: t.exposeString('verdict', { may: 'members' }),
    timeMs: t.float({
      may: 'members',
      nullable: true,
      description: 'Processor time; null for a hidden test.',
      resolve: ({ isSample, timeMs }) => (isSample ? timeMs : null),
    }),
    memoryKb: t.int({
      may: 'members',
      nullable: true,
      description: 'The most memory that was in use so far; null for a hidden test.',
      resolve: ({ isSample, memoryKb }) => (isSample ? memoryKb : null),
    }),
    isSample: t.exposeBoolean('isSample', { may: 'members' }),
    category: t.exposeString('category', { may: 'members', nullable: true }),
    says: t.exposeString('says', { may: 'members', nullable: true }),
    expected: t.exposeString('expected', { may: 'members', nullable: true }),
    got: t.exposeString('got', { may: 'members', nullable: true }),
    errors: t.string({
      may: 'members',
      nullable: true,
      description: 'The absolute errors of an answer of numbers, as JSON: `{ rows, isCut }`.',
      resolve: ({ errors }) => (errors === null ? null : JSON.stringify(errors)),
    }),
  }),
})

export const Submission = builder.objectRef<SubmissionRow>('Submission').implement({
  description: 'A solution that the viewer submitted.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'members' }),
    problem: t.exposeString('slug', { may: 'members', description: 'The problem’s slug.' }),
    language: t.exposeString('language', { may: 'members' }),
    code: t.exposeString('code', { may: 'members' }),
    submittedAt: t.expose('submitted_at', { type: 'Instant', may: 'members' }),
    state: t.exposeString('state', { may: 'members', description: 'waiting, running or judged.' }),
    place: t.exposeInt('place', { may: 'members', nullable: true, description: 'Where it stands in the line; 1 is next.' }),
    verdict: t.exposeString('verdict', { may: 'members', nullable: true }),
    passed: t.exposeInt('passed', { may: 'members' }),
    total: t.exposeInt('total', { may: 'members' }),
    timeMs: t.exposeFloat('time_ms', { may: 'members', nullable: true, description: 'Of the slowest test, rounded up to 50 ms; null unless the submission is accepted.' }),
    memoryKb: t.exposeInt('memory_kb', { may: 'members', nullable: true, description: 'The most memory that was in use, rounded up to 1,024 KB; null unless the submission is accepted.' }),
    results: t.expose('results', { type: [Result], may: 'members', extensions: { listSize: 40 } }),
  }),
})

interface Page {
  items: SubmissionRow[]
  next: string | null
}

const Submissions = builder.objectRef<Page>('SubmissionResults').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [Submission], may: 'members', extensions: { listSize: 20 } }),
    next: t.exposeString('next', { may: 'members', nullable: true }),
  }),
})

const SubmissionInput = builder.inputType('SubmissionInput', {
  fields: (t) => ({
    problem: t.string({ required: true }),
    language: t.string({ required: true }),
    code: t.string({ required: true }),
    key: t.string({ required: true, description: 'A UUID that the browser makes: sent twice, it is one submission.' }),
  }),
})

builder.mutationField('submitSolution', (t) =>
  t.field({
    type: Submission,
    may: 'practice.submit',
    args: { input: t.arg({ type: SubmissionInput, required: true }) },
    resolve: (_root, { input }, context) => submitSolution(context, parse(submissionForm, input)),
  }),
)

builder.queryFields((t) => ({
  submission: t.field({
    type: Submission,
    may: 'members',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => ownSubmission(context, parse(submissionId, args).id),
  }),
  ownSubmissions: t.field({
    type: Submissions,
    may: 'members',
    args: { problem: t.arg.string({ required: true }), after: t.arg.string(), first: t.arg.int() },
    resolve: async (_root, args, context) => {
      const { problem: slug, after, first } = parse(ownSubmissionsForm, args)
      const rows = await listSubmissions(context.database, { personId: signedIn(context).id, slug, after, count: first + 1 })
      const items = rows.slice(0, first)
      return { items, next: rows.length > first ? items.at(-1)!.id : null }
    },
  }),
}))
