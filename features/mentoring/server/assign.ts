import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '#platform/rules/refusals.ts'
import { hasVisibleText } from '#platform/rules/visible-text.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { COMMENT_TO_REVISE, MAX_ASSIGNMENTS } from '../rules/assignment.ts'
import { NO_FILE, type AssignmentInput, type ReturnInput } from '../rules/mentoring-inputs.ts'
import { marksFault, rubricPoints } from '../rules/rubric.ts'
import { NEWER_WORK, outdatedBecause, RETURNED_MEANWHILE } from '../rules/work-version.ts'
import { listAttachable, saveAssignmentFiles } from './assignment-files.queries.ts'
import { deleteAssignment, findAssignment, insertAssignment, saveAssignment, type AssignmentRow } from './assignments.queries.ts'
import { dropExtensions } from './extensions.queries.ts'
import { assignmentForMentoring, groupForChange } from './mentoring.access.ts'
import { findPart } from './members.queries.ts'
import { deleteMarks, hasMarks, listMarks, saveCriteria, saveMarks } from './rubric.queries.ts'
import { listSubjects } from './subjects.queries.ts'
import { forgiveLateWork, handInKnown, listWork, saveReturned } from './work.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'assignment.set': { assignmentId: string; groupId: string; by: string }
    'assignment.returned': { assignmentId: string; personId: string; by: string }
  }
}

/**
 * A mentor sets an assignment or changes one, under a key made by the browser. What learners have done already is handed in at once. After a due
 * date moved, work that the new date allows is no longer late.
 */
export async function writeAssignment(context: Context, input: AssignmentInput): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.person', viewer.id)
  await context.inTransaction(async (context) => {
    await groupForChange(context, input.id)
    const { criteria } = input
    const assignment = { ...input, points: criteria.length === 0 ? input.points : rubricPoints(criteria) }
    const before = await findAssignment(context.db, input.key)
    if (before !== null && before.group_id !== input.id) throw new Refusal('NOT_FOUND')
    if (before === null) {
      if (isOver(input.due, context.clock.now())) throw new Refusal('INVALID_INPUT', { fields: { due: 'This time has passed. Choose a later one.' } })
      await setAssignment(context, assignment)
    } else if (before.kind !== input.kind || before.subject_id !== input.subject) throw new Refusal('INVALID_INPUT', { fields: { subject: 'You can’t change what was assigned. Delete this assignment and create a new one.' } })
    else if (!isSameAssignment(assignment, before)) {
      // A new one that is sent again after a lost answer has no revision: it may differ, unless somebody has changed it since.
      if ((input.revision ?? FIRST_REVISION) !== before.revision) throw new Refusal('OUTDATED_EDIT', { message: CHANGED_MEANWHILE })
      await changeRubric(context, before, assignment)
      await saveAssignment(context.db, assignment)
      await attachFiles(context, assignment)
      if (before.due_local !== input.due) await moveDue(context, input)
    }
    await handInKnown(context.db, { groupId: input.id })
  })
}

const FIRST_REVISION = 1
const CHANGED_MEANWHILE = 'This assignment was changed after you opened it.'

/** Whether an assignment would stay as it is, also when the answer to a change got lost. */
const isSameAssignment = ({ title, instructions, due, lateRule, latePoints, points, criteria, files }: AssignmentInput, before: AssignmentRow): boolean =>
  title === before.title && instructions === before.instructions && due === before.due_local && lateRule === before.late_rule && latePoints === before.late_points && points === before.points &&
  isDeepStrictEqual(criteria, before.criteria) && isDeepStrictEqual(files, before.files.map(({ id }) => id))

/** After the due date of an assignment moved: nobody has less time of their own than the group, and its learners are notified. */
async function moveDue(context: Context, { key, due }: AssignmentInput): Promise<void> {
  await dropExtensions(context.db, key, due)
  await forgiveLateWork(context.db, key)
  await context.emit({ name: 'assignment.due-changed', assignmentId: key, personId: null, by: signedIn(context).id })
}

// Somewhere it is still this time: the zone furthest behind UTC.
const FURTHEST_BEHIND_MS = 12 * 3600_000

/** Whether a local time has passed in every time zone. */
const isOver = (local: string | null, now: Date): boolean => local !== null && Date.parse(`${local}:00Z`) + FURTHEST_BEHIND_MS < now.getTime()

async function changeRubric({ db }: Context, before: AssignmentRow, { key, criteria }: AssignmentInput): Promise<void> {
  if (isDeepStrictEqual(before.criteria, criteria)) return
  if (await hasMarks(db, key)) throw new Refusal('INVALID_INPUT', { fields: { criteria: 'Work was returned with this rubric, so it can’t be changed.' } })
  await saveCriteria(db, key, criteria)
}

