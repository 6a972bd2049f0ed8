import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { signedIn } from '#platform/server/context.ts'
import { done } from '#platform/server/graphql/done.ts'
import { MANAGED_PAGE_SIZE } from '../rules/managed-problems.ts'
import { bulkTagsInput, MAX_BULK, problemFilterInput, restoreTagsInput, retireInput, type ChangedTags as ChangedTagsShape } from '../rules/bulk-edit.ts'
import { newProblemInput, problemEditInput, revisionInput, slugInput, trialInput } from '../rules/problem-edit-input.ts'
import { restoreProblemTags, retireProblems, tagProblems } from './bulk-edit.ts'
import { createProblem, discardProblemDraft, previewProblem, removeProblem, saveProblemDraft, withdrawProblem, type Preview } from './edit-problem.ts'
import type { SolutionVerdict } from './gate.ts'
import { editForEditing } from './problem-edits.access.ts'
import { listOwnProblems, type EditableProblemRow, type EditRow } from './problem-edits.queries.ts'
import { listProblemsToEdit } from './list-problems-to-edit.ts'
import { asksForReview, publishProblem } from './publish-problem.ts'
import { fromStored, type FilledAnswer, type Trial } from './stored-verdicts.ts'
import { startTrial } from './try-problem.ts'

/** Which problems someone may edit is decided by `problem-edits.access.ts`. */
const may = 'problems.propose' as const
const pretty = (data: unknown) => JSON.stringify(data, null, 2)

/** Formats tests one per line; anything that is no list as indented JSON. */
const onePerLine = (tests: unknown) => (Array.isArray(tests) ? `[\n${tests.map((test) => `  ${JSON.stringify(test)}`).join(',\n')}\n]` : pretty(tests))

const EditableProblem = builder.objectRef<EditableProblemRow>('EditableProblem').implement({
  description: 'A problem in a list of those who write problems.',
  fields: (t) => ({
    slug: t.exposeString('slug', { may }),
    title: t.exposeString('title', { may }),
    state: t.exposeString('state', { may, description: 'draft, checking, passed or failed.' }),
    isPublished: t.exposeBoolean('is_published', { may }),
    isInReview: t.exposeBoolean('is_in_review', { may }),
    reviewComment: t.exposeString('review_comment', { may }),
    authorName: t.exposeString('author_name', { may, nullable: true, description: 'Who wrote it; null for problems of the bank.' }),
    changedAt: t.expose('changed_at', { type: 'Instant', may }),
    wasPublished: t.exposeBoolean('was_published', { may, description: 'Whether it was published once.' }),
    tags: t.exposeStringList('tags', { may, extensions: { listSize: 5 } }),
    difficulty: t.exposeString('difficulty', { may }),
    category: t.exposeString('category', { may, description: '`algo`, `math` or `ds`; empty in a draft that has none.' }),
    solvers: t.exposeInt('solvers', { may, description: 'The number of members who solved it.' }),
    attempts: t.exposeInt('attempts', { may, description: 'The number of judged submissions.' }),
    accepted: t.exposeInt('accepted', { may, description: 'The number of accepted submissions.' }),
  }),
})

const EditableProblems = builder.objectRef<{ items: EditableProblemRow[]; total: number; pages: number }>('EditableProblemResults').implement({
  description: 'A page of the problems in the administration.',
  fields: (t) => ({
    items: t.expose('items', { type: [EditableProblem], may, extensions: { listSize: MANAGED_PAGE_SIZE } }),
    total: t.exposeInt('total', { may }),
    pages: t.exposeInt('pages', { may }),
  }),
})

const SolutionVerdictType = builder.objectRef<SolutionVerdict>('SolutionVerdict').implement({
  description: 'The verdict on one solution of a problem.',
  fields: (t) => ({
    file: t.exposeString('file', { may }),
    verdict: t.exposeString('verdict', { may }),
    expected: t.exposeString('expected', { may, nullable: true, description: 'The verdict that it should get.' }),
    isExpected: t.exposeBoolean('isExpected', { may, description: 'Whether a reference was accepted, or a known-wrong solution was not.' }),
    message: t.exposeString('message', { may, description: 'The first test that failed, and why; may be empty.' }),
    timeMs: t.exposeFloat('timeMs', { may, nullable: true, description: 'The time of the slowest test.' }),
    limitMs: t.exposeFloat('limitMs', { may, nullable: true, description: 'The time that a test may take.' }),
    failedTest: t.exposeInt('failedTest', { may, nullable: true, description: 'The number of the test that failed.' }),
  }),
})

const FilledAnswerType = builder.objectRef<FilledAnswer>('FilledAnswer').implement({
  description: 'The answer of the reference to a test that has none written.',
  fields: (t) => ({
    test: t.exposeInt('test', { may, description: 'The position of the test, from 0.' }),
    answer: t.exposeString('answer', { may, nullable: true, description: 'JSON; null if it is too long to be written into the test.' }),
    timeMs: t.exposeFloat('timeMs', { may }),
  }),
})

