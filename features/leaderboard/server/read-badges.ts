import type { Context } from '#platform/server/context.ts'
import { personForSection, type PersonCard } from '#features/people/server/public.ts'
import { earnedBadges, findBadge, type BadgeRule } from '../rules/badges.ts'
import { factsAbout } from './award-badges.ts'
import { badgesOf, findBadgeRow, type BadgeRow } from './badges.queries.ts'

/** A badge that somebody has, with its rule. */
export type HeldBadge = Omit<BadgeRow, 'name'> & { rule: BadgeRule }

const withRule = ({ name, ...row }: BadgeRow): HeldBadge[] => {
  const rule = findBadge(name)
  return rule === null ? [] : [{ ...row, rule }]
}

/** The badges of somebody whose activity the viewer may see, in the order in which they were earned. */
export const badgesOfPerson = async (context: Context, personId: string): Promise<HeldBadge[]> =>
  (await badgesOf(context.database, personId)).flatMap(withRule)

/** A badge with whose it is, and whether the facts still say so. */
export interface VerifiedBadge extends HeldBadge {
  person: PersonCard
  holds: boolean
}

/** The public page of a badge; null where there is none, or where it is not for the viewer. */
export async function readBadge(context: Context, id: string): Promise<VerifiedBadge | null> {
  const row = await findBadgeRow(context.database, id)
  const person = row === null ? null : await personForSection(context, row.person_id, 'activity')
  const [badge] = row === null ? [] : withRule(row)
  if (badge === undefined || person === null) return null
  const facts = earnedBadges(await factsAbout(context, badge.person_id))
  return { ...badge, person, holds: facts.some(({ name }) => name === badge.rule.name) }
}
