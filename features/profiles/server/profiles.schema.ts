import { imageUrl } from '#platform/rules/image-paths.ts'
import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import type { Context } from '#platform/server/context.ts'
import { roleLabel } from '#features/people/rules/public-user.ts'
import { ActivityYear, readYear } from '#features/activity/server/public.ts'
import { BlogCard, BlogSeries, readBlogs, readSeriesOfAuthor } from '#features/blogs/server/public.ts'
import { Certificate, certificatesOf, CourseInProgress, coursesInProgress } from '#features/courses/server/public.ts'
import { Badge, badgesOfPerson } from '#features/leaderboard/server/public.ts'
import { profilePath } from '#features/people/rules/paths.ts'
import { profileKey } from '../rules/profile-inputs.ts'
import { LEVELS, SECTIONS, type Level, type Section } from '#features/people/rules/sections.ts'
import type { ExperienceRow, RepositoryRow } from './profiles.queries.ts'
import { qrCode } from '#platform/server/qr-code.ts'
import { Qr } from '#platform/server/qr-code.schema.ts'
import type { SkillWithEvidence } from '../rules/evidence.ts'
import { MAX_ENTRIES, readParts, type ProfileEntry, type ProfilePart } from './profile-parts.ts'
import { readSkills } from './read-skills.ts'
import { readProfile, type VisibleProfile } from './read-profile.ts'

export const ProfileSection = builder.enumType('ProfileSection', { values: SECTIONS })
export const VisibilityLevel = builder.enumType('VisibilityLevel', { values: LEVELS })

const Entry = builder.objectRef<ProfileEntry>('ProfileEntry').implement({
  fields: (t) => ({
    title: t.exposeString('title', { may: 'anyone' }),
    path: t.exposeString('path', { may: 'anyone' }),
    note: t.exposeString('note', { may: 'anyone' }),
    at: t.expose('at', { type: 'Instant', may: 'anyone', nullable: true }),
    action: t.string({ may: 'anyone', nullable: true, description: 'The label of a button to the path, such as Book.', resolve: ({ action }) => action ?? null }),
  }),
})

const Part = builder.objectRef<ProfilePart>('ProfilePart').implement({
  description: 'A list on a profile.',
  fields: (t) => ({
    title: t.exposeString('title', { may: 'anyone' }),
    entries: t.expose('entries', { type: [Entry], may: 'anyone', extensions: { listSize: MAX_ENTRIES } }),
  }),
})

const Experience = builder.objectRef<ExperienceRow>('Experience').implement({
  description: 'A position or education of a person.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'anyone' }),
    company: t.exposeString('company', { may: 'anyone' }),
    role: t.exposeString('role', { may: 'anyone' }),
    period: t.exposeString('period', { may: 'anyone' }),
    revision: t.exposeInt('revision', { may: 'anyone', description: 'The revision that an edit is based on, so that it overwrites nothing newer.' }),
  }),
})

const Repository = builder.objectRef<RepositoryRow>('Repository').implement({
  description: 'A code repository of a person.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'anyone' }),
    name: t.exposeString('name', { may: 'anyone' }),
    url: t.exposeString('url', { may: 'anyone', description: 'http or https; empty if there is none.' }),
    description: t.exposeString('description', { may: 'anyone' }),
    stars: t.exposeInt('stars', { may: 'anyone' }),
    forks: t.exposeInt('forks', { may: 'anyone' }),
    revision: t.exposeInt('revision', { may: 'anyone' }),
  }),
})

const Evidence = builder.objectRef<SkillWithEvidence['evidence'][number]>('SkillEvidence').implement({
  description: 'Something that shows a skill.',
  fields: (t) => ({
    kind: t.exposeString('kind', { may: 'anyone', description: 'problem, course or blog.' }),
    title: t.exposeString('title', { may: 'anyone' }),
    path: t.exposeString('path', { may: 'anyone' }),
  }),
})

const Skill = builder.objectRef<SkillWithEvidence>('Skill').implement({
  description: 'A skill of a tech stack with what shows it.',
  fields: (t) => ({
    label: t.exposeString('label', { may: 'anyone' }),
    count: t.exposeInt('count', { may: 'anyone', description: 'How many things show it.' }),
    evidence: t.expose('evidence', { type: [Evidence], may: 'anyone', description: 'The first few of them, courses first.', extensions: { listSize: 5 } }),
  }),
})

const Visibility = builder.objectRef<{ section: Section; level: Level }>('SectionVisibility').implement({
  description: 'Who can see a section of a profile.',
  fields: (t) => ({
    section: t.expose('section', { type: ProfileSection, may: 'members' }),
    level: t.expose('level', { type: VisibilityLevel, may: 'members' }),
  }),
})

const NEWEST = 5

const newestBlogs = async (context: Context, author: string) =>
  (await readBlogs(context, { q: null, tag: null, author, sort: 'newest', after: null, first: NEWEST })).items