const ProblemTrial = builder.objectRef<Trial>('ProblemTrial').implement({
  description: 'The result of the last run of all solutions of a draft.',
  fields: (t) => ({
    id: t.exposeString('id', { may, description: 'What tryProblem returned; empty for the checks before a publication.' }),
    revision: t.exposeInt('revision', { may, description: 'The revision that was tried.' }),
    findings: t.exposeStringList('findings', { may, description: 'Why nothing was run.' }),
    verdicts: t.field({ type: [SolutionVerdictType], may, extensions: { listSize: 12 }, resolve: ({ verdicts }) => verdicts.map(fromStored) }),
    answers: t.field({ type: [FilledAnswerType], may, extensions: { listSize: 40 }, resolve: ({ answers }) => answers }),
  }),
})

const ProblemEditType = builder.objectRef<EditRow>('ProblemEdit').implement({
  description: 'The source of a problem for editing. Structured parts are JSON texts.',
  fields: (t) => ({
    slug: t.exposeString('slug', { may }),
    revision: t.exposeInt('revision', { may, description: 'The revision of the edit, for the next save; 0 if it was never edited here.' }),
    state: t.exposeString('state', { may, description: 'draft, checking, passed or failed.' }),
    isTrying: t.boolean({ may, description: 'Whether a trial is running.', resolve: ({ trial_id: trialId }) => trialId !== null }),
    trial: t.expose('trial', { type: ProblemTrial, may, nullable: true }),
    wasPublished: t.exposeBoolean('was_published', { may }),
    asksForReview: t.boolean({ may, description: 'Whether it waits for another person after its checks.', resolve: (_edit, _args, context) => asksForReview(context) }),
    isOwn: t.boolean({ may, description: 'Whether the viewer wrote it.', resolve: ({ author_id: authorId }, _args, { viewer }) => authorId !== null && authorId === viewer?.id }),
    findings: t.exposeStringList('findings', { may, description: 'Why the checks failed, one sentence each.' }),
    verdicts: t.expose('verdicts', { type: [SolutionVerdictType], may, extensions: { listSize: 12 } }),
    isPublished: t.exposeBoolean('is_published', { may }),
    isInReview: t.boolean({ may, description: 'Whether it passed its checks and waits for an approval.', resolve: ({ proposed_at }) => proposed_at !== null }),
    reviewComment: t.exposeString('review_comment', { may, description: 'Why a reviewer sent it back; may be empty.' }),
    about: t.string({ may, resolve: ({ body }) => pretty(body.about) }),
    statement: t.string({ may, resolve: ({ body }) => body.statement }),
    hints: t.string({ may, resolve: ({ body }) => pretty(body.hints) }),
    editorial: t.string({ may, resolve: ({ body }) => body.editorial }),
    tests: t.string({ may, resolve: ({ body }) => onePerLine(body.tests) }),
    solutions: t.string({ may, resolve: ({ solutions }) => pretty(solutions.map(({ file, source }) => ({ file, source }))) }),
  }),
})

const ProblemPreview = builder.objectRef<Preview>('ProblemPreview').implement({
  description: 'The texts of an edited problem as HTML, and what is wrong with it.',
  fields: (t) => ({
    statement: t.string({ may, resolve: ({ rendered }) => rendered.statement }),
    editorial: t.string({ may, resolve: ({ rendered }) => rendered.editorial }),
    hints: t.stringList({ may, resolve: ({ rendered }) => rendered.hints }),
    explanations: t.stringList({ may, description: 'The explanation of each sample, in order.', resolve: ({ rendered }) => rendered.explanations }),
    findings: t.stringList({ may, resolve: ({ findings }) => findings() }),
  }),
})

const ProblemEditInput = builder.inputType('ProblemEditInput', {
  description: 'The source of a problem. Structured parts are JSON texts.',
  fields: (t) => ({
    slug: t.string({ required: true }),
    revision: t.int({ required: true, description: 'The revision that the edit is based on; 0 if there is none.' }),
    about: t.string({ required: true }),
    statement: t.string({ required: true }),
    hints: t.string({ required: true }),
    editorial: t.string({ required: true }),
    tests: t.string({ required: true }),
    solutions: t.string({ required: true }),
  }),
})

