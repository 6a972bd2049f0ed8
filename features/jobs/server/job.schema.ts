import { imageUrl } from '#platform/rules/image-paths.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { Person } from '#features/people/server/public.ts'
import { JOB_SORTS } from '../rules/job-filter.ts'
import { isListed, JOB_STATES, LEVELS, MAX_JOB_SKILLS } from '../rules/jobs.ts'
import { jobPath } from '../rules/paths.ts'
import type { Salary } from '../rules/salary.ts'
import type { JobRow } from './jobs.queries.ts'
import { readDescription } from './read-jobs.ts'
import { salaryOf } from './salary-of.ts'

const may = 'anyone'

export const ExperienceLevel = builder.enumType('ExperienceLevel', { values: LEVELS })
export const JobSortType = builder.enumType('JobSort', { values: JOB_SORTS })
export const JobStateType = builder.enumType('JobState', { values: JOB_STATES })

export const SalaryType = builder.objectRef<Salary>('Salary').implement({
  fields: (t) => ({
    min: t.exposeInt('min', { may }),
    max: t.exposeInt('max', { may }),
    currency: t.exposeString('currency', { may }),
    period: t.exposeString('period', { may, description: 'hour, day, month or year.' }),
  }),
})

export const Job = builder.objectRef<JobRow>('Job').implement({
  description: 'A job that is or was listed.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    path: t.string({ may, resolve: jobPath }),
    company: t.exposeString('company', { may }),
    role: t.exposeString('role', { may }),
    location: t.exposeString('location', { may }),
    isRemote: t.exposeBoolean('is_remote', { may }),
    descriptionHtml: t.string({ may, resolve: ({ id }, _args, context) => readDescription(context, id) }),
    skillsRequired: t.exposeStringList('skills', { may, extensions: { listSize: MAX_JOB_SKILLS } }),
    logoUrl: t.string({ may, nullable: true, resolve: ({ logo_id }) => (logo_id === null ? null : imageUrl(logo_id, 'small')) }),
    experienceLevel: t.expose('level', { type: ExperienceLevel, may }),
    employment: t.exposeString('employment', { may, description: 'full-time, part-time, contract or internship.' }),
    salary: t.field({ type: SalaryType, may, nullable: true, description: 'Null: not stated.', resolve: salaryOf }),
    isOutside: t.boolean({ may, description: 'Whether people apply on the site of the company.', resolve: ({ apply_url }) => apply_url !== null }),
    isOpen: t.boolean({ may, description: 'Whether it takes applications.', resolve: ({ state, expires_at }, _args, { clock }) => isListed({ state, expiresAt: expires_at }, clock.now()) }),
    state: t.expose('state', { type: JobStateType, may }),
    poster: t.field({
      type: Person,
      may,
      nullable: true,
      description: 'Null: they left.',
      resolve: ({ poster_id: id, poster_username: username, poster_name: name, poster_headline: headline, poster_avatar_id: avatar_id }) =>
        id === null || username === null ? null : { id, username, name: name!, headline: headline!, avatar_id },
    }),
    postedAt: t.expose('posted_at', { type: 'Instant', may, nullable: true }),
    expiresAt: t.expose('expires_at', { type: 'Instant', may, nullable: true }),
  }),
})

/** The filter of a list or a saved search. */
export const JobFilterInput = builder.inputType('JobFilterInput', {
  fields: (t) => ({
    q: t.string(),
    level: t.field({ type: ExperienceLevel }),
    location: t.string(),
    isRemote: t.boolean(),
    skill: t.string(),
    pay: t.int({ description: 'At least this much a year; jobs that state no salary stay.' }),
    currency: t.string(),
  }),
})