const Profile = builder.objectRef<VisibleProfile>('Profile').implement({
  description: 'A person with the sections of their profile that the viewer may see; the others are null.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'anyone' }),
    username: t.exposeString('username', { may: 'anyone' }),
    name: t.exposeString('name', { may: 'anyone' }),
    headline: t.exposeString('headline', { may: 'anyone' }),
    location: t.exposeString('location', { may: 'anyone' }),
    about: t.exposeString('about', { may: 'anyone' }),
    role: t.string({
      may: 'anyone',
      description: 'The highest granted role; `User` without one.',
      resolve: ({ roles }) => roleLabel(roles.includes('admin') ? 'admin' : roles.includes('mentor') ? 'mentor' : null),
    }),
    avatarUrl: t.string({
      may: 'anyone',
      nullable: true,
      resolve: (row) => (row.avatar_id === null ? null : imageUrl(row.avatar_id, 'small')),
    }),
    joinedAt: t.expose('joined_at', { type: 'Instant', may: 'anyone' }),
    blogCount: t.int({ may: 'anyone', nullable: true, resolve: (row) => (row.showsBlogs ? row.blog_count : null) }),
    solvedCount: t.int({ may: 'anyone', nullable: true, description: 'The problems they solved; a part of their activity.', resolve: (row) => (row.showsActivity ? row.solved_count : null) }),
    followerCount: t.exposeInt('followers', { may: 'anyone', nullable: true }),
    followingCount: t.exposeInt('following', { may: 'anyone', nullable: true }),
    experience: t.expose('experience', { type: [Experience], may: 'anyone', nullable: true }),
    stack: t.exposeStringList('stack', { may: 'anyone', nullable: true }),
    skills: t.field({
      type: [Skill],
      may: 'anyone',
      nullable: true,
      description: 'The tech stack with what shows each skill; null unless both the tech stack and the activity are visible.',
      extensions: { listSize: 30 },
      resolve: (row, _args, context) => (row.stack === null || !row.showsActivity ? null : readSkills(context, { id: row.id, stack: row.stack })),
    }),
    repositories: t.expose('repositories', { type: [Repository], may: 'anyone', nullable: true }),
    activity: t.field({
      type: ActivityYear,
      may: 'anyone',
      nullable: true,
      resolve: (row, _args, context) => (row.showsActivity ? readYear(context, row.id) : null),
    }),
    badges: t.field({
      type: [Badge],
      may: 'anyone',
      nullable: true,
      extensions: { listSize: 10 },
      resolve: (row, _args, context) => (row.showsActivity ? badgesOfPerson(context, row.id) : null),
    }),
    certificates: t.field({
      type: [Certificate],
      may: 'anyone',
      nullable: true,
      description: 'For finished courses, without revoked ones.',
      extensions: { listSize: 10 },
      resolve: async (row, _args, context) => (row.showsActivity ? (await certificatesOf(context, row.id)).filter(({ revoked_at }) => revoked_at === null) : null),
    }),
    courses: t.field({
      type: [CourseInProgress],
      may: 'anyone',
      nullable: true,
      description: 'The courses that the person takes now; one that was only opened is not shown.',
      extensions: { listSize: 5 },
      resolve: async (row, _args, context) => (row.showsActivity ? (await coursesInProgress(context, row.id, 5)).filter(({ finished }) => finished > 0) : null),
    }),
    parts: t.field({
      type: [Part],
      may: 'anyone',
      nullable: true,
      description: 'Lists of other features with their latest entries: shipped ideas, events, jobs.',
      extensions: { listSize: 5 },
      resolve: (row, _args, context) => (row.showsActivity ? readParts(context, row.id) : null),
    }),
    blogs: t.field({
      type: [BlogCard],
      may: 'anyone',
      nullable: true,
      description: 'The newest blogs.',
      extensions: { listSize: NEWEST },
      resolve: (row, _args, context) => (row.showsBlogs ? newestBlogs(context, row.username) : null),
    }),
    series: t.field({
      type: [BlogSeries],
      may: 'anyone',
      nullable: true,
      description: 'The series of blogs that changed last.',
      extensions: { listSize: NEWEST },
      resolve: (row, _args, context) => (row.showsBlogs ? readSeriesOfAuthor(context, row.id, NEWEST) : null),
    }),
    qrCode: t.field({
      type: Qr,
      may: 'anyone',
      description: 'The address of this profile.',
      resolve: (row, _args, { origin }) => qrCode(origin + profilePath(row.username)),
    }),
    visibility: t.field({
      type: [Visibility],
      may: 'members',
      nullable: true,
      description: 'Who sees which section; only the owner can read it.',
      resolve: ({ levels }) => (levels === null ? null : SECTIONS.map((section) => ({ section, level: levels[section] }))),
    }),
  }),
})

builder.queryField('profile', (t) =>
  t.field({
    type: Profile,
    may: 'anyone',
    nullable: true,
    description: 'A profile by username or id, as visible to the viewer.',
    args: {
      id: t.arg.string({ required: true }),
      asVisitor: t.arg.boolean({ description: 'As visible to a visitor.' }),
    },
    resolve: (_root, { id, asVisitor }, context) => readProfile(context, parse(profileKey, id), asVisitor ?? false),
  }),
)
