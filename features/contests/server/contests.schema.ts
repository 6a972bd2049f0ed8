import { cursorOf, readCursor } from '#platform/rules/cursor.ts'
import { parse } from '#platform/rules/parse.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { renderComment } from '#features/discussions/server/public.ts'
import { Person } from '#features/people/server/public.ts'
import { CONTEST_STATES, MAX_PROBLEMS, PAST_PAGE, SCOREBOARD_SIZE } from '../rules/contest.ts'
import { cancelInput, contestId, contestInput, pastInput } from '../rules/contest-inputs.ts'
import { findContestForReading, mayChange, showsProblems } from './contests.access.ts'
import { listGivenUp, listHosted, listOpen, listPast, listProblems, type ContestProblemRow, type ContestRow } from './contests.queries.ts'
import { enterContest, finishContest, leaveContest } from './enter-contest.ts'
import { findEntry, listEntrants, listRunning, type ContestTaskRow, type EntryRow, type RunningEntryRow } from './entries.queries.ts'
import { readScoreboard, readWinner, type Scoreboard, type Standing } from './read-scoreboard.ts'
import { cancelContest, publishContest, saveContest } from './write-contest.ts'

const may = 'anyone'
const MAX_LISTED = 50
const MAX_ENTRANTS = 100

const StateType = builder.enumType('ContestState', { values: CONTEST_STATES })

const Problem = builder.objectRef<ContestProblemRow & { hasGivenUp: boolean }>('ContestProblem').implement({
  description: 'A problem of a contest.',
  fields: (t) => ({
    id: t.exposeID('problem_id', { may }),
    slug: t.exposeString('slug', { may }),
    title: t.exposeString('title', { may }),
    difficulty: t.exposeString('difficulty', { may }),
    points: t.exposeInt('points', { may }),
    hasGivenUp: t.exposeBoolean('hasGivenUp', { may, description: 'Whether the viewer gave it up before, so that it gives them no points; false for visitors.' }),
  }),
})

const Result = builder.objectRef<Standing>('ContestResult').implement({
  description: 'What the viewer has reached in a contest.',
  fields: (t) => ({
    points: t.exposeInt('points', { may: 'members' }),
    rank: t.exposeInt('rank', { may: 'members', nullable: true, description: 'Of a virtual entry: the rank that it would have had. Null without points.' }),
  }),
})

const Entry = builder.objectRef<{ entry: EntryRow; contest: ContestRow }>('ContestEntry').implement({
  description: 'The part of the viewer in a contest.',
  fields: (t) => ({
    isVirtual: t.boolean({ may: 'members', description: 'It began after the contest had ended.', resolve: ({ entry }) => entry.virtual_from !== null }),
    startsAt: t.field({ type: 'Instant', may: 'members', resolve: ({ entry, contest }) => entry.virtual_from ?? contest.starts_at }),
    endsAt: t.field({
      type: 'Instant',
      may: 'members',
      resolve: ({ entry, contest }) => entry.finished_at ?? (entry.virtual_from === null ? contest.ends_at : new Date(entry.virtual_from.getTime() + contest.ends_at.getTime() - contest.starts_at.getTime())),
    }),
    result: t.field({
      type: Result,
      may: 'members',
      nullable: true,
      description: 'Null before the start of the contest.',
      resolve: async ({ contest }, _args, context) => (showsProblems(context, contest) ? (await readScoreboard(context, contest.id)).own : null),
    }),
  }),
})

