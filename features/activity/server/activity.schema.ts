import { z } from 'zod'
import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { Person } from '#features/people/server/public.ts'
import type { Streak } from '../rules/streak.ts'
import { readRecent, readYear, type RecentActivity } from './read-activity.ts'

const Activity = builder.objectRef<RecentActivity>('Activity').implement({
  description: 'Something that somebody did.',
  fields: (t) => ({
    kind: t.exposeString('kind', { may: 'members', description: 'Such as blog.published.' }),
    verb: t.exposeString('verb', { may: 'members', description: 'What the person did to it, such as `published`.' }),
    at: t.expose('happened_at', { type: 'Instant', may: 'members' }),
    person: t.field({ type: Person, may: 'members', resolve: (row) => ({ ...row, id: row.person_id }) }),
    title: t.exposeString('title', { may: 'members', description: 'What it was done to: the title of a blog or a problem, the name of a person.' }),
    path: t.exposeString('path', { may: 'members' }),
  }),
})

const OwnStreak = builder.objectRef<Streak>('OwnStreak').implement({
  description: 'The viewer’s days in a row, and the freezes that are left.',
  fields: (t) => ({
    days: t.exposeInt('days', { may: 'members' }),
    freezes: t.exposeInt('freezes', { may: 'members' }),
  }),
})

builder.queryField('ownStreak', (t) =>
  t.field({
    type: OwnStreak,
    may: 'members',
    resolve: async (_root, _args, context) => (await readYear(context, signedIn(context).id)).streak,
  }),
)

const question = z.object({
  first: z.int().min(1, 'Ask for at least one.').max(50, 'Ask for at most 50.').nullish().transform((first) => first ?? 10),
  followed: z.boolean().nullish().transform((followed) => followed ?? true),
})

builder.queryField('recentActivity', (t) =>
  t.field({
    type: [Activity],
    may: 'members',
    description: 'What the viewer and, unless `followed` is false, the people they follow did last.',
    args: { first: t.arg.int(), followed: t.arg.boolean() },
    resolve: (_root, args, context) => {
      const { first, followed } = parse(question, args)
      return readRecent(context, first, followed)
    },
  }),
)
