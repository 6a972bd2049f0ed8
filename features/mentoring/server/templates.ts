import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { derivedId } from '#platform/server/derived-id.ts'
import { MAX_ASSIGNMENTS } from '../rules/assignment.ts'
import type { ApplyInput } from '../rules/mentoring-inputs.ts'
import { MAX_TEMPLATES, relativeDues, shiftedDue } from '../rules/template.ts'
import { setAssignment } from './assign.ts'
import { findAssignment, listAssignments } from './assignments.queries.ts'
import { groupForChange, groupForMentoring } from './mentoring.access.ts'
import { listSubjects } from './subjects.queries.ts'
import { deleteTemplate, insertTemplate, insertTemplateItems, listTemplateItems, type TemplateItem } from './templates.queries.ts'
import { handInKnown } from './work.queries.ts'

const NO_TEMPLATE = 'We couldn’t find that template.'

/** A mentor saves the assignments of a group as a template of their own. Saving the same again changes nothing. */
export async function saveTemplate(context: Context, { id: groupId, key, name }: { id: string; key: string; name: string }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.person', viewer.id)
  await context.inTransaction(async (context) => {
    const group = await groupForMentoring(context, groupId)
    const assignments = await listAssignments(context.db, group.id)
    if (assignments.length === 0) throw new Refusal('NOT_ALLOWED', { message: 'This group has no assignments yet.' })
    const saved = await insertTemplate(context.db, { id: key, ownerId: viewer.id, name, at: context.clock.now(), max: MAX_TEMPLATES })
    if (saved === 'full') throw new Refusal('NOT_ALLOWED', { message: `You can have ${MAX_TEMPLATES} templates. Delete one first.` })
    if (saved === 'known') return
    const dues = relativeDues(assignments.map(({ due_local }) => due_local))
    const items = assignments.map((assignment, at): TemplateItem => {
      const { kind, subject_id, title, instructions, late_rule, late_points, points, criteria, files } = assignment
      const due = dues[at] ?? null
      return { kind, subject_id, title, instructions, late_rule, late_points, points, due_days: due?.days ?? null, due_time: due?.time ?? null, criteria: criteria.map(({ text, points }) => ({ text, points })), files: files.map(({ id }) => id) }
    })
    await insertTemplateItems(context.db, key, items)
  })
}

/** A mentor deletes one of their templates. */
export async function removeTemplate(context: Context, id: string): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.person', viewer.id)
  if (!(await deleteTemplate(context.db, { id, ownerId: viewer.id }))) throw new Refusal('NOT_FOUND', { message: NO_TEMPLATE })
}

/**
 * A mentor sets the assignments of a template in a group, the first of them due on a day. What no longer exists is left out; returns how many those
 * are. Ids follow from the key of the browser, so sending the same again changes nothing. Throws NOT_ALLOWED if the group would have too many assignments.
 */
export async function applyTemplate(context: Context, { id: groupId, key, template, firstDue }: ApplyInput): Promise<number> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.person', viewer.id)
  return context.inTransaction(async (context) => {
    const group = await groupForChange(context, groupId)
    const items = await listTemplateItems(context.db, { id: template, ownerId: viewer.id })
    if (items.length === 0) throw new Refusal('NOT_FOUND', { message: NO_TEMPLATE })
    const subjects = await listSubjects(context.db, items.flatMap(({ subject_id }) => (subject_id === null ? [] : [subject_id])))
    const possible = items.filter(({ kind, subject_id }) => subject_id === null || subjects.some((subject) => subject.id === subject_id && subject.kind === kind))
    const skipped = items.length - possible.length
    if (possible.length > 0 && (await findAssignment(context.db, derivedId(`${key} assignment 0`))) !== null) return skipped
    const present = await listAssignments(context.db, group.id)
    if (present.length + possible.length > MAX_ASSIGNMENTS) throw new Refusal('NOT_ALLOWED', { message: `A group has at most ${MAX_ASSIGNMENTS} assignments. This one has ${present.length} already.` })
    for (const [at, item] of possible.entries()) {
      const due = shiftedDue(item.due_days === null || item.due_time === null ? null : { days: item.due_days, time: item.due_time }, firstDue)
      await setAssignment(context, {
        id: group.id, key: derivedId(`${key} assignment ${at}`), kind: item.kind, subject: item.subject_id, title: item.title, instructions: item.instructions, due, lateRule: item.late_rule,
        latePoints: item.late_points, points: item.points, criteria: item.criteria.map((criterion, nth) => ({ ...criterion, id: derivedId(`${key} criterion ${at} ${nth}`) })), files: item.files, revision: null,
      })
    }
    await handInKnown(context.db, { groupId: group.id })
    return skipped
  })
}
