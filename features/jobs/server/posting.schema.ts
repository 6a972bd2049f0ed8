import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { imageUrl } from '#platform/rules/image-paths.ts'
import { editInput, jobIdInput, postInput, previewInput } from '../rules/job-inputs.ts'
import type { JobContent } from '../rules/job-content.ts'
import { isListed, MAX_JOB_SKILLS } from '../rules/jobs.ts'
import { jobPath } from '../rules/paths.ts'
import { ExperienceLevel, JobStateType, SalaryType } from './job.schema.ts'
import { postingForReading } from './jobs.access.ts'
import { closeJob, editJob, postJob, renewJob, withdrawProposal } from './post-job.ts'
import type { PostingRow } from './posting.queries.ts'
import { readPostings, readRemoval, type JobRemoval, type OwnPosting } from './read-postings.ts'
import { renderDescription } from './render-description.ts'

const may = 'members'

const JobContentType = builder.objectRef<JobContent>('JobContent').implement({
  description: 'An edition of a job, as its poster wrote it.',
  fields: (t) => ({
    company: t.exposeString('company', { may }),
    role: t.exposeString('role', { may }),
    location: t.exposeString('location', { may }),
    description: t.exposeString('description', { may, description: 'Markdown.' }),
    descriptionHtml: t.string({ may, resolve: ({ description }) => renderDescription(description) }),
    skills: t.exposeStringList('skills', { may, extensions: { listSize: MAX_JOB_SKILLS } }),
    level: t.expose('level', { type: ExperienceLevel, may }),
    employment: t.exposeString('employment', { may }),
    salary: t.expose('salary', { type: SalaryType, may, nullable: true }),
    applyUrl: t.exposeString('applyUrl', { may, nullable: true }),
    logoId: t.exposeID('logoId', { may, nullable: true }),
    logoUrl: t.string({ may, nullable: true, resolve: ({ logoId }) => (logoId === null ? null : imageUrl(logoId, 'small')) }),
  }),
})

const editionOf = ({ proposal, content }: PostingRow) => proposal ?? content

const JobRemovalType = builder.objectRef<JobRemoval>('JobRemoval').implement({
  description: 'Why a moderator removed a job.',
  fields: (t) => ({
    decisionId: t.exposeID('decisionId', { may, description: 'The decision, which the poster can appeal.' }),
    reason: t.exposeString('reason', { may }),
  }),
})

const JobEdition = builder.objectRef<PostingRow>('JobEdition').implement({
  description: 'A job in the form of its poster.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    revision: t.exposeInt('revision', { may }),
    content: t.field({ type: JobContentType, may, resolve: editionOf }),
    state: t.expose('state', { type: JobStateType, may }),
    proposalState: t.exposeString('proposal_state', { may, nullable: true, description: 'review or returned; null: nothing waits.' }),
    reviewComment: t.exposeString('review_comment', { may }),
    removal: t.field({ type: JobRemovalType, may, nullable: true, description: 'Null: not removed.', resolve: (row, _args, context) => readRemoval(context, row) }),
  }),
})

const PostedJob = builder.objectRef<OwnPosting>('PostedJob').implement({
  description: 'A job that the viewer posted.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    path: t.string({ may, nullable: true, description: 'Null: not listed yet, or removed.', resolve: ({ id, content, posted_at, state }) => (posted_at === null || state === 'removed' ? null : jobPath({ id, role: content.role, company: content.company })) }),
    role: t.string({ may, resolve: (row) => editionOf(row).role }),
    company: t.string({ may, resolve: (row) => editionOf(row).company }),
    location: t.string({ may, resolve: (row) => editionOf(row).location }),
    salary: t.field({ type: SalaryType, may, nullable: true, description: 'Null: not stated.', resolve: (row) => editionOf(row).salary }),
    state: t.expose('state', { type: JobStateType, may }),
    isOpen: t.boolean({ may, resolve: ({ state, expires_at }, _args, { clock }) => isListed({ state, expiresAt: expires_at }, clock.now()) }),
    proposalState: t.exposeString('proposal_state', { may, nullable: true }),
    proposedAt: t.expose('proposed_at', { type: 'Instant', may, nullable: true, description: 'When the edition that waits was sent.' }),
    reviewComment: t.exposeString('review_comment', { may }),
    removal: t.expose('removal', { type: JobRemovalType, may, nullable: true, description: 'Null: not removed.' }),
    applications: t.exposeInt('applications', { may }),
    newApplications: t.exposeInt('unread', { may }),
    linkOpened: t.exposeInt('link_opened_count', { may, description: 'How often the link to the site of the company was opened.' }),
    expiresAt: t.expose('expires_at', { type: 'Instant', may, nullable: true }),
    createdAt: t.expose('created_at', { type: 'Instant', may }),
  }),
})

const SalaryInput = builder.inputType('SalaryInput', {
  fields: (t) => ({ min: t.int({ required: true }), max: t.int({ required: true }), currency: t.string({ required: true }), period: t.string({ required: true }) }),
})

const JobContentInput = builder.inputType('JobContentInput', {
  fields: (t) => ({
    company: t.string({ required: true }),
    role: t.string({ required: true }),
    location: t.string({ required: true }),
    description: t.string({ required: true }),
    skills: t.stringList({ required: true }),
    level: t.string({ required: true }),
    employment: t.string({ required: true }),
    salary: t.field({ type: SalaryInput }),
    applyUrl: t.string(),
    logoId: t.id(),
  }),
})

builder.queryFields((t) => ({
  postedJobs: t.field({ type: [PostedJob], may, extensions: { listSize: 30 }, resolve: (_root, _args, context) => readPostings(context) }),
  jobEdition: t.field({
    type: JobEdition,
    may,
    description: 'A job of the viewer for editing; for admins any job.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => postingForReading(context, parse(jobIdInput, args).id, { asReviewer: true }),
  }),
}))

const post = 'jobs.post'

builder.mutationFields((t) => ({
  postJob: t.boolean({
    may: post,
    description: 'Proposes a job, which an admin approves.',
    args: { id: t.arg.id({ required: true, description: 'Made by the browser.' }), content: t.arg({ type: JobContentInput, required: true }) },
    resolve: (_root, args, context) => done(postJob(context, parse(postInput, args))),
  }),
  editJob: t.boolean({
    may: post,
    description: 'Changes a job of the viewer. Returns whether the change waits for a review.',
    args: { id: t.arg.id({ required: true }), revision: t.arg.int({ required: true }), content: t.arg({ type: JobContentInput, required: true }) },
    resolve: (_root, args, context) => editJob(context, parse(editInput, args)),
  }),
  withdrawJobProposal: t.boolean({ may, args: { id: t.arg.id({ required: true }) }, resolve: (_root, args, context) => done(withdrawProposal(context, parse(jobIdInput, args).id)) }),
  closeJob: t.boolean({ may, args: { id: t.arg.id({ required: true }) }, resolve: (_root, args, context) => done(closeJob(context, parse(jobIdInput, args).id)) }),
  renewJob: t.field({
    type: 'Instant',
    may: post,
    description: 'Lists a job for another 30 days; returns the new end.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => renewJob(context, parse(jobIdInput, args).id),
  }),
  previewJobText: t.string({
    may: post,
    description: 'A description in Markdown as readers will see it.',
    args: { text: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await rateLimit(context, 'job.preview', signedIn(context).id)
      return renderDescription(parse(previewInput, args).text)
    },
  }),
}))
