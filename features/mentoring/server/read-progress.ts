import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { FAILED_IN_A_ROW, risksOf, type Risk } from '../rules/at-risk.ts'
import { earnedPoints, workState, type WorkState } from '../rules/assignment.ts'
import { hardestFirst, hardestLessons, median, WEEKS } from '../rules/figures.ts'
import { listAssignments, type AssignmentRow } from './assignments.queries.ts'
import { listMembers, type MemberRow } from './members.queries.ts'
import { assignmentForReading, groupForMentoring, groupForReading } from './mentoring.access.ts'
import { listLastActive, listLessonFigures, listProblemFigures, listStuck, listWeeks, type LessonFiguresRow, type ProblemFiguresRow, type WeekRow } from './progress.queries.ts'
import { listNotes, type NoteRow } from './notes.queries.ts'
import { listMarks, type MarkRow } from './rubric.queries.ts'
import { listAttended, type AttendedRow } from './schedule.queries.ts'
import { listAttempts, listWork, type AttemptRow, type WorkRow } from './work.queries.ts'
import { listWorkVersions, type WorkVersionRow } from './work-versions.queries.ts'

const MAX_ATTEMPTS = 10
const MAX_ATTENDED = 20

/** One learner in the matrix; states and points in the order of the assignments. */
export interface ProgressRow {
  learner: MemberRow
  lastActiveAt: Date
  risks: Risk[]
  states: WorkState[]
  points: (number | null)[]
  /** The learner's own due dates, which a mentor gave them. */
  extended: (string | null)[]
}

export interface ProgressMatrix {
  assignments: AssignmentRow[]
  rows: ProgressRow[]
}

const stateOf = (work: WorkRow, assignment: AssignmentRow, now: Date): WorkState =>
  workState({ handedInAt: work.handed_in_at, isLate: work.is_late, returnedAt: work.returned_at, isToRevise: work.is_to_revise, dueAt: work.due_at, lateRule: assignment.late_rule, isStarted: work.is_started }, now)

/** The points of a learner’s work after what late work loses; null if there are none yet. */
export const pointsOf = (work: WorkRow, { kind, criteria, points, late_points: latePoints }: AssignmentRow): number | null =>
  earnedPoints({ kind, criteria, points, latePoints }, { handedInAt: work.handed_in_at, isLate: work.is_late, returnedAt: work.returned_at, points: work.points })

/** How far each learner of a group is with each assignment, and who is at risk; for mentors of the group. The same number of statements for any size. */
export async function readProgress(context: Context, groupId: string): Promise<ProgressMatrix> {
  const group = await groupForMentoring(context, groupId)
  const { db, clock } = context
  const [assignments, learners, work, active, stuck] = await Promise.all([
    listAssignments(db, group.id), listMembers(db, group.id, 'learner'), listWork(db, { groupId: group.id }), listLastActive(db, group.id), listStuck(db, group.id, FAILED_IN_A_ROW),
  ])
  const now = clock.now()
  const workOf = new Map(work.map((row) => [`${row.person_id} ${row.assignment_id}`, row]))
  const rows = learners.map((learner): ProgressRow => {
    const own = assignments.map((assignment) => [workOf.get(`${learner.id} ${assignment.id}`), assignment] as const)
    const states = own.map(([row, assignment]) => (row === undefined ? 'todo' : stateOf(row, assignment, now)))
    const lastActiveAt = active.get(learner.id) ?? learner.joined_at
    const isOverdue = states.some((state) => state === 'overdue' || state === 'missed')
    return { learner, lastActiveAt, states, risks: risksOf({ lastActiveAt, isStuck: stuck.has(learner.id), isOverdue }, now), points: own.map(([row, assignment]) => (row === undefined ? null : pointsOf(row, assignment))), extended: own.map(([row]) => row?.extended_local ?? null) }
  })
  return { assignments, rows }
}

/** An assignment with the work of one learner on it. */
export interface OwnWork {
  assignment: AssignmentRow
  /** The points for each criterion of the rubric; empty before it is returned. */
  marks: MarkRow[]
  /** What mentors wrote to the learner about it. */
  notes: NoteRow[]
  work: WorkRow
  /** Earlier versions that were returned for revision. */
  earlier: WorkVersionRow[]
  state: WorkState
}

