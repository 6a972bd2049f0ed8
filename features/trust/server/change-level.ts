import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { appealState, isWithdrawn } from '#features/moderation/server/public.ts'
import type { LevelInput } from '../rules/inputs.ts'
import { AFTER_DECISION, earnedLevel, levelAbove, levelBelow, limitAboveNext, meetsAll, numberChanges, TRUST_LABELS, TRUST_LEVELS, type TrustLevel } from '../rules/levels.ts'
import { readFacts } from './trust-facts.ts'
import { findPersonTrust, listCandidates, listLevels, lockLevels, saveLevel, savePersonTrust, savePromoted, type PersonTrustRow } from './trust.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'trust.changed': { personId: string; level: TrustLevel; direction: 'up' | 'down' }
  }
}

const BATCH = 500
const DAY_MS = 24 * 3600 * 1000

/**
 * Changes the limits and the conditions of levels, all or none. Throws OUTDATED_EDIT if another admin changed one of them meanwhile, and INVALID_INPUT if a limit
 * would be higher than that of the level above.
 */
export async function changeLevels(context: Context, { levels, reason }: { levels: readonly LevelInput[]; reason: string }): Promise<void> {
  await context.inTransaction(async (context) => {
    await lockLevels(context.db)
    const before = new Map((await listLevels(context.db)).map((level) => [level.name, level]))
    for (const input of levels) {
      if (!(await saveLevel(context.db, input))) throw new Refusal('OUTDATED_EDIT', { message: 'Another admin has changed the levels. Reload them first.' })
      await recordAudit(context, { action: 'trust.level-changed', targetName: TRUST_LABELS[input.name], reason, details: { changes: numberChanges(before.get(input.name)!, input) } })
    }
    const after = new Map((await listLevels(context.db)).map((level) => [level.name, level]))
    const wrong = limitAboveNext((level) => after.get(level)!)
    if (wrong === null) return
    const sent = levels.findIndex(({ name }) => name === wrong.level)
    const at = sent === -1 ? levels.findIndex(({ name }) => name === wrong.above) : sent
    throw new Refusal('INVALID_INPUT', { message: wrong.message, fields: at === -1 ? {} : { [`levels.${at}.${wrong.name}`]: wrong.message } })
  })
}

/**
 * Sets the level of a person by hand, so that it is not promoted automatically from then on, or makes it automatic again: with the given level, or
 * with the one whose conditions the person meets.
 */
export async function setPersonTrust(context: Context, { username, level, automatic, reason }: { username: string; level: TrustLevel | null; automatic: boolean; reason: string }): Promise<void> {
  await context.inTransaction(async (context) => {
    const person = await findPersonTrust(context.db, { username })
    if (person === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that person.', fields: { username: 'We couldn’t find that person.' } })
    const next = level ?? (await findEarnedLevel(context, person))
    await savePersonTrust(context.db, { personId: person.person_id, level: next, isManual: !automatic, reason: automatic ? '' : reason, at: context.clock.now() })
    await recordAudit(context, { action: automatic ? 'trust.automatic' : 'trust.set', targetId: person.person_id, targetName: username, reason, details: { level: next, before: person.level } })
    await emitChange(context, person.person_id, person.level, next)
  })
}

async function findEarnedLevel(context: Context, { person_id: id, joined_at: joinedAt }: PersonTrustRow): Promise<TrustLevel> {
  const levels = new Map((await listLevels(context.db)).map((level) => [level.name, level]))
  return earnedLevel((name) => levels.get(name)!, (await readFacts(context, [{ id, joinedAt }])).get(id)!)
}

/** Lowers the level of a person after a moderator's decision against them, unless it is appealed, or was overturned or withdrawn. Once for each decision. */
export async function demoteAfterDecision(context: Context, { personId, decisionId }: { personId: string; decisionId: string }): Promise<void> {
  if (await isWithdrawn(context.db, decisionId)) return
  const appeal = await appealState(context.db, decisionId)
  if (appeal === 'none' || appeal === 'upheld') await demote(context, personId, decisionId)
}

/** Gives a person the level back that a decision took, if nothing else has changed their level since. */
export async function restoreAfterDecision(context: Context, { personId, decisionId }: { personId: string; decisionId: string }): Promise<void> {
  await context.inTransaction(async (context) => {
    const person = await findPersonTrust(context.db, { id: personId })
    if (person === null || person.lowered_from === null || person.decision_id !== decisionId) return
    await savePersonTrust(context.db, { personId, level: person.lowered_from, isManual: person.is_manual, reason: '', at: context.clock.now() })
    await emitChange(context, personId, person.level, person.lowered_from)
  })
}

/** Once for each decision, because it depends on the level before. */
async function demote(context: Context, personId: string, decisionId: string): Promise<void> {
  await context.inTransaction(async (context) => {
    const person = await findPersonTrust(context.db, { id: personId })
    if (person === null || person.decision_id === decisionId) return
    const level = levelBelow(person.level)
    await savePersonTrust(context.db, { personId, level, isManual: person.is_manual, reason: AFTER_DECISION, lowered: { from: person.level, decisionId }, at: context.clock.now() })
    await emitChange(context, personId, person.level, level)
  })
}

/** Promotes everyone who meets the conditions of the next level, in batches. */
export async function promotePeople(context: Context): Promise<void> {
  const levels = new Map((await listLevels(context.db)).map((level) => [level.name, level]))
  // The highest first: nobody rises twice in one run.
  for (const level of TRUST_LEVELS.toReversed()) {
    const next = levelAbove(level)
    if (next === null) continue
    const conditions = levels.get(next)!
    const joinedBefore = new Date(context.clock.now().getTime() - conditions.minDays * DAY_MS)
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const people = await listCandidates(context.db, { level, joinedBefore, after, count: BATCH })
      const facts = await readFacts(context, people.map(({ id, joined_at: joinedAt }) => ({ id, joinedAt })))
      for (const { id } of people) if (meetsAll(conditions, facts.get(id)!)) await promote(context, id, { from: level, to: next })
      if (people.length < BATCH) break
      after = people.at(-1)!.id
    }
  }
}

async function promote(context: Context, personId: string, { from, to }: { from: TrustLevel; to: TrustLevel }): Promise<void> {
  await context.inTransaction(async (context) => {
    // An admin or a decision may have changed the level since the batch was read.
    if (await savePromoted(context.db, { personId, from, to, at: context.clock.now() })) await emitChange(context, personId, from, to)
  })
}

async function emitChange(context: Context, personId: string, ...[from, to]: [TrustLevel, TrustLevel]): Promise<void> {
  if (from === to) return
  await context.emit({ name: 'trust.changed', personId, level: to, direction: TRUST_LEVELS.indexOf(to) > TRUST_LEVELS.indexOf(from) ? 'up' : 'down' })
}
