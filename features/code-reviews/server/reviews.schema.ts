import { cursorOf, readCursor } from '#platform/rules/cursor.ts'
import { parse } from '#platform/rules/parse.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { codeSpans } from '#platform/server/rich-text/code-spans.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import { renderComment } from '#features/discussions/server/public.ts'
import { Person } from '#features/people/server/public.ts'
import { latestJudged, submissionsForReview, type JudgedSubmission, type ReviewedSubmission } from '#features/practice/server/public.ts'
import { MAX_COMMENTS, OWN_LISTED, QUEUE_PAGE, REVIEW_STATES, stateAt, waitText } from '../rules/code-review.ts'
import { listInput, queueInput, reviewedSubmissionId, reviewId } from '../rules/review-inputs.ts'
import { findNote, listComments, listEarlier, type CommentRow } from './comments.queries.ts'
import { readableReview, type Part } from './reviews.access.ts'
import { MAX_SIMILAR, similarReviews, type SimilarReview } from './similar-reviews.ts'
import { versionOfQueue, versionsOfPeople } from './review-versions.queries.ts'
import { countOfMentor, listOfLearner, listOfMentor, listOfSubmissions, listQueue, listWaits, type ReviewRow } from './reviews.queries.ts'
import { findReviewVersion } from './watch-reviews.ts'

const may = 'members'
const EARLIER_LISTED = 8
const LATEST_LISTED = 20

type Shown = ReviewRow & { submission: ReviewedSubmission }

async function withSubmissions(context: Context, rows: readonly ReviewRow[]): Promise<Shown[]> {
  const submissions = await submissionsForReview(context, rows.map(({ submission_id }) => submission_id))
  return rows.flatMap((row) => {
    const submission = submissions.get(row.submission_id)
    return submission === undefined ? [] : [{ ...row, submission }]
  })
}

/** The reviews that the viewer asked for of these submissions, by submission. */
async function reviewsOfSubmissions(context: Context, submissionIds: readonly string[]): Promise<Map<string, Shown>> {
  const reviews = await listOfSubmissions(context.db, signedIn(context).id, submissionIds)
  return new Map((await withSubmissions(context, reviews)).map((review) => [review.submission_id, review]))
}

const State = builder.enumType('CodeReviewState', { values: REVIEW_STATES })
const PartIn = builder.enumType('CodeReviewPart', { values: ['learner', 'mentor', 'reader'] as const, description: 'How the viewer takes part in a review.' })

const Comment = builder.objectRef<CommentRow>('CodeReviewComment').implement({
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    line: t.exposeInt('line', { may, nullable: true, description: 'From 1; null: about the whole program.' }),
    text: t.exposeString('text', { may }),
    html: t.string({ may, nullable: true, description: 'Safe HTML, if the text has Markdown.', resolve: ({ text }) => renderComment(text, []) }),
    writtenAt: t.expose('written_at', { type: 'Instant', may }),
    editedAt: t.expose('edited_at', { type: 'Instant', may, nullable: true, description: 'When a text that others could read was changed.' }),
    isResolved: t.boolean({ may, resolve: ({ resolved_at }) => resolved_at !== null }),
    author: t.expose('author', { type: Person, may, nullable: true, description: 'Null for a mentor who left.' }),
  }),
})

const Review = builder.objectRef<Shown>('CodeReview').implement({
  description: 'A review of a submission that its learner asked for.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    question: t.exposeString('question', { may }),
    askedAt: t.expose('asked_at', { type: 'Instant', may }),
    state: t.field({ type: State, may, resolve: (row, _args, context) => stateAt(row, context.clock.now()) }),
    claimedUntil: t.field({ type: 'Instant', may, nullable: true, description: 'For the mentor who claimed it.', resolve: (row, _args, context) => (row.claimed_by === signedIn(context).id && stateAt(row, context.clock.now()) === 'claimed' ? row.claimed_until : null) }),
    isThanked: t.boolean({ may, resolve: ({ thanked_at }) => thanked_at !== null }),
    learner: t.expose('learner', { type: Person, may }),
    mentor: t.field({ type: Person, may, nullable: true, description: 'Who reviews or reviewed it.', resolve: (row, _args, context) => (stateAt(row, context.clock.now()) === 'waiting' ? null : row.mentor) }),
    submissionId: t.exposeID('submission_id', { may }),
    problem: t.string({ may, description: 'The problem’s slug.', resolve: ({ submission }) => submission.slug }),
    problemTitle: t.string({ may, resolve: ({ submission }) => submission.title }),
    language: t.string({ may, resolve: ({ submission }) => submission.language }),
    verdict: t.string({ may, nullable: true, resolve: ({ submission }) => submission.verdict }),
    passed: t.int({ may, resolve: ({ submission }) => submission.passed }),
    total: t.int({ may, resolve: ({ submission }) => submission.total }),
  }),
})

