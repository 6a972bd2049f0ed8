import { z } from 'zod'
import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { dayOfIso } from '#features/activity/rules/calendar-day.ts'
import { DAILY_HISTORY } from '../rules/daily.ts'
import { problemPath } from '../rules/paths.ts'
import { dailyProblem, dailyProblems } from './daily-problem.ts'
import type { DailyRow } from './daily.queries.ts'
import { readDue } from './review-problems.ts'
import type { DueRow } from './reviews.queries.ts'

const DailyProblem = builder.objectRef<DailyRow>('DailyProblem').implement({
  description: 'The problem of a calendar day.',
  fields: (t) => ({
    day: t.exposeString('day', { may: 'anyone', description: 'The calendar day, such as 2026-03-01.' }),
    title: t.exposeString('title', { may: 'anyone' }),
    difficulty: t.exposeString('difficulty', { may: 'anyone' }),
    tags: t.exposeStringList('tags', { may: 'anyone' }),
    path: t.string({ may: 'anyone', description: 'The path of its workspace.', resolve: ({ slug }) => problemPath(slug) }),
  }),
})

const DueProblem = builder.objectRef<DueRow>('DueProblem').implement({
  description: 'A problem that the viewer solved and should solve again, as spaced repetition.',
  fields: (t) => ({
    title: t.exposeString('title', { may: 'members' }),
    difficulty: t.exposeString('difficulty', { may: 'members' }),
    path: t.string({ may: 'members', description: 'The path of its workspace.', resolve: ({ slug }) => problemPath(slug) }),
    dueOn: t.exposeString('due_on', { may: 'members', description: 'The calendar day on which it is due.' }),
    step: t.exposeInt('step', { may: 'members', description: 'How many times in a row it was solved when it was due.' }),
  }),
})

const dayInput = z.object({
  day: z.iso.date('Write the day as 2026-03-01.').nullish().transform((day) => (day === null || day === undefined ? null : dayOfIso(day))),
})

builder.queryFields((t) => ({
  dailyProblem: t.field({
    type: DailyProblem,
    may: 'anyone',
    nullable: true,
    description: 'The problem of a day. Without a day, or with one that is nowhere on earth today, it is the problem of today in UTC.',
    args: { day: t.arg.string() },
    resolve: (_root, args, context) => dailyProblem(context, parse(dayInput, args).day),
  }),
  dailyProblems: t.field({
    type: [DailyProblem],
    may: 'anyone',
    extensions: { listSize: DAILY_HISTORY },
    description: 'The problems of the 30 days until a day, the newest first. Days on which nobody opened the problem had none.',
    args: { day: t.arg.string() },
    resolve: (_root, args, context) => dailyProblems(context, parse(dayInput, args).day),
  }),
  dueProblems: t.field({
    type: [DueProblem],
    may: 'members',
    extensions: { listSize: 20 },
    description: 'The problems that the viewer should solve again today, the longest overdue first.',
    resolve: (_root, _args, context) => readDue(context),
  }),
}))
