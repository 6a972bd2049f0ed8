import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import { inviteFault, MAX_INVITES, type Part } from '../rules/group.ts'
import { inviteCode, NO_CODE } from '../rules/invite-code.ts'
import { findGroup, lockGroup } from './groups.queries.ts'
import {
  findInvitation, findInvite, findInvitedGroup, insertInvite, saveDeclined, saveInvitation, saveRevoked, takePlace, type InvitedGroupRow,
} from './invites.queries.ts'
import { findByUsername, isMentor } from './members.queries.ts'
import { addMember } from './membership.ts'
import { groupForChange } from './mentoring.access.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'mentor-group.invited': { groupId: string; personId: string; by: string }
  }
}

const DAY_MS = 24 * 3600_000

/** A mentor makes an invite link for learners. */
export async function makeInvite(context: Context, { id, days, maxUses }: { id: string; days: number; maxUses: number }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.invite', viewer.id)
  await context.inTransaction(async (context) => {
    await groupForChange(context, id)
    const at = context.clock.now()
    const code = inviteCode(Buffer.from(context.random.secret(), 'base64url'))
    const isSaved = await insertInvite(context.db, { id: context.random.uuid(), groupId: id, code, by: viewer.id, at, expiresAt: new Date(at.getTime() + days * DAY_MS), maxUses }, MAX_INVITES)
    if (!isSaved) throw new Refusal('NOT_ALLOWED', { message: `A group has at most ${MAX_INVITES} invites. Revoke one first.` })
  })
}

/** A mentor revokes an invite, which can then no longer be used. */
export async function revokeInvite(context: Context, id: string): Promise<void> {
  await rateLimit(context, 'mentoring.person', signedIn(context).id)
  await context.inTransaction(async (context) => {
    const invite = await findInvite(context.db, id)
    if (invite === null) throw new Refusal('NOT_FOUND')
    await groupForChange(context, invite.group_id)
    await saveRevoked(context.db, id, context.clock.now())
  })
}

function faultOf(invite: InvitedGroupRow, now: Date): string | null {
  if (invite.archived_at !== null) return 'This group is archived, so no one can join it.'
  const { expires_at: expiresAt, revoked_at: revokedAt, uses, max_uses: maxUses } = invite
  return inviteFault({ expiresAt, revokedAt, uses, maxUses }, now)
}

/** What an invite leads to, for someone who may join, also before they have an account. Members see it also when it no longer works. Throws NOT_FOUND, or NOT_ALLOWED with the reason. */
export async function readInvite(context: Context, code: string): Promise<InvitedGroupRow> {
  const { viewer, caller } = context
  await (viewer === null ? rateLimit(context, 'mentoring.code.address', caller.network) : rateLimit(context, 'mentoring.code', viewer.id))
  const invite = await findInvitedGroup(context.db, code, viewer?.id ?? null)
  if (invite === null) throw new Refusal('NOT_FOUND', { message: NO_CODE })
  const fault = invite.part === null ? faultOf(invite, context.clock.now()) : null
  if (fault !== null) throw new Refusal('NOT_ALLOWED', { message: fault })
  return invite
}

/** The viewer joins the group of an invite. Returns its id. A member changes nothing and takes no place. */
export async function joinGroup(context: Context, code: string): Promise<string> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.code', viewer.id)
  return context.inTransaction(async (context) => {
    const found = await findInvitedGroup(context.db, code, viewer.id)
    if (found === null) throw new Refusal('NOT_FOUND', { message: NO_CODE })
    await lockGroup(context.db, found.group_id)
    const invite = (await findInvitedGroup(context.db, code, viewer.id))!
    if (invite.part !== null) return invite.group_id
    const now = context.clock.now()
    const fault = faultOf(invite, now)
    if (fault !== null || !(await takePlace(context.db, invite.id, now))) throw new Refusal('NOT_ALLOWED', { message: fault ?? inviteFault({ expiresAt: invite.expires_at, revokedAt: invite.revoked_at, uses: invite.max_uses, maxUses: invite.max_uses }, now)! })
    await addMember(context, { id: invite.group_id, name: invite.name }, viewer.id, 'learner')
    return invite.group_id
  })
}

/** A mentor invites someone by their username, who accepts or declines. */
export async function inviteByName(context: Context, { id, username, part }: { id: string; username: string; part: Part }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.invite', viewer.id)
  const wrong = (message: string) => new Refusal('INVALID_INPUT', { fields: { username: message } })
  await context.inTransaction(async (context) => {
    await groupForChange(context, id)
    const person = await findByUsername(context.db, username)
    if (person === null || (await blockedPersonIds(context)).has(person.id)) throw wrong('We couldn’t find that person. Choose someone from the list.')
    if (part === 'mentor' && !person.is_mentor) throw wrong(`${person.name} isn’t a mentor. Mentors are approved by admins.`)
    const isNew = await saveInvitation(context.db, { groupId: id, personId: person.id, part, by: viewer.id, at: context.clock.now() })
    if (!isNew) throw wrong(`${person.name} is already in this group or has already been invited.`)
    await context.emit({ name: 'mentor-group.invited', groupId: id, personId: person.id, by: viewer.id })
  })
}

/** The viewer accepts an invitation or declines it. */
export async function answerInvitation(context: Context, { id, isAccepted }: { id: string; isAccepted: boolean }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.person', viewer.id)
  await context.inTransaction(async (context) => {
    await lockGroup(context.db, id)
    const part = await findInvitation(context.db, id, viewer.id)
    const group = await findGroup(context.db, id, viewer.id)
    if (part === null || group === null) throw new Refusal('NOT_FOUND', { message: 'This invitation was withdrawn.' })
    if (!isAccepted) return saveDeclined(context.db, id, viewer.id, context.clock.now())
    if (group.archived_at !== null) throw new Refusal('NOT_ALLOWED', { message: 'This group is archived, so no one can join it.' })
    if (part === 'mentor' && !(await isMentor(context.db, viewer.id))) throw new Refusal('NOT_ALLOWED', { message: 'Only mentors can run a group.' })
    await addMember(context, group, viewer.id, part)
  })
}
