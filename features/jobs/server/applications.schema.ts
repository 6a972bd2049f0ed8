import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { Person } from '#features/people/server/public.ts'
import { answerInput, applicantNotesInput, applyInput, jobIdInput, messageInput } from '../rules/job-inputs.ts'
import { resumePath } from '../rules/paths.ts'
import type { Snapshot } from '../rules/snapshot.ts'
import { ANSWERS } from '../rules/stages.ts'
import { answerApplicant, messageApplicant, noteApplicant, readApplicants, type Applicant as ApplicantData } from './answer-applicant.ts'
import { applyToJob, withdrawApplication } from './apply-to-job.ts'
import { CandidateSkill } from './candidates.schema.ts'
import { ExperienceLevel } from './job.schema.ts'

const may = 'jobs.post'

const ApplicationDecision = builder.enumType('ApplicationDecision', { values: ANSWERS, description: 'What a poster answers; `new` takes a decision back.' })

const SentExperience = builder.objectRef<NonNullable<Snapshot['experience']>[number]>('SentExperience').implement({
  fields: (t) => ({ role: t.exposeString('role', { may }), company: t.exposeString('company', { may }), period: t.exposeString('period', { may }) }),
})

const SentProfile = builder.objectRef<Snapshot>('SentProfile').implement({
  description: 'What an applicant sent of their profile, as it was then. What they left out is null.',
  fields: (t) => ({
    headline: t.string({ may, nullable: true, resolve: ({ headline }) => headline ?? null }),
    about: t.string({ may, nullable: true, resolve: ({ about }) => about ?? null }),
    skills: t.field({ type: [CandidateSkill], may, nullable: true, extensions: { listSize: 20 }, resolve: ({ skills }) => skills ?? null }),
    location: t.string({ may, nullable: true, resolve: ({ location }) => location ?? null }),
    experienceLevel: t.string({ may, nullable: true, resolve: ({ experienceLevel }) => experienceLevel ?? null }),
    experience: t.field({ type: [SentExperience], may, nullable: true, extensions: { listSize: 5 }, resolve: ({ experience }) => experience ?? null }),
    email: t.string({ may, nullable: true, resolve: ({ email }) => email ?? null }),
  }),
})

const ShownProfile = builder.objectRef<NonNullable<ApplicantData['candidate']>>('ShownCandidateProfile').implement({
  description: 'The candidate profile of an applicant as it is now.',
  fields: (t) => ({
    percent: t.int({ may, description: 'How well the job matches.', resolve: ({ match }) => match.percent }),
    skills: t.stringList({ may, extensions: { listSize: 40 }, resolve: ({ row }) => row.skills }),
    location: t.string({ may, resolve: ({ row }) => row.location }),
    experienceLevel: t.field({ type: ExperienceLevel, may, nullable: true, resolve: ({ row }) => row.level }),
    isOpen: t.boolean({ may, description: 'Open to work.', resolve: ({ row }) => row.is_open }),
  }),
})

const Applicant = builder.objectRef<ApplicantData>('Applicant').implement({
  description: 'Someone who applied for a job of the viewer.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    person: t.field({ type: Person, may, resolve: ({ person_id: id, username, name, headline, avatar_id }) => ({ id, username, name, headline, avatar_id }) }),
    coverNote: t.exposeString('cover_note', { may }),
    profile: t.expose('snapshot', { type: SentProfile, may }),
    candidate: t.expose('candidate', { type: ShownProfile, may, nullable: true, description: 'Null if they show it to no one.' }),
    resumeName: t.exposeString('resume_name', { may, nullable: true }),
    resumePath: t.string({ may, nullable: true, resolve: ({ resume_id: id }) => (id === null ? null : resumePath(id)) }),
    state: t.exposeString('state', { may, description: 'new, reviewing, interview, offer or declined.' }),
    notes: t.exposeString('poster_notes', { may, description: 'Only the poster sees them.' }),
    appliedAt: t.expose('applied_at', { type: 'Instant', may }),
  }),
})

builder.queryField('applicants', (t) =>
  t.field({
    type: [Applicant],
    may,
    description: 'The applicants of a job of the viewer, newest first.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { listSize: 10 },
    resolve: (_root, args, context) => readApplicants(context, parse(jobIdInput, args).id),
  }),
)

builder.mutationFields((t) => ({
  applyForJob: t.boolean({
    may: 'jobs.apply',
    args: {
      id: t.arg.id({ required: true, description: 'Made by the browser.' }),
      jobId: t.arg.id({ required: true }),
      coverNote: t.arg.string({ required: true }),
      parts: t.arg.stringList({ required: true, description: 'The parts of the profile to send: about, skills, looking-for, experience, email.' }),
      resumeId: t.arg.id(),
    },
    resolve: (_root, args, context) => done(applyToJob(context, parse(applyInput, args))),
  }),
  withdrawApplication: t.boolean({
    may: 'members',
    description: 'Takes the viewer’s application for a job back, and deletes what they sent.',
    args: { id: t.arg.id({ required: true, description: 'The id of the job.' }) },
    resolve: (_root, args, context) => done(withdrawApplication(context, parse(jobIdInput, args).id)),
  }),
  answerApplicant: t.boolean({
    may,
    args: { id: t.arg.id({ required: true }), state: t.arg({ type: ApplicationDecision, required: true }) },
    resolve: (_root, args, context) => done(answerApplicant(context, parse(answerInput, args))),
  }),
  noteApplicant: t.boolean({
    may,
    description: 'Saves the poster’s notes about an applicant, if the saved ones are those in `before`.',
    args: { id: t.arg.id({ required: true }), notes: t.arg.string({ required: true }), before: t.arg.string() },
    resolve: (_root, args, context) => done(noteApplicant(context, parse(applicantNotesInput, args))),
  }),
  messageApplicant: t.id({
    may,
    description: 'Writes to an applicant in Messages; returns the id of the conversation.',
    args: { id: t.arg.id({ required: true }), messageId: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => messageApplicant(context, parse(messageInput, args)),
  }),
}))
