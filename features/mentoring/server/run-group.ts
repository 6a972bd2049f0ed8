import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { MAX_GROUPS } from '../rules/group.ts'
import type { GroupInput } from '../rules/mentoring-inputs.ts'
import { findGroup, insertGroup, listGroups, lockGroup, saveArchived, saveGroup } from './groups.queries.ts'
import { findByUsername } from './members.queries.ts'
import { addMember, syncConversation } from './membership.ts'
import { groupForChange, groupForMentoring } from './mentoring.access.ts'

const FIRST_REVISION = 1

/** A mentor starts a group under an id made by the browser. Sent again, it is stored once, with the latest name and description, unless it was changed since. */
export async function createGroup(context: Context, { id, name, about }: Pick<GroupInput, 'id' | 'name' | 'about'>): Promise<void> {
  const viewer = signedIn(context)
  const use = await rateLimit(context, 'mentoring.create', viewer.id)
  await context.inTransaction(async (context) => {
    if ((await listGroups(context.db, { personId: viewer.id, part: 'mentor', now: context.clock.now(), max: MAX_GROUPS })).length >= MAX_GROUPS) {
      throw new Refusal('NOT_ALLOWED', { message: `You can run ${MAX_GROUPS} groups.` })
    }
    if (!(await insertGroup(context.db, { id, name, about, at: context.clock.now() }))) {
      await changeGroup(context, { id, name, about, revision: FIRST_REVISION })
      return use.refund()
    }
    await lockGroup(context.db, id)
    await addMember(context, { id, name }, viewer.id, 'mentor')
  })
}

/** A mentor changes the name and the description of a group. */
export async function editGroup(context: Context, input: GroupInput): Promise<void> {
  await rateLimit(context, 'mentoring.person', signedIn(context).id)
  await context.inTransaction((context) => changeGroup(context, input))
}

async function changeGroup(context: Context, input: GroupInput): Promise<void> {
  const group = await groupForChange(context, input.id)
  if (group.name === input.name && group.about === input.about) return
  if (input.revision !== null && input.revision !== group.revision) throw new Refusal('OUTDATED_EDIT', { message: 'The group was changed after you opened this.' })
  await saveGroup(context.db, input)
  if (group.name !== input.name) await syncConversation(context, input)
}

/** A mentor archives a group or opens it again. An archived group can be read, but nothing in it changes. */
export async function archiveGroup(context: Context, { id, isArchived }: { id: string; isArchived: boolean }): Promise<void> {
  await rateLimit(context, 'mentoring.person', signedIn(context).id)
  await context.inTransaction(async (context) => {
    await lockGroup(context.db, id)
    const group = await groupForMentoring(context, id)
    if ((group.archived_at !== null) !== isArchived) await saveArchived(context.db, id, isArchived ? context.clock.now() : null)
  })
}

/** An admin gives a group to another mentor, such as one whose mentor lost the role. */
export async function adoptGroup(context: Context, { id, username }: { id: string; username: string }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.person', viewer.id)
  await context.inTransaction(async (context) => {
    await lockGroup(context.db, id)
    const group = await findGroup(context.db, id, viewer.id)
    const person = await findByUsername(context.db, username)
    if (group === null) throw new Refusal('NOT_FOUND')
    if (person === null || !person.is_mentor) throw new Refusal('INVALID_INPUT', { fields: { username: 'No mentor has this username.' } })
    if (await addMember(context, group, person.id, 'mentor')) await recordAudit(context, { action: 'mentor-group.given', targetId: id, targetName: group.name, details: { mentor: username } })
  })
}
