import { signedIn, type Context } from '#platform/server/context.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { conditionStates, earnedLevel, levelAbove, type ConditionState, type TrustLevel } from '../rules/levels.ts'
import { readFacts } from './trust-facts.ts'
import { findPersonTrust, listLevels, type LevelRow, type PersonTrustRow } from './trust.queries.ts'

/** The trust of a person: the level with its limits, and what the next one needs. */
export interface Trust extends PersonTrustRow {
  limits: LevelRow
  next: TrustLevel | null
  conditions: ConditionState[]
  /** The highest level whose conditions the person meets. */
  earned: TrustLevel
}

async function trustOf(context: Context, person: PersonTrustRow): Promise<Trust> {
  const levels = new Map((await listLevels(context.db)).map((level) => [level.name, level]))
  const next = levelAbove(person.level)
  const facts = (await readFacts(context, [{ id: person.person_id, joinedAt: person.joined_at }])).get(person.person_id)!
  return { ...person, next, limits: levels.get(person.has_role ? 'regular' : person.level)!, conditions: next === null ? [] : conditionStates(levels.get(next)!, facts), earned: earnedLevel((name) => levels.get(name)!, facts) }
}

/** The trust of the viewer. */
export async function readOwnTrust(context: Context): Promise<Trust> {
  const person = await findPersonTrust(context.db, { id: signedIn(context).id })
  if (person === null) throw new Refusal('NOT_FOUND')
  return trustOf(context, person)
}

/** The trust of a person for admins. */
export async function readPersonTrust(context: Context, username: string): Promise<Trust> {
  const person = await findPersonTrust(context.db, { username })
  if (person === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that person.' })
  return trustOf(context, person)
}