builder.queryFields((t) => ({
  editableProblems: t.field({
    type: EditableProblems,
    may: 'problems.edit',
    description: 'The problems that match, by default those with unpublished edits first, a page at a time.',
    args: {
      find: t.arg.string({ description: 'A part of the title, the slug or a tag.' }),
      state: t.arg.string({ description: 'all, published, unpublished, draft, review or failed.' }),
      difficulty: t.arg.string(),
      category: t.arg.string({ description: '`algo`, `math` or `ds`.' }),
      sort: t.arg.string({ description: 'state, title, difficulty, category, solvers, accepted, attempts or changed; with a hyphen before it in the other direction.' }),
      page: t.arg.int(),
    },
    resolve: (_root, args, context) => listProblemsToEdit(context, parse(problemFilterInput, args)),
  }),
  ownWrittenProblems: t.field({
    type: [EditableProblem],
    may,
    description: 'The problems that the viewer wrote, the latest changed first.',
    extensions: { listSize: 100 },
    resolve: (_root, _args, context) => listOwnProblems(context.db, signedIn(context).id),
  }),
  problemEdit: t.field({
    type: ProblemEditType,
    may,
    description: 'The source of a problem: its latest edit, or else its published version.',
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => editForEditing(context, parse(slugInput, args).slug),
  }),
}))

const ChangedTags = builder.objectRef<ChangedTagsShape>('ChangedTags').implement({
  description: 'A problem whose tags were changed.',
  fields: (t) => ({ slug: t.exposeString('slug', { may }), before: t.exposeStringList('before', { may }), after: t.exposeStringList('after', { may }) }),
})
const ChangedTagsInput = builder.inputType('ChangedTagsInput', {
  fields: (t) => ({ slug: t.string({ required: true }), before: t.stringList({ required: true }), after: t.stringList({ required: true }) }),
})

builder.mutationFields((t) => ({
  previewProblem: t.field({
    type: ProblemPreview,
    may,
    description: 'Renders an edit without saving it. It may be incomplete.',
    args: { input: t.arg({ type: ProblemEditInput, required: true }) },
    resolve: (_root, { input }, context) => previewProblem(context, parse(problemEditInput, input)),
  }),
  createProblem: t.boolean({
    may,
    description: 'Creates the draft of a new problem.',
    args: { title: t.arg.string({ required: true }), slug: t.arg.string({ required: true }), withExample: t.arg.boolean({ description: 'Whether it begins as an example to overwrite, instead of empty.' }) },
    resolve: (_root, args, context) => done(createProblem(context, parse(newProblemInput, args))),
  }),
  saveProblemDraft: t.int({
    may,
    description: 'Saves a draft, which may be incomplete. Returns the new revision.',
    args: { input: t.arg({ type: ProblemEditInput, required: true }) },
    resolve: (_root, { input }, context) => saveProblemDraft(context, parse(problemEditInput, input)),
  }),
  discardProblemDraft: t.boolean({
    may,
    description: 'Deletes a draft, or the changes of a published problem.',
    args: { slug: t.arg.string({ required: true }), revision: t.arg.int({ required: true }) },
    resolve: (_root, args, context) => done(discardProblemDraft(context, parse(revisionInput, args))),
  }),
  tryProblem: t.string({
    may,
    description: 'Runs all solutions of a draft on all tests; or only the reference, for expected answers that are not written. Returns the id of the trial.',
    args: { slug: t.arg.string({ required: true }), revision: t.arg.int({ required: true }), isFilling: t.arg.boolean({ required: true }) },
    resolve: (_root, args, context) => startTrial(context, parse(trialInput, args)),
  }),
  publishProblem: t.boolean({
    may,
    description: 'Starts the checks of a draft, after which it is published or waits for a review.',
    args: { slug: t.arg.string({ required: true }), revision: t.arg.int({ required: true }) },
    resolve: (_root, args, context) => done(publishProblem(context, parse(revisionInput, args))),
  }),
  withdrawProblem: t.boolean({
    may,
    description: 'Takes a problem back from the reviewers.',
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(withdrawProblem(context, parse(slugInput, args).slug)),
  }),
  tagProblems: t.field({
    type: [ChangedTags],
    extensions: { listSize: MAX_BULK },
    // The tags of published problems change at once.
    may: 'problems.publish',
    description: 'Adds tags to problems and removes others; returns those whose tags changed.',
    args: { slugs: t.arg.stringList({ required: true }), add: t.arg.stringList({ required: true }), remove: t.arg.stringList({ required: true }) },
    resolve: (_root, args, context) => tagProblems(context, parse(bulkTagsInput, args)),
  }),
  restoreProblemTags: t.boolean({
    may: 'problems.publish',
    description: 'Gives problems the tags that they had before a change.',
    args: { problems: t.arg({ type: [ChangedTagsInput], required: true }) },
    resolve: (_root, args, context) => done(restoreProblemTags(context, parse(restoreTagsInput, args))),
  }),
  retireProblems: t.stringList({
    may: 'problems.edit',
    description: 'Unpublishes problems, or publishes them again as they were; returns the slugs of those that changed.',
    args: { slugs: t.arg.stringList({ required: true }), isRetired: t.arg.boolean({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => retireProblems(context, parse(retireInput, args)),
  }),
  unpublishProblem: t.boolean({
    may: 'problems.edit',
    description: 'Unpublishes a problem until it is saved again and passes the checks.',
    args: { slug: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await removeProblem(context, parse(slugInput, args).slug)
      return true
    },
  }),
}))
