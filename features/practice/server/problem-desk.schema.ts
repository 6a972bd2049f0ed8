import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { deskSlug, problemEditForm } from '../rules/problem-edit.ts'
import { editForReading, previewProblem, takeOffProblem, writeProblem, type Preview } from './edit-problem.ts'
import type { SolutionVerdict } from './gate.ts'
import { listDesk, type DeskRow, type EditRow } from './problem-edits.queries.ts'

const may = 'problems.edit' as const
const pretty = (data: unknown) => JSON.stringify(data, null, 2)

/** Tests stand one in a line; what is no list yet stands as it was written. */
const oneALine = (tests: unknown) => (Array.isArray(tests) ? `[\n${tests.map((test) => `  ${JSON.stringify(test)}`).join(',\n')}\n]` : pretty(tests))

const DeskProblem = builder.objectRef<DeskRow>('DeskProblem').implement({
  description: 'A problem as those who write problems see it in their list.',
  fields: (t) => ({
    slug: t.exposeString('slug', { may }),
    title: t.exposeString('title', { may }),
    state: t.exposeString('state', { may, description: 'checking, passed or failed.' }),
    isPublished: t.exposeBoolean('is_published', { may }),
  }),
})

const SolutionVerdictType = builder.objectRef<SolutionVerdict>('SolutionVerdict').implement({
  description: 'What the judge said of one solution of a problem, and whether it is what the solution is there for.',
  fields: (t) => ({
    file: t.exposeString('file', { may }),
    verdict: t.exposeString('verdict', { may }),
    isAsItShould: t.exposeBoolean('isAsItShould', { may }),
    says: t.exposeString('says', { may }),
  }),
})

const WrittenProblem = builder.objectRef<EditRow>('WrittenProblem').implement({
  description: 'A problem as it is written; data are texts in JSON.',
  fields: (t) => ({
    slug: t.exposeString('slug', { may }),
    revision: t.exposeInt('revision', { may }),
    state: t.exposeString('state', { may }),
    findings: t.exposeStringList('findings', { may }),
    verdicts: t.expose('verdicts', { type: [SolutionVerdictType], may, extensions: { listSize: 12 } }),
    isPublished: t.exposeBoolean('is_published', { may }),
    about: t.string({ may, resolve: ({ body }) => pretty(body.about) }),
    statement: t.string({ may, resolve: ({ body }) => body.statement }),
    hints: t.string({ may, resolve: ({ body }) => pretty(body.hints) }),
    editorial: t.string({ may, resolve: ({ body }) => body.editorial }),
    tests: t.string({ may, resolve: ({ body }) => oneALine(body.tests) }),
    solutions: t.string({ may, resolve: ({ solutions }) => pretty(solutions.map(({ file, source }) => ({ file, source }))) }),
  }),
})

const ProblemPreview = builder.objectRef<Preview>('ProblemPreview').implement({
  fields: (t) => ({
    statement: t.string({ may, resolve: ({ shown }) => shown.statement }),
    editorial: t.string({ may, resolve: ({ shown }) => shown.editorial }),
    hints: t.stringList({ may, resolve: ({ shown }) => shown.hints }),
    explanations: t.stringList({ may, description: 'One for each sample, in order.', resolve: ({ shown }) => shown.explanations }),
    findings: t.exposeStringList('findings', { may }),
  }),
})

const ProblemEditInput = builder.inputType('ProblemEditInput', {
  fields: (t) => ({
    slug: t.string({ required: true }),
    revision: t.int({ required: true, description: 'The revision that it was written on; 0: none.' }),
    isNew: t.boolean({ description: 'True: nothing may be at this address yet.' }),
    about: t.string({ required: true }),
    statement: t.string({ required: true }),
    hints: t.string({ required: true }),
    editorial: t.string({ required: true }),
    tests: t.string({ required: true }),
    solutions: t.string({ required: true }),
  }),
})

builder.queryFields((t) => ({
  deskProblems: t.field({ type: [DeskProblem], may, extensions: { listSize: 100 }, resolve: (_root, _args, { db }) => listDesk(db) }),
  writtenProblem: t.field({
    type: WrittenProblem,
    may,
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => editForReading(context, parse(deskSlug, args).slug),
  }),
}))

builder.mutationFields((t) => ({
  previewProblem: t.field({
    type: ProblemPreview,
    may,
    args: { input: t.arg({ type: ProblemEditInput, required: true }) },
    resolve: (_root, { input }, context) => previewProblem(context, parse(problemEditForm, input)),
  }),
  writeProblem: t.int({
    may,
    description: 'Keeps it and asks the gate; gives the new revision.',
    args: { input: t.arg({ type: ProblemEditInput, required: true }) },
    resolve: (_root, { input }, context) => writeProblem(context, parse(problemEditForm, input)),
  }),
  takeOffProblem: t.boolean({
    may,
    args: { slug: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await takeOffProblem(context, parse(deskSlug, args).slug)
      return true
    },
  }),
}))
