import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import type { Viewer } from '#platform/rules/viewer.ts'
import type { Part } from '../rules/group.ts'
import { NO_ASSIGNMENT, NO_GROUP } from '../rules/mentoring-inputs.ts'
import { findAssignment, type AssignmentRow } from './assignments.queries.ts'
import { findGroup, lockGroup, type GroupRow } from './groups.queries.ts'

/** A group as the viewer may see it. */
export interface ViewedGroup extends GroupRow {
  part: Part
}

const noGroup = () => new Refusal('NOT_FOUND', { message: NO_GROUP })

/** Whether a part gives access: mentors have access only while they act as mentors, so losing the role ends it immediately. */
const givesAccess = (viewer: Viewer, part: Part | null): part is Part => part === 'learner' || (part === 'mentor' && viewer.rights.includes('mentoring.lead'))

/** A group as the viewer may see it; null if they may not. */
export async function accessTo(context: Context, id: string): Promise<ViewedGroup | null> {
  const viewer = signedIn(context)
  const group = await findGroup(context.db, id, viewer.id)
  return group === null || !givesAccess(viewer, group.part) ? null : { ...group, part: group.part }
}

/** A group for one of its mentors or learners. Throws NOT_FOUND for anyone else. */
export async function groupForReading(context: Context, id: string): Promise<ViewedGroup> {
  const group = await accessTo(context, id)
  if (group === null) throw noGroup()
  return group
}

/** A group for one of its mentors. Throws NOT_FOUND for anyone else. */
export async function groupForMentoring(context: Context, id: string): Promise<ViewedGroup> {
  const group = await groupForReading(context, id)
  if (group.part !== 'mentor') throw noGroup()
  return group
}

/** A group for a change by one of its mentors, locked. An archived group can only be opened again. */
export async function groupForChange(context: Context, id: string): Promise<ViewedGroup> {
  await lockGroup(context.db, id)
  const group = await groupForMentoring(context, id)
  if (group.archived_at !== null) throw new Refusal('NOT_ALLOWED', { message: 'This group is archived. Reopen it first.' })
  return group
}

/** An assignment for one of the mentors or learners of its group. Throws NOT_FOUND for anyone else. */
export async function assignmentForReading(context: Context, id: string): Promise<{ assignment: AssignmentRow; group: ViewedGroup }> {
  const assignment = await findAssignment(context.db, id)
  if (assignment === null) throw new Refusal('NOT_FOUND', { message: NO_ASSIGNMENT })
  return { assignment, group: await groupForReading(context, assignment.group_id) }
}

/** An assignment for one of the mentors of its group, which is locked. Throws NOT_FOUND for anyone else. */
export async function assignmentForMentoring(context: Context, id: string): Promise<{ assignment: AssignmentRow; group: ViewedGroup }> {
  const assignment = await findAssignment(context.db, id)
  if (assignment === null) throw new Refusal('NOT_FOUND', { message: NO_ASSIGNMENT })
  return { assignment, group: await groupForChange(context, assignment.group_id) }
}
