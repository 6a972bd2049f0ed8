import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { Person } from '#features/people/server/public.ts'
import { candidateInput, jobIdInput } from '../rules/job-inputs.ts'
import { VISIBILITIES } from '../rules/visibility.ts'
import { editCandidate, readOwnCandidate, type OwnCandidate } from './candidate.ts'
import { readCandidatesFor, type ShownCandidate } from './find-candidates.ts'
import { ExperienceLevel } from './job.schema.ts'

const may = 'members'

const CandidateVisibility = builder.enumType('CandidateVisibility', { values: VISIBILITIES })

export const CandidateSkill = builder.objectRef<{ label: string; evidence: number }>('CandidateSkill').implement({
  fields: (t) => ({
    label: t.exposeString('label', { may }),
    evidence: t.exposeInt('evidence', { may, description: 'How many solved problems, finished courses and blogs show it.' }),
  }),
})

const CandidateProfile = builder.objectRef<OwnCandidate>('CandidateProfile').implement({
  description: 'What the viewer is looking for. The skills come from their tech stack.',
  fields: (t) => ({
    skills: t.expose('skills', { type: [CandidateSkill], may, extensions: { listSize: 40 } }),
    location: t.string({ may, resolve: ({ row }) => row.location }),
    experienceLevel: t.field({ type: ExperienceLevel, may, nullable: true, resolve: ({ row }) => row.level }),
    isOpen: t.boolean({ may, description: 'Open to work.', resolve: ({ row }) => row.is_open }),
    visibility: t.field({ type: CandidateVisibility, may, resolve: ({ row }) => row.visibility }),
  }),
})

const JobCandidate = builder.objectRef<ShownCandidate>('JobCandidate').implement({
  description: 'Someone who is open to work and shows it to everyone who posts jobs.',
  fields: (t) => ({
    person: t.field({ type: Person, may, resolve: ({ row: { id, username, name, headline, avatar_id } }) => ({ id, username, name, headline, avatar_id }) }),
    skills: t.stringList({ may, extensions: { listSize: 40 }, resolve: ({ row }) => row.skills }),
    location: t.string({ may, resolve: ({ row }) => row.location }),
    experienceLevel: t.field({ type: ExperienceLevel, may, nullable: true, resolve: ({ row }) => row.level }),
    percent: t.int({ may, resolve: ({ match }) => match.percent }),
  }),
})

builder.queryFields((t) => ({
  candidateProfile: t.field({ type: CandidateProfile, may, description: 'The viewer’s own.', resolve: (_root, _args, context) => readOwnCandidate(context) }),
  jobCandidates: t.field({
    type: [JobCandidate],
    may: 'jobs.post',
    description: 'People who are open to work and match one of the viewer’s jobs, best first.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { listSize: 10 },
    resolve: (_root, args, context) => readCandidatesFor(context, parse(jobIdInput, args).id),
  }),
}))

builder.mutationField('saveCandidateProfile', (t) =>
  t.boolean({
    may,
    description: 'Changes the candidate profile of the viewer; what is not given stays. A level that is not set is null.',
    args: {
      location: t.arg.string(),
      experienceLevel: t.arg({ type: ExperienceLevel }),
      isOpen: t.arg.boolean(),
      visibility: t.arg({ type: CandidateVisibility }),
    },
    resolve: async (_root, args, context) => {
      await editCandidate(context, parse(candidateInput, args))
      return true
    },
  }),
)