const Contest = builder.objectRef<ContestRow>('Contest').implement({
  description: 'A timed set of problems.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    number: t.exposeInt('number', { may }),
    title: t.exposeString('title', { may }),
    description: t.exposeString('description', { may }),
    descriptionHtml: t.string({ may, nullable: true, description: 'Safe HTML, if the description has Markdown.', resolve: ({ description }) => renderComment(description, []) }),
    host: t.expose('host', { type: Person, may, nullable: true, description: 'Null for someone who left.' }),
    startsAt: t.expose('starts_at', { type: 'Instant', may }),
    endsAt: t.expose('ends_at', { type: 'Instant', may }),
    state: t.expose('state', { type: StateType, may }),
    cancelReason: t.exposeString('cancel_reason', { may }),
    revision: t.exposeInt('revision', { may }),
    problemCount: t.exposeInt('problems', { may }),
    entryCount: t.exposeInt('entries', { may }),
    problems: t.field({
      type: [Problem],
      may,
      description: 'Empty before the start, but for the host.',
      extensions: { listSize: MAX_PROBLEMS },
      resolve: (contest, _args, context) => (showsProblems(context, contest) ? shownProblems(context, contest.id) : []),
    }),
    entrants: t.field({
      type: [Person],
      may,
      description: 'Who signed up or entered in its time, at most 100; empty for anyone but its host.',
      extensions: { listSize: MAX_ENTRANTS },
      resolve: (contest, _args, context) => (mayChange(context, contest) ? listEntrants(context.db, contest.id, MAX_ENTRANTS) : []),
    }),
    winner: t.field({ type: Person, may, nullable: true, description: 'Who is first on the scoreboard; null before the end, and if nobody has points.', resolve: (contest, _args, context) => readWinner(context, contest) }),
    isOwn: t.boolean({ may, description: 'Whether the viewer may change it.', resolve: (contest, _args, context) => mayChange(context, contest) }),
    ownEntry: t.field({ type: Entry, may, nullable: true, description: 'Null for visitors and without an entry.', resolve: ownEntry }),
  }),
})

async function shownProblems({ db, viewer }: Context, contestId: string) {
  const givenUp = viewer === null ? [] : await listGivenUp(db, contestId, viewer.id)
  return (await listProblems(db, contestId)).map((problem) => ({ ...problem, hasGivenUp: givenUp.includes(problem.problem_id) }))
}

async function ownEntry(contest: ContestRow, _args: unknown, { db, viewer }: Context) {
  const entry = viewer === null ? null : await findEntry(db, contest.id, viewer.id)
  return entry === null ? null : { entry, contest }
}

const Page = builder.objectRef<{ items: ContestRow[]; next: string | null }>('ContestPage').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [Contest], may, extensions: { listSize: PAST_PAGE } }),
    next: t.exposeString('next', { may, nullable: true }),
  }),
})

const CellType = builder.objectRef<Standing['cells'][number]>('ContestCell').implement({
  description: 'What an entry has done with one problem.',
  fields: (t) => ({
    problem: t.exposeID('problemId', { may }),
    solvedAfter: t.exposeFloat('solvedAfter', { may, nullable: true, description: 'Seconds from the start to the acceptance.' }),
    wrong: t.exposeInt('wrong', { may, description: 'Wrong tries before it.' }),
  }),
})

const StandingType = builder.objectRef<Standing>('ContestStanding').implement({
  description: 'An entry on the scoreboard.',
  fields: (t) => ({
    person: t.expose('person', { type: Person, may }),
    rank: t.exposeInt('rank', { may, nullable: true, description: 'Null without points.' }),
    isVirtual: t.exposeBoolean('isVirtual', { may }),
    points: t.exposeInt('points', { may }),
    seconds: t.exposeFloat('seconds', { may, description: 'The time of the last acceptance with the penalties.' }),
    cells: t.expose('cells', { type: [CellType], may, extensions: { listSize: 4 }, description: 'In the order of the problems.' }),
  }),
})

const Task = builder.objectRef<ContestTaskRow>('ContestTask').implement({
  description: 'A problem of a contest that the viewer takes part in now.',
  fields: (t) => ({
    slug: t.exposeString('slug', { may: 'members' }),
    title: t.exposeString('title', { may: 'members' }),
    points: t.exposeInt('points', { may: 'members' }),
    isSolved: t.exposeBoolean('isSolved', { may: 'members', description: 'In the time of the entry.' }),
  }),
})

const RunningEntry = builder.objectRef<RunningEntryRow>('RunningContestEntry').implement({
  description: 'A contest that the viewer takes part in now.',
  fields: (t) => ({
    number: t.exposeInt('number', { may: 'members' }),
    title: t.exposeString('title', { may: 'members' }),
    endsAt: t.expose('ends_at', { type: 'Instant', may: 'members' }),
    problems: t.stringList({ may: 'members', description: 'The slugs of its problems.', resolve: ({ tasks }) => tasks.map(({ slug }) => slug) }),
    tasks: t.expose('tasks', { type: [Task], may: 'members', description: 'Its problems in order.', extensions: { listSize: MAX_PROBLEMS } }),
  }),
})

