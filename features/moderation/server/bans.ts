import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { lockAdmins, requireAnotherAdmin, suspendPerson } from '#features/accounts/server/public.ts'
import { ALREADY_BANNED, ALREADY_PROPOSED, BAN_DAYS, banProblem, CANNOT_BAN_YOURSELF, DAY_MS } from '../rules/decisions.ts'
import { findByUsername, insertBan, lockBan, saveBanned, saveBanState, type BanRow } from './bans.queries.ts'
import { insertDecision } from './decisions.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'ban.proposed': { proposalId: string; by: string }
  }
}

/** Proposes to ban a person permanently. Nothing changes for them until another admin confirms it, within seven days. Sent twice it is one proposal. Throws for oneself and the last admin. */
export async function proposeBan(context: Context, input: { id: string; username: string; rule: string; statement: string }): Promise<void> {
  const viewer = signedIn(context)
  const person = await findByUsername(context.db, input.username)
  if (person === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that person.', fields: { username: 'We couldn’t find that person.' } })
  if (person.id === viewer.id) throw new Refusal('NOT_ALLOWED', { message: CANNOT_BAN_YOURSELF })
  if (person.banned_at !== null) throw new Refusal('OUTDATED_EDIT', { message: ALREADY_BANNED })
  await requireAnotherAdmin(context, person.id)
  await context.inTransaction(async (context) => {
    const at = context.clock.now()
    if ((await lockBan(context.db, input.id))?.proposed_by === viewer.id) return
    const isNew = await insertBan(context.db, { ...input, personId: person.id, by: viewer.id, at, expiresAt: new Date(at.getTime() + BAN_DAYS * DAY_MS) })
    if (!isNew) throw new Refusal('OUTDATED_EDIT', { message: ALREADY_PROPOSED })
    await recordAudit(context, { action: 'ban.proposed', targetId: person.id, targetName: input.username, reason: input.statement.slice(0, 1000), details: { rule: input.rule, step: input.id } })
    await context.emit({ name: 'ban.proposed', proposalId: input.id, by: viewer.id })
  })
}

/** Confirms a ban that another admin proposed: the person is logged out everywhere, cannot log in, and gets the reasons by email. */
export async function confirmBan(context: Context, id: string): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    await lockAdmins(context)
    const ban = await openBan(context, id)
    if (ban.state === 'confirmed' && ban.decided_by === viewer.id) return
    const at = context.clock.now()
    const problem = banProblem({ state: ban.state, personId: ban.person_id, proposedBy: ban.proposed_by, expiresAt: ban.expires_at }, viewer.id, at)
    if (problem !== null) throw new Refusal(ban.state === 'open' ? 'NOT_ALLOWED' : 'OUTDATED_EDIT', { message: problem })
    // Marked first: the suspension is part of the ban, and has no decision of its own.
    await saveBanned(context.db, ban.person_id, at)
    await suspendPerson(context, { personId: ban.person_id, suspended: true, reason: ban.statement.slice(0, 1000), isPartOfBan: true })
    await saveBanState(context.db, { id, state: 'confirmed', by: viewer.id, at })
    const decisionId = context.random.uuid()
    await insertDecision(context.db, {
      id: decisionId, kind: 'person', targetId: ban.person_id, title: 'Your account', authorId: ban.person_id, outcome: 'banned', rule: ban.rule, statement: ban.statement, evidence: '', reportCount: 0,
      decidedBy: ban.proposed_by, confirmedBy: viewer.id,
      // Not before the suspension, whose reason it is.
      at: context.clock.now(),
    })
    await recordAudit(context, { action: 'ban.confirmed', targetId: ban.person_id, targetName: ban.username, reason: ban.statement.slice(0, 1000), details: { rule: ban.rule, proposedBy: ban.proposer_name, completes: id } })
    await context.emit({ name: 'moderation.decided', decisionId, authorId: ban.person_id, outcome: 'banned' })
  })
}

/** Ends a proposal without a ban. */
export async function withdrawBan(context: Context, id: string): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    const ban = await openBan(context, id)
    if (ban.state === 'withdrawn' && ban.decided_by === viewer.id) return
    const problem = banProblem({ state: ban.state, personId: '', proposedBy: null, expiresAt: ban.expires_at }, viewer.id, context.clock.now())
    if (problem !== null) throw new Refusal('OUTDATED_EDIT', { message: problem })
    await saveBanState(context.db, { id, state: 'withdrawn', by: viewer.id, at: context.clock.now() })
    await recordAudit(context, { action: 'ban.withdrawn', targetId: ban.person_id, targetName: ban.username })
  })
}

async function openBan(context: Context, id: string): Promise<BanRow> {
  const ban = await lockBan(context.db, id)
  if (ban === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that proposal.' })
  return ban
}
