import { z } from 'zod'
import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { PROBLEM_STATUSES, type DifficultyProgress, type GroupProgress } from '../rules/practice-progress.ts'
import { problemListInput } from '../rules/problem-list-input.ts'
import { submissionIdInput } from '../rules/submission-inputs.ts'
import { listOwnProblems, readGroupProgress, readProgress } from './own-progress.ts'
import { Difficulty, ProblemCardType, ProblemResults, ProblemSort } from './problems.schema.ts'
import type { UsageCount } from './solved-outcome.queries.ts'
import { readSolvedOutcome, type SolvedOutcome } from './solved-outcome.ts'

const may = 'members'

const Progress = builder.objectRef<DifficultyProgress>('DifficultyProgress').implement({
  description: 'How many problems of a difficulty the viewer has solved.',
  fields: (t) => ({
    difficulty: t.expose('difficulty', { type: Difficulty, may }),
    total: t.exposeInt('total', { may, description: 'All published problems of this difficulty.' }),
    solved: t.exposeInt('solved', { may }),
    tried: t.exposeInt('tried', { may, description: 'Tried, but not solved.' }),
  }),
})

const TopicGroupProgress = builder.objectRef<GroupProgress>('TopicGroupProgress').implement({
  description: 'How many problems of a group of topics the viewer has solved.',
  fields: (t) => ({
    group: t.exposeString('group', { may }),
    total: t.exposeInt('total', { may }),
    solved: t.exposeInt('solved', { may }),
  }),
})

const Usage = builder.objectRef<UsageCount>('UsageCount').implement({
  description: 'How many people have this time or memory in their best accepted submission.',
  fields: (t) => ({
    usage: t.exposeFloat('usage', { may, description: 'Milliseconds or KB, as the judge rounds them.' }),
    people: t.exposeInt('people', { may }),
  }),
})

const Outcome = builder.objectRef<SolvedOutcome>('SolvedOutcome').implement({
  description: 'What an accepted submission brought, and what could come next.',
  fields: (t) => ({
    isFirst: t.exposeBoolean('isFirst', { may, description: 'Whether it is the first acceptance of the problem, which gives points.' }),
    isAfterGivingUp: t.exposeBoolean('isAfterGivingUp', { may, description: 'Whether the first acceptance was sent after giving up, so that it gives no points.' }),
    submittedAt: t.expose('submittedAt', { type: 'Instant', may }),
    bestTimeMs: t.exposeFloat('bestTimeMs', { may, nullable: true, description: 'The best time of the viewer in this language.' }),
    bestMemoryKb: t.exposeInt('bestMemoryKb', { may, nullable: true }),
    times: t.expose('times', { type: [Usage], may, extensions: { listSize: 20 }, description: 'The times of everybody’s best accepted submissions in this language.' }),
    memories: t.expose('memories', { type: [Usage], may, extensions: { listSize: 20 } }),
    next: t.expose('next', { type: ProblemCardType, may, nullable: true, description: 'The problem to solve next; null if the viewer solved all.' }),
    similar: t.expose('similar', { type: [ProblemCardType], may, extensions: { listSize: 3 } }),
  }),
})

const Status = builder.enumType('ProblemStatus', { description: 'What the viewer did with a problem.', values: PROBLEM_STATUSES })
const statusInput = z.object({ status: z.enum(PROBLEM_STATUSES, 'Choose solved, tried or new.') })

builder.queryFields((t) => ({
  practiceProgress: t.field({
    type: [Progress],
    may,
    description: 'How many problems the viewer has solved, the easiest first.',
    extensions: { listSize: 3 },
    resolve: (_root, _args, context) => readProgress(context),
  }),
  topicGroupProgress: t.field({
    type: [TopicGroupProgress],
    may,
    description: 'How many problems the viewer has solved in each group of topics.',
    extensions: { listSize: 8 },
    resolve: (_root, _args, context) => readGroupProgress(context),
  }),
  ownProblems: t.field({
    type: ProblemResults,
    may,
    description: 'Like `problems`, with only those that the viewer solved, tried or did not try.',
    args: { status: t.arg({ type: Status, required: true }), q: t.arg.string(), difficulty: t.arg({ type: Difficulty }), tags: t.arg.stringList(), sort: t.arg({ type: ProblemSort }), size: t.arg.int(), page: t.arg.int() },
    resolve: (_root, { status, ...args }, context) => listOwnProblems(context, parse(problemListInput, args), parse(statusInput, { status }).status),
  }),
  solvedOutcome: t.field({
    type: Outcome,
    may,
    description: 'The outcome of an accepted submission of the viewer.',
    args: { submission: t.arg.id({ required: true }), followed: t.arg.string({ description: 'The slug of the track that the viewer opened last.' }) },
    resolve: (_root, { submission, followed }, context) => readSolvedOutcome(context, parse(submissionIdInput, { id: submission }).id, followed ?? null),
  }),
}))
