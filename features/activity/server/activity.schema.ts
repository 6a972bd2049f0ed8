import { z } from 'zod'
import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { Person } from '#features/people/server/public.ts'
import type { Streak } from '../rules/streak.ts'
import { readRecent, readYear, type RecentActivity } from './read-activity.ts'

const Activity = builder.objectRef<RecentActivity>('Activity').implement({
  description: 'An activity of a person.',
  fields: (t) => ({
    kind: t.exposeString('kind', { may: 'members', description: 'Such as `blog.published`.' }),
    verb: t.exposeString('verb', { may: 'members', description: 'What the person did, such as `published`.' }),
    at: t.expose('happened_at', { type: 'Instant', may: 'members' }),
    person: t.field({ type: Person, may: 'members', resolve: (row) => ({ ...row, id: row.person_id }) }),
    title: t.exposeString('title', { may: 'members', description: 'The subject: the title of a blog or a problem, or the name of a person.' }),
    path: t.exposeString('path', { may: 'members', description: 'The path of the subject.' }),
  }),
})

const OwnStreak = builder.objectRef<Streak>('OwnStreak').implement({
  description: 'The viewer’s current streak.',
  fields: (t) => ({
    days: t.exposeInt('days', { may: 'members', description: 'Active days in a row.' }),
    freezes: t.exposeInt('freezes', { may: 'members', description: 'Remaining freezes, each of which covers a missed day.' }),
  }),
})

builder.queryField('ownStreak', (t) =>
  t.field({
    type: OwnStreak,
    may: 'members',
    description: 'The viewer’s current streak.',
    resolve: async (_root, _args, context) => (await readYear(context, signedIn(context).id)).streak,
  }),
)

const recentInput = z.object({
  first: z.int().min(1, 'Ask for at least one.').max(50, 'Ask for at most 50.').nullish().transform((first) => first ?? 10),
  followed: z.boolean().nullish().transform((followed) => followed ?? true),
  before: z.iso.datetime({ offset: true, error: 'Write the moment as 2026-03-01T12:00:00Z.' }).nullish().transform((moment) => (typeof moment === 'string' ? new Date(moment) : null)),
})

builder.queryField('recentActivity', (t) =>
  t.field({
    type: [Activity],
    may: 'members',
    description: 'The latest activities of the viewer and, unless `followed` is false, of the people they follow.',
    args: { first: t.arg.int(), followed: t.arg.boolean(), before: t.arg.string({ description: 'Only what happened before this moment.' }) },
    resolve: (_root, args, context) => {
      const { first, followed, before } = parse(recentInput, args)
      return readRecent(context, { first, andFollowed: followed, before })
    },
  }),
)