const Similar = builder.objectRef<SimilarReview>('SimilarCodeReview').implement({
  description: 'A review that the viewer wrote of a solution that is much like another one.',
  fields: (t) => ({
    review: t.field({ type: Review, may, resolve: async ({ review }, _args, context) => (await withSubmissions(context, [review]))[0]! }),
    percent: t.exposeInt('percent', { may, description: 'The share of their runs of tokens that both programs have.' }),
    comments: t.exposeStringList('comments', { may, description: 'What the viewer wrote there.' }),
  }),
})

const Opened = builder.objectRef<{ review: Shown; part: Part; version: string }>('OpenedCodeReview').implement({
  fields: (t) => ({
    review: t.expose('review', { type: Review, may }),
    part: t.expose('part', { type: PartIn, may }),
    version: t.exposeString('version', { may, description: 'Changes with each change that the viewer may see.' }),
    code: t.string({ may, resolve: ({ review }) => review.submission.code }),
    // Not a list of objects: a program has hundreds of them.
    codeSpans: t.intList({ may, extensions: { listSize: 20 }, description: 'The highlighted parts of the code: flat triples of start, length and kind.', resolve: ({ review }) => codeSpans(review.submission.code, review.submission.language) }),
    questionHtml: t.string({ may, nullable: true, description: 'Safe HTML, if the question has Markdown.', resolve: ({ review }) => renderComment(review.question, []) }),
    similar: t.field({
      type: [Similar],
      may,
      description: 'For mentors: their reviews of similar solutions of the same problem.',
      extensions: { listSize: MAX_SIMILAR },
      resolve: ({ review, part }, _args, context) => (part === 'learner' ? [] : similarReviews(context, review.submission_id, review.submission.code)),
    }),
    comments: t.field({
      type: [Comment],
      may,
      description: 'The viewer’s own, the learner’s, and those of the mentor who sent the review.',
      extensions: { listSize: MAX_COMMENTS },
      resolve: ({ review }, _args, context) => listComments(context.db, review.id, signedIn(context).id),
    }),
    note: t.string({ may, description: 'The viewer’s private note.', resolve: ({ review, part }, _args, context) => (part === 'learner' ? '' : findNote(context.db, review.id, signedIn(context).id)) }),
    earlierComments: t.field({
      type: ['String'],
      may,
      description: 'The viewer’s comments in other reviews of the same problem, for reuse.',
      extensions: { listSize: EARLIER_LISTED },
      resolve: ({ review, part }, _args, context) => (part === 'learner' ? [] : listEarlier(context.db, { mentorId: signedIn(context).id, submissionId: review.submission_id, max: EARLIER_LISTED })),
    }),
  }),
})

const Queue = builder.objectRef<{ items: Shown[]; next: string | null; version: string }>('CodeReviewQueue').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [Review], may, extensions: { listSize: QUEUE_PAGE } }),
    next: t.exposeString('next', { may, nullable: true }),
    version: t.exposeString('version', { may, description: 'That of the whole queue.' }),
  }),
})

const Counts = builder.objectRef<{ reviews: number; thanks: number }>('CodeReviewCounts').implement({
  description: 'How many reviews a mentor wrote, and how often they were thanked.',
  fields: (t) => ({ reviews: t.exposeInt('reviews', { may }), thanks: t.exposeInt('thanks', { may }) }),
})

const Reviewable = builder.objectRef<JudgedSubmission & { review: Shown | null }>('ReviewableSubmission').implement({
  description: 'A judged submission that its author can ask a mentor about.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    problem: t.exposeString('slug', { may, description: 'The problem’s slug.' }),
    problemTitle: t.exposeString('title', { may }),
    language: t.exposeString('language', { may }),
    verdict: t.exposeString('verdict', { may }),
    passed: t.exposeInt('passed', { may }),
    total: t.exposeInt('total', { may }),
    beginning: t.exposeString('beginning', { may, description: 'The beginning of the program.' }),
    submittedAt: t.expose('submitted_at', { type: 'Instant', may }),
    review: t.expose('review', { type: Review, may, nullable: true, description: 'The review of it, if its author asked for one.' }),
  }),
})