const ScoreboardType = builder.objectRef<Scoreboard>('ContestScoreboard').implement({
  fields: (t) => ({
    standings: t.field({ type: [StandingType], may, description: 'The first hundred.', extensions: { listSize: SCOREBOARD_SIZE }, resolve: ({ standings }) => standings.slice(0, SCOREBOARD_SIZE) }),
    total: t.int({ may, resolve: ({ standings }) => standings.length }),
    own: t.expose('own', { type: StandingType, may, nullable: true, description: 'That of the viewer, also a virtual one.' }),
  }),
})

builder.queryFields((t) => ({
  contests: t.field({
    type: [Contest], may, description: 'The contests that are not over, soonest first.', extensions: { listSize: 5 },
    resolve: (_root, _args, { db, clock }) => listOpen(db, clock.now(), MAX_LISTED),
  }),
  pastContests: t.field({
    type: Page, may, description: 'The contests that are over, latest first.', args: { after: t.arg.string() },
    resolve: async (_root, args, { db, clock }) => {
      const rows = await listPast(db, { now: clock.now(), after: readCursor(parse(pastInput, args).after), max: PAST_PAGE + 1 })
      const items = rows.slice(0, PAST_PAGE)
      const last = items.at(-1)
      return { items, next: rows.length > PAST_PAGE && last !== undefined ? cursorOf({ key: last.ends_at.getTime(), id: last.id }) : null }
    },
  }),
  contest: t.field({
    type: Contest, may, nullable: true, args: { number: t.arg.int({ required: true }) },
    resolve: (_root, { number }, context) => findContestForReading(context, number),
  }),
  contestScoreboard: t.field({
    type: ScoreboardType, may, nullable: true, description: 'Null if there is no such contest or it has not started.', args: { number: t.arg.int({ required: true }) },
    resolve: async (_root, { number }, context) => {
      const contest = await findContestForReading(context, number)
      return contest === null || contest.state !== 'published' || contest.starts_at > context.clock.now() ? null : readScoreboard(context, contest.id)
    },
  }),
  runningContestEntries: t.field({
    type: [RunningEntry], may: 'members', description: 'The contests that the viewer takes part in now.', extensions: { listSize: 2 },
    resolve: (_root, _args, context) => listRunning(context.db, signedIn(context).id, context.clock.now()),
  }),
  hostedContests: t.field({
    type: [Contest], may: 'contests.host', description: 'The contests of the viewer in all states.', extensions: { listSize: 5 },
    resolve: (_root, _args, context) => listHosted(context.db, signedIn(context).id, MAX_LISTED),
  }),
}))

const ProblemInput = builder.inputType('ContestProblemInput', { fields: (t) => ({ slug: t.string({ required: true }), points: t.int({ required: true }) }) })

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true })
  const text = t.arg.string({ required: true })
  return {
    saveContest: t.int({
      may: 'contests.host',
      description: 'Creates a contest as a draft, or changes one. Returns its number.',
      args: { id, revision: t.arg.int({ required: true }), title: text, description: text, startsAt: text, minutes: t.arg.int({ required: true }), problems: t.arg({ type: [ProblemInput], required: true }) },
      resolve: (_root, args, context) => saveContest(context, parse(contestInput, args)),
    }),
    publishContest: t.boolean({ may: 'contests.host', args: { id }, resolve: (_root, args, context) => done(publishContest(context, parse(contestId, args).id)) }),
    cancelContest: t.boolean({ may: 'contests.host', description: 'Cancels a published contest, or deletes a draft.', args: { id, reason: text }, resolve: (_root, args, context) => done(cancelContest(context, parse(cancelInput, args))) }),
    enterContest: t.boolean({ may: 'contests.enter', description: 'In its time, or after it with a clock of one’s own that starts now.', args: { id }, resolve: (_root, args, context) => done(enterContest(context, parse(contestId, args).id)) }),
    finishContest: t.boolean({ may: 'contests.enter', description: 'Ends a clock of one’s own before its time.', args: { id }, resolve: (_root, args, context) => done(finishContest(context, parse(contestId, args).id)) }),
    leaveContest: t.boolean({ may: 'contests.enter', args: { id }, resolve: (_root, args, context) => done(leaveContest(context, parse(contestId, args).id)) }),
  }
})