/** Replaces the files of an assignment. Throws unless the viewer may attach all of them. */
async function attachFiles(context: Context, { id: groupId, key, files }: AssignmentInput): Promise<void> {
  const found = files.length === 0 ? [] : await listAttachable(context.db, { files, groupId, mentorId: signedIn(context).id })
  if (found.length < files.length) throw new Refusal('INVALID_INPUT', { fields: { files: NO_FILE } })
  await saveAssignmentFiles(context.db, key, files)
}

/** Adds an assignment to a group, which must be locked. */
export async function setAssignment(context: Context, input: AssignmentInput): Promise<void> {
  const subjects = input.subject === null ? [] : await listSubjects(context.db, [input.subject])
  if (input.subject !== null && !subjects.some(({ kind }) => kind === input.kind)) throw new Refusal('INVALID_INPUT', { fields: { subject: 'This can no longer be assigned. Choose something else.' } })
  if (!(await insertAssignment(context.db, input, context.clock.now(), MAX_ASSIGNMENTS))) throw new Refusal('NOT_ALLOWED', { message: `A group has at most ${MAX_ASSIGNMENTS} assignments.` })
  await saveCriteria(context.db, input.key, input.criteria)
  await attachFiles(context, input)
  await context.emit({ name: 'assignment.set', assignmentId: input.key, groupId: input.id, by: signedIn(context).id })
}

/** A mentor deletes an assignment with the work on it. */
export async function removeAssignment(context: Context, id: string): Promise<void> {
  await rateLimit(context, 'mentoring.person', signedIn(context).id)
  await context.inTransaction(async (context) => {
    await assignmentForMentoring(context, id)
    await deleteAssignment(context.db, id)
  })
}

/** The refusal about somebody who isn’t a learner of the group. */
export const NO_LEARNER = 'This person isn’t a learner in this group.'

/**
 * A mentor returns the work of a learner with points, by criterion where there is a rubric, and a comment. Or asks for another version with a comment,
 * without points. Can be repeated.
 */
export async function returnWork(context: Context, input: ReturnInput): Promise<void> {
  const { id, person, comment, isToRevise } = input
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.person', viewer.id)
  await context.inTransaction(async (context) => {
    const { assignment, group } = await assignmentForMentoring(context, id)
    if ((await findPart(context.db, group.id, person)) !== 'learner') throw new Refusal('NOT_FOUND', { message: NO_LEARNER })
    if (isToRevise && assignment.kind !== 'text') throw new Refusal('INVALID_INPUT', { fields: { isToRevise: 'Only texts and files can be revised.' } })
    if (isToRevise && !hasVisibleText(comment)) throw new Refusal('INVALID_INPUT', { fields: { comment: COMMENT_TO_REVISE } })
    const points = isToRevise ? null : givenPoints(assignment, input)
    if (await isReturnedAlready(context, { ...input, groupId: group.id, points })) return
    const isSaved = await saveReturned(context.db, { assignmentId: id, personId: person, points, comment, isToRevise, by: viewer.id, at: context.clock.now() })
    if (!isSaved) throw new Refusal('NOT_ALLOWED', { message: 'Nothing has been handed in yet.' })
    if (isToRevise) await deleteMarks(context.db, id, person)
    else await saveMarks(context.db, person, input.marks)
    await context.emit({ name: 'assignment.returned', assignmentId: id, personId: person, by: viewer.id })
  })
}

/** Whether the viewer has returned exactly this, when the answer got lost. Throws if the work was handed in or returned after the version that they read. */
async function isReturnedAlready(context: Context, { id, groupId, person, version, points, comment, isToRevise, marks }: ReturnInput & { groupId: string }): Promise<boolean> {
  const [work] = await listWork(context.db, { groupId, personId: person, assignmentId: id })
  if (work === undefined) return false
  const reason = outdatedBecause(version, { handedInAt: work.handed_in_at, returnedAt: work.returned_at })
  if (reason === null) return false
  if (reason === 'handed in') throw new Refusal('OUTDATED_EDIT', { message: NEWER_WORK })
  const saved = (await listMarks(context.db, groupId, person)).get(id) ?? []
  const isSame = work.returned_by === signedIn(context).id && work.points === points && work.comment === comment && work.is_to_revise === isToRevise
  if (isSame && (isToRevise || marks.every((mark) => saved.some((one) => one.criterion === mark.criterion && one.points === mark.points)))) return true
  throw new Refusal('OUTDATED_EDIT', { message: RETURNED_MEANWHILE })
}

/** The points of returned work: the sum of its marks where there is a rubric. */
function givenPoints({ criteria, points: most }: AssignmentRow, { points, marks }: ReturnInput): number | null {
  const fault = marksFault(criteria, marks)
  if (fault !== null) throw new Refusal('INVALID_INPUT', { fields: { marks: fault } })
  const given = criteria.length === 0 ? points : rubricPoints(marks)
  if (given !== null && given > most) throw new Refusal('INVALID_INPUT', { fields: { points: `Enter a number from 0 to ${most}.` } })
  return given
}