builder.queryFields((t) => ({
  ownReviewableSubmissions: t.field({
    type: [Reviewable],
    may,
    description: 'The viewer’s latest judged submissions, newest first.',
    extensions: { listSize: LATEST_LISTED },
    resolve: async (_root, _args, context) => {
      const submissions = await latestJudged(context, signedIn(context).id, LATEST_LISTED)
      const reviews = await reviewsOfSubmissions(context, submissions.map(({ id }) => id))
      return submissions.map((submission) => ({ ...submission, review: reviews.get(submission.id) ?? null }))
    },
  }),
  codeReviewOfSubmission: t.field({
    type: Review,
    may,
    nullable: true,
    description: 'The review of one of the viewer’s submissions, if they asked for one.',
    args: { submissionId: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      const { submissionId } = parse(reviewedSubmissionId, args)
      return (await reviewsOfSubmissions(context, [submissionId])).get(submissionId) ?? null
    },
  }),
  codeReview: t.field({
    type: Opened,
    may,
    description: 'A review for its learner, its mentor, or a mentor who browses the queue.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      const { id } = parse(reviewId, args)
      // Read first, so that a change in between is fetched again.
      const versionFor = await findReviewVersion(context, id)
      const { review, part } = await readableReview(context, id)
      return { review: (await withSubmissions(context, [review]))[0]!, part, version: versionFor(part) }
    },
  }),
  ownCodeReviews: t.field({
    type: [Review],
    may,
    description: 'The reviews that the viewer asked for, newest first.',
    args: { after: t.arg.id({ description: 'The last review of the page before.' }) },
    extensions: { listSize: OWN_LISTED },
    resolve: async (_root, args, context) => withSubmissions(context, await listOfLearner(context.db, { learnerId: signedIn(context).id, after: parse(listInput, args).after, max: OWN_LISTED })),
  }),
  ownCodeReviewsVersion: t.string({
    may,
    description: 'Changes with what the viewer asked for, claimed or wrote.',
    resolve: async (_root, _args, context) => {
      const { id } = signedIn(context)
      return (await versionsOfPeople(context.database, [id], context.clock.now())).get(id)!
    },
  }),
  codeReviewQueue: t.field({
    type: Queue,
    may: 'code-reviews.answer',
    description: 'The waiting reviews, oldest request first.',
    args: { after: t.arg.string(), language: t.arg.string({ description: 'Only programs in this language.' }) },
    resolve: async (_root, args, context) => {
      const { language, after: cursor } = parse(queueInput, args)
      const after = readCursor(cursor)
      const version = await versionOfQueue(context.database, context.clock.now())
      const blocked = [...(await blockedPersonIds(context))]
      const rows = await listQueue(context.db, { mentorId: signedIn(context).id, blocked, at: context.clock.now(), after, language, max: QUEUE_PAGE + 1 })
      const last = rows.length > QUEUE_PAGE ? rows[QUEUE_PAGE - 1]! : null
      return { items: await withSubmissions(context, rows.slice(0, QUEUE_PAGE)), next: last === null ? null : cursorOf({ key: last.asked_at.getTime(), id: last.id }), version }
    },
  }),
  writtenCodeReviews: t.field({
    type: [Review],
    may: 'code-reviews.answer',
    description: 'What the viewer claimed, and the reviews that they wrote, newest first.',
    args: { after: t.arg.id({ description: 'The last review of the page before.' }) },
    extensions: { listSize: OWN_LISTED },
    resolve: async (_root, args, context) => withSubmissions(context, await listOfMentor(context.db, { mentorId: signedIn(context).id, at: context.clock.now(), after: parse(listInput, args).after, max: OWN_LISTED })),
  }),
  codeReviewCounts: t.field({ type: Counts, may: 'code-reviews.answer', resolve: (_root, _args, context) => countOfMentor(context.db, signedIn(context).id) }),
  codeReviewWait: t.string({
    may,
    nullable: true,
    description: 'How long a review usually takes, from the last finished ones; null without any.',
    resolve: async (_root, _args, context) => waitText(await listWaits(context.db)),
  }),
}))
