import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { jobIdInput, markInput, notesInput, stageInput } from '../rules/job-inputs.ts'
import { STAGES } from '../rules/stages.ts'
import { Job } from './job.schema.ts'
import { hideJob, moveTracked, noteTracked, readMarks, readTracked, saveJob, type TrackedJob } from './track-jobs.ts'
import { listSameCompany, type TrackedRow } from './tracker.queries.ts'

const may = 'members'

export const JobStage = builder.enumType('JobStage', { values: STAGES })

const TrackedJobType = builder.objectRef<TrackedJob>('TrackedJob').implement({
  description: 'A job on the viewer’s board.',
  fields: (t) => ({
    job: t.expose('job', { type: Job, may }),
    stage: t.expose('stage', { type: JobStage, may }),
    notes: t.exposeString('notes', { may }),
    addedAt: t.expose('added_at', { type: 'Instant', may }),
    movedAt: t.expose('moved_at', { type: 'Instant', may }),
    applicationId: t.exposeID('application_id', { may, nullable: true, description: 'Null if they did not apply on this site.' }),
    applicationState: t.exposeString('application_state', { may, nullable: true, description: 'How the poster sees it: new, reviewing, interview, offer, declined or withdrawn.' }),
    appliedAt: t.expose('applied_at', { type: 'Instant', may, nullable: true }),
  }),
})

const JobMark = builder.objectRef<TrackedRow>('JobMark').implement({
  fields: (t) => ({
    jobId: t.exposeID('job_id', { may }),
    stage: t.expose('stage', { type: JobStage, may }),
    applicationState: t.exposeString('application_state', { may, nullable: true }),
  }),
})

const JobMarks = builder.objectRef<{ tracked: TrackedRow[]; hiddenIds: string[] }>('JobMarks').implement({
  description: 'Which jobs the viewer saved, applied to and hid.',
  fields: (t) => ({
    tracked: t.expose('tracked', { type: [JobMark], may, extensions: { listSize: 50 } }),
    hiddenIds: t.stringList({ may, extensions: { listSize: 50 }, resolve: ({ hiddenIds }) => hiddenIds }),
  }),
})

const EarlierApplication = builder.objectRef<{ id: string; role: string; stage: (typeof STAGES)[number]; moved_at: Date }>('EarlierApplication').implement({
  description: 'An application of the viewer to the same company.',
  fields: (t) => ({
    jobId: t.exposeID('id', { may }),
    role: t.exposeString('role', { may }),
    stage: t.expose('stage', { type: JobStage, may }),
    movedAt: t.expose('moved_at', { type: 'Instant', may }),
  }),
})

builder.queryFields((t) => ({
  trackedJobs: t.field({ type: [TrackedJobType], may, extensions: { listSize: 30 }, resolve: (_root, _args, context) => readTracked(context) }),
  jobMarks: t.field({ type: JobMarks, may, resolve: (_root, _args, context) => readMarks(context) }),
  earlierApplications: t.field({
    type: [EarlierApplication],
    may,
    description: 'The viewer’s applications to the company of this job.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { listSize: 5 },
    resolve: (_root, args, context) => listSameCompany(context.db, signedIn(context).id, parse(jobIdInput, args).id),
  }),
}))

const change = 'jobs.apply'

builder.mutationFields((t) => ({
  saveJob: t.boolean({
    may: change,
    description: 'Saves a job for later, or removes it from the saved ones.',
    args: { id: t.arg.id({ required: true }), isOn: t.arg.boolean({ required: true }) },
    resolve: (_root, args, context) => saveJob(context, parse(markInput, args)),
  }),
  hideJob: t.boolean({
    may: change,
    description: 'Hides a job from the viewer’s lists, or shows it again.',
    args: { id: t.arg.id({ required: true }), isOn: t.arg.boolean({ required: true }) },
    resolve: (_root, args, context) => hideJob(context, parse(markInput, args)),
  }),
  moveTrackedJob: t.boolean({
    may: change,
    args: { id: t.arg.id({ required: true }), stage: t.arg({ type: JobStage, required: true }) },
    resolve: (_root, args, context) => done(moveTracked(context, parse(stageInput, args))),
  }),
  noteTrackedJob: t.boolean({
    may: change,
    description: 'Saves the viewer’s notes about a job, if the saved ones are those in `before`.',
    args: { id: t.arg.id({ required: true }), notes: t.arg.string({ required: true }), before: t.arg.string() },
    resolve: (_root, args, context) => done(noteTracked(context, parse(notesInput, args))),
  }),
}))
