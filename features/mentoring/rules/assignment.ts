export const ASSIGNMENT_KINDS = ['problem', 'lesson', 'quiz', 'course', 'blog', 'text'] as const
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number]
/** Kinds that refer to something of the site. */
export type SubjectKind = Exclude<AssignmentKind, 'text'>

/** Kinds of things for which the site counts the groups that use them, before they are removed. Lessons belong to a course. */
export const USED_KINDS = ['problem', 'course', 'blog'] as const
export type UsedKind = (typeof USED_KINDS)[number]
export const isUsedKind = (kind: string): kind is UsedKind => (USED_KINDS as readonly string[]).includes(kind)

export const KIND_LABELS: Record<AssignmentKind, string> = { problem: 'Problem', lesson: 'Lesson', quiz: 'Quiz', course: 'Course', blog: 'Blog', text: 'Text' }

export const LATE_RULES = ['accepted', 'refused'] as const
export type LateRule = (typeof LATE_RULES)[number]

export const ASSIGNMENT_TITLE_LENGTH = 120
export const INSTRUCTIONS_LENGTH = 5_000
export const WORK_LENGTH = 20_000
export const COMMENT_LENGTH = 5_000
export const COMMENT_TO_REVISE = 'Write what should change in the next version.'
/** A note of a mentor to a learner about an assignment, and how many there can be. */
export const NOTE_LENGTH = 2_000
export const MAX_NOTES = 50
/** How much work that waits for a mentor is listed. */
export const MAX_WAITING = 50
export const MAX_POINTS = 1_000
export const MAX_ASSIGNMENTS = 50
/** How many files a mentor can attach to an assignment. */
export const MAX_FILES = 3

/** How far a learner is with an assignment. */
export const WORK_STATES = ['todo', 'started', 'overdue', 'missed', 'done', 'late', 'revise', 'returned'] as const
export type WorkState = (typeof WORK_STATES)[number]

export const STATE_LABELS: Record<WorkState, string> = {
  todo: 'Not started', started: 'Started', overdue: 'Overdue', missed: 'Missed', done: 'Handed in', late: 'Handed in late', revise: 'To revise', returned: 'Returned',
}

interface Judged {
  kind: AssignmentKind
  /** The rubric. */
  criteria: readonly unknown[]
}

/** Whether a mentor gives the points: for a text, and wherever there is a rubric. Everything else is judged by the site. */
const isJudgedByMentor = ({ kind, criteria }: Judged): boolean => kind === 'text' || criteria.length > 0
const isUnreturned = (state: WorkState): boolean => state === 'done' || state === 'late'

/** Whether work was ever handed in. */
export const isHandedIn = (state: WorkState): boolean => isUnreturned(state) || state === 'revise' || state === 'returned'

/** Whether work was handed in and waits for a mentor. */
export const waitsForMentor = (assignment: Judged, state: WorkState): boolean => isUnreturned(state) && isJudgedByMentor(assignment)

/** Whether work was handed in and needs nothing from a mentor. */
export const isAutomatic = (assignment: Judged, state: WorkState): boolean => isUnreturned(state) && !isJudgedByMentor(assignment)

/** What the state of a learner's work depends on. Times are instants: a due date is one in each learner's own time zone. */
export interface WorkFacts {
  handedInAt: Date | null
  isLate: boolean
  returnedAt: Date | null
  /** The mentor returned it and asks for another version. */
  isToRevise: boolean
  dueAt: Date | null
  lateRule: LateRule
  isStarted: boolean
}

/** The state of a learner's work at a time. */
export function workState({ handedInAt, isLate, returnedAt, isToRevise, dueAt, lateRule, isStarted }: WorkFacts, now: Date): WorkState {
  if (returnedAt !== null) return isToRevise ? 'revise' : 'returned'
  if (handedInAt !== null) return isLate ? 'late' : 'done'
  if (dueAt !== null && dueAt < now) return lateRule === 'refused' ? 'missed' : 'overdue'
  return isStarted ? 'started' : 'todo'
}

/** Whether work that is handed in at a time counts, and whether it is late. Work is on time during the whole due minute. */
export function handIn({ dueAt, lateRule }: { dueAt: Date | null; lateRule: LateRule }, at: Date): { isAccepted: boolean; isLate: boolean } {
  const isLate = dueAt !== null && at.getTime() >= dueAt.getTime() + 60_000
  return { isAccepted: !isLate || lateRule === 'accepted', isLate }
}

/** The points that count: late work loses points, but never goes below zero. */
export const countedPoints = (points: number, { isLate, latePoints }: { isLate: boolean; latePoints: number }): number => Math.max(0, points - (isLate ? latePoints : 0))

/**
 * The points of a learner for their work after what late work loses: those that a mentor returned, or all of them for what the site judges. Null if there are none yet.
 */
export function earnedPoints(assignment: Judged & { points: number; latePoints: number }, work: { handedInAt: Date | null; isLate: boolean; returnedAt: Date | null; points: number | null }): number | null {
  const isFull = work.returnedAt === null && work.handedInAt !== null && assignment.points > 0 && !isJudgedByMentor(assignment)
  const given = isFull ? assignment.points : work.returnedAt === null ? null : work.points
  return given === null ? null : countedPoints(given, { isLate: work.isLate, latePoints: assignment.latePoints })
}

/** The message to a learner who hands in late. */
export const lateText = (latePoints: number): string =>
  latePoints === 0 ? 'Handed in late.' : `Handed in late: ${latePoints === 1 ? '1 point is' : `${latePoints} points are`} deducted.`

export const TOO_LATE = 'The due date has passed, and late work isn’t accepted. Ask your mentor for more time.'
