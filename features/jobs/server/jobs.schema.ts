import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import type { TeachingCourse } from '#features/courses/server/public.ts'
import { problemPath } from '#features/practice/rules/paths.ts'
import type { ProblemCardRow } from '#features/practice/server/public.ts'
import { MAX_LISTED } from '../rules/job-filter.ts'
import { jobIdInput, jobListInput } from '../rules/job-inputs.ts'
import { JOBS_PAGE, MAX_JOB_SKILLS } from '../rules/jobs.ts'
import { summarizeMatch } from '../rules/match.ts'
import { readGaps, type SkillGap } from './close-gaps.ts'
import { Job, JobFilterInput, JobSortType } from './job.schema.ts'
import { readBestMatch, readCount, readJob, readJobs, readOpenCount, readWantedSkills, type JobMatch, type JobResults } from './read-jobs.ts'

const may = 'anyone'

const JobPage = builder.objectRef<JobResults>('JobResults').implement({
  description: 'A page of jobs.',
  fields: (t) => ({
    items: t.expose('items', { type: [Job], may, extensions: { listSize: JOBS_PAGE } }),
    count: t.int({ may, description: `How many jobs the list has on all its pages, at most ${MAX_LISTED}.`, resolve: (results, _args, context) => readCount(context, results) }),
    next: t.exposeString('next', { may, nullable: true, description: 'The cursor of the next page.' }),
  }),
})

const GapLesson = builder.objectRef<TeachingCourse>('GapLesson').implement({
  description: 'A course that teaches a skill, with the lesson to start with.',
  fields: (t) => ({
    course: t.exposeString('title', { may }),
    title: t.string({ may, resolve: ({ lesson }) => lesson.title }),
    path: t.string({ may, resolve: ({ lesson }) => lesson.path }),
  }),
})

const GapProblem = builder.objectRef<ProblemCardRow>('GapProblem').implement({
  fields: (t) => ({
    title: t.exposeString('title', { may }),
    difficulty: t.exposeString('difficulty', { may }),
    path: t.string({ may, resolve: ({ slug }) => problemPath(slug) }),
  }),
})

const SkillGapType = builder.objectRef<SkillGap>('SkillGap').implement({
  description: 'A required skill with the lessons and problems that teach it.',
  fields: (t) => ({
    skill: t.exposeString('skill', { may }),
    lessons: t.expose('courses', { type: [GapLesson], may, extensions: { listSize: 3 } }),
    problems: t.expose('problems', { type: [GapProblem], may, extensions: { listSize: 3 } }),
  }),
})

builder.objectField(Job, 'skillGuide', (t) =>
  t.field({
    type: [SkillGapType],
    may,
    description: 'Lessons and problems for each required skill.',
    extensions: { listSize: MAX_JOB_SKILLS },
    resolve: ({ skills }, _args, context) => readGaps(context, skills),
  }),
)

const JobMatchType = builder.objectRef<JobMatch>('JobMatch').implement({
  description: 'A job with how well it matches the viewer.',
  fields: (t) => ({
    job: t.expose('job', { type: Job, may: 'members' }),
    percent: t.int({ may: 'members', resolve: ({ match }) => match.percent }),
    explanation: t.string({ may: 'members', description: 'What matches, in words.', resolve: ({ job, match }) => summarizeMatch(match, job.skills.length) }),
  }),
})

builder.queryFields((t) => ({
  jobs: t.field({
    type: JobPage,
    may,
    description: 'Open jobs: newest first, or for a member the best matches first.',
    args: { filter: t.arg({ type: JobFilterInput }), sort: t.arg({ type: JobSortType }), after: t.arg.string() },
    resolve: (_root, { filter, sort, after }, context) => readJobs(context, parse(jobListInput, { filter: filter ?? {}, sort, after })),
  }),
  job: t.field({
    type: Job,
    may,
    nullable: true,
    description: 'A job by its id, also one that expired or was closed.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => readJob(context, parse(jobIdInput, args).id),
  }),
  jobSkills: t.stringList({ may, description: 'The skills that open jobs ask for most.', extensions: { listSize: 40 }, resolve: (_root, _args, context) => readWantedSkills(context, 40) }),
  openJobCount: t.int({ may, resolve: (_root, _args, context) => readOpenCount(context) }),
  bestJobMatch: t.field({
    type: JobMatchType,
    may: 'members',
    nullable: true,
    description: 'The open job that matches the viewer best, of those to which they have not applied.',
    resolve: (_root, _args, context) => readBestMatch(context, signedIn(context).id),
  }),
}))
