import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { submissionListInput, submissionInput, submissionIdInput } from '../rules/submission-inputs.ts'
import { findSharedNote, sharesAnother } from './shared-solutions.queries.ts'
import type { TestResult } from './submission-result.ts'
import { ownSubmission } from './submissions.access.ts'
import { listSubmissions, type SubmissionRow } from './submissions.queries.ts'
import { submitSolution } from './submit-solution.ts'

const Result = builder.objectRef<TestResult>('TestResult').implement({
  description: 'The result of one test of a submission. A hidden test shows only its verdict and category.',
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
      description: 'Peak memory since the program started; null for a hidden test.',
      resolve: ({ isSample, memoryKb }) => (isSample ? memoryKb : null),
    }),
    isSample: t.exposeBoolean('isSample', { may: 'members' }),
    category: t.exposeString('category', { may: 'members', nullable: true, description: 'The category of a hidden test.' }),
    message: t.exposeString('message', { may: 'members', nullable: true, description: 'Why the test failed.' }),
    expected: t.exposeString('expected', { may: 'members', nullable: true }),
    got: t.exposeString('got', { may: 'members', nullable: true, description: 'The answer of the program, shortened.' }),
    printed: t.exposeString('printed', { may: 'members', nullable: true, description: 'The beginning of what the program printed; null for a hidden test.' }),
    errors: t.string({
      may: 'members',
      nullable: true,
      description: 'The absolute errors of a numeric answer, as JSON: `{ rows, isCut }`.',
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
    place: t.exposeInt('place', { may: 'members', nullable: true, description: 'Its position in the queue while it waits; 1 is next.' }),
    verdict: t.exposeString('verdict', { may: 'members', nullable: true }),
    passed: t.exposeInt('passed', { may: 'members', description: 'The number of passed tests.' }),
    total: t.exposeInt('total', { may: 'members', description: 'The number of all tests.' }),
    timeMs: t.exposeFloat('time_ms', { may: 'members', nullable: true, description: 'The time of the slowest test, rounded up to 50 ms; null unless the submission is accepted.' }),
    memoryKb: t.exposeInt('memory_kb', { may: 'members', nullable: true, description: 'Peak memory, rounded up to 1,024 KB; null unless the submission is accepted.' }),
    isReplacing: t.boolean({
      may: 'members',
      description: 'Whether sharing it replaces another solution that the viewer shares in the same language.',
      resolve: (submission, _args, context) => sharesAnother(context.db, submission),
    }),
    sharedNote: t.string({
      may: 'members',
      nullable: true,
      description: 'The explanation of the solution that the viewer shares in the same language; null if there is none.',
      resolve: (submission, _args, context) => findSharedNote(context.db, submission),
    }),
    results: t.expose('results', { type: [Result], may: 'members', extensions: { listSize: 40 } }),
  }),
})

interface Page {
  items: SubmissionRow[]
  next: string | null
}

const Submissions = builder.objectRef<Page>('SubmissionResults').implement({
  description: 'A page of the viewer’s submissions.',
  fields: (t) => ({
    items: t.expose('items', { type: [Submission], may: 'members', extensions: { listSize: 20 } }),
    next: t.exposeString('next', { may: 'members', nullable: true, description: 'The cursor of the next page; null on the last page.' }),
  }),
})

const SubmissionInput = builder.inputType('SubmissionInput', {
  description: 'A solution to be judged.',
  fields: (t) => ({
    problem: t.string({ required: true }),
    language: t.string({ required: true }),
    code: t.string({ required: true }),
    key: t.string({ required: true, description: 'A UUID from the browser as an idempotency key: two requests with the same key are one submission.' }),
  }),
})

builder.mutationField('submitSolution', (t) =>
  t.field({
    type: Submission,
    may: 'practice.submit',
    description: 'Submits a solution to the judge.',
    args: { input: t.arg({ type: SubmissionInput, required: true }) },
    resolve: (_root, { input }, context) => submitSolution(context, parse(submissionInput, input)),
  }),
)

builder.queryFields((t) => ({
  submission: t.field({
    type: Submission,
    may: 'members',
    description: 'A submission of the viewer.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => ownSubmission(context, parse(submissionIdInput, args).id),
  }),
  ownSubmissions: t.field({
    type: Submissions,
    may: 'members',
    description: 'The viewer’s submissions for a problem, newest first.',
    args: { problem: t.arg.string({ required: true }), after: t.arg.string(), first: t.arg.int() },
    resolve: async (_root, args, context) => {
      const { problem: slug, after, first } = parse(submissionListInput, args)
      const rows = await listSubmissions(context.database, { personId: signedIn(context).id, slug, after, count: first + 1 })
      const items = rows.slice(0, first)
      return { items, next: rows.length > first ? items.at(-1)!.id : null }
    },
  }),
}))