/** The assignments of a group with the viewer’s work on each; none for a mentor. */
export async function readOwnWork(context: Context, groupId: string): Promise<OwnWork[]> {
  const viewer = signedIn(context)
  const [assignments, work, earlier, marks, notes] = await Promise.all([
    listAssignments(context.db, groupId), listWork(context.db, { groupId, personId: viewer.id }), listWorkVersions(context.db, groupId, viewer.id), listMarks(context.db, groupId, viewer.id), listNotes(context.db, groupId, viewer.id),
  ])
  const now = context.clock.now()
  return assignments.flatMap((assignment) => {
    const row = work.find(({ assignment_id }) => assignment_id === assignment.id)
    return row === undefined ? [] : [{ assignment, work: row, earlier: earlier.get(assignment.id) ?? [], marks: shownMarks(row, marks), notes: notes.get(assignment.id) ?? [], state: stateOf(row, assignment, now) }]
  })
}

const shownMarks = ({ returned_at, assignment_id }: WorkRow, marks: ReadonlyMap<string, MarkRow[]>) => (returned_at === null ? [] : (marks.get(assignment_id) ?? []))

export interface LearnerWork extends OwnWork {
  attempts: AttemptRow[]
}

/** What a learner of the viewer’s group did for an assignment: what they handed in, and their submissions for a problem. */
export async function readLearnerWork(context: Context, { id, person }: { id: string; person: string }): Promise<LearnerWork> {
  const { assignment, group } = await assignmentForReading(context, id)
  if (group.part !== 'mentor') throw new Refusal('NOT_FOUND')
  const [work] = await listWork(context.db, { groupId: group.id, personId: person, assignmentId: id })
  if (work === undefined) throw new Refusal('NOT_FOUND', { message: 'This person isn’t a learner in this group.' })
  const attempts = assignment.kind === 'problem' && assignment.subject_id !== null ? await listAttempts(context.db, person, assignment.subject_id, MAX_ATTEMPTS) : []
  const earlier = (await listWorkVersions(context.db, group.id, person)).get(id) ?? []
  return { assignment, work, earlier, marks: shownMarks(work, await listMarks(context.db, group.id, person)), notes: (await listNotes(context.db, group.id, person)).get(id) ?? [], state: stateOf(work, assignment, context.clock.now()), attempts }
}

export interface CompletionRow {
  title: string
  done: number
  late: number
  /** Not handed in. */
  open: number
  /** Of the open ones: those whose due date has passed. */
  overdue: number
}

export interface GroupFigures {
  weeks: WeekRow[]
  completion: CompletionRow[]
  /** Hardest first. */
  problems: (ProblemFiguresRow & { medianHours: number | null })[]
  /** Hardest first. */
  lessons: LessonFiguresRow[]
  /** The latest first. */
  attendance: AttendedRow[]
}

/** The figures of a group for its mentors, or the same of the viewer alone for its learners. */
export async function readFigures(context: Context, groupId: string): Promise<GroupFigures> {
  const viewer = signedIn(context)
  const group = await groupForReading(context, groupId)
  const personId = group.part === 'mentor' ? null : viewer.id
  const now = context.clock.now()
  const [assignments, work, weeks, problems, lessons, attendance] = await Promise.all([
    listAssignments(context.db, groupId), listWork(context.db, { groupId, personId }),
    listWeeks(context.db, { groupId, personId, now, weeks: WEEKS }), listProblemFigures(context.db, groupId, personId), listLessonFigures(context.db, groupId, personId),
    listAttended(context.db, { groupId, personId, now, max: MAX_ATTENDED }),
  ])
  const completion = assignments.map(({ id, title }): CompletionRow => {
    const own = work.filter(({ assignment_id }) => assignment_id === id)
    const handedIn = own.filter(({ handed_in_at }) => handed_in_at !== null)
    const late = handedIn.filter(({ is_late }) => is_late).length
    const overdue = own.filter(({ handed_in_at, due_at }) => handed_in_at === null && due_at !== null && due_at < now).length
    return { title, done: handedIn.length - late, late, open: own.length - handedIn.length, overdue }
  })
  return { weeks, completion, problems: hardestFirst(problems).map((row) => ({ ...row, medianHours: median(row.hours) })), lessons: hardestLessons(lessons), attendance }
}
