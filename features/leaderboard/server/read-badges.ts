import type { Context } from '#platform/server/context.ts'
import { personForSection, type PersonCard } from '#features/people/server/public.ts'
import { earnedBadges, type BadgeRule } from '../rules/badges.ts'
import { badgeFacts } from './award-badges.ts'
import { badgeRules } from './badge-rules.ts'
import { badgesOf, findBadgeRow, type BadgeRow } from './badges.queries.ts'

/** A badge of a person, with its rule. */
export type PersonBadge = Omit<BadgeRow, 'name'> & { rule: BadgeRule }

const withRule = (rules: readonly BadgeRule[], { name, ...row }: BadgeRow): PersonBadge[] => {
  const rule = rules.find((one) => one.name === name)
  return rule === undefined ? [] : [{ ...row, rule }]
}

/** The badges of a person in the order in which they were earned. The caller has checked that the viewer may see their activity. */
export async function badgesOfPerson(context: Context, personId: string): Promise<PersonBadge[]> {
  const rules = await badgeRules(context)
  return (await badgesOf(context.database, personId)).flatMap((row) => withRule(rules, row))
}

/** The badges of the owner of a badge without this one. The caller has checked that the viewer may see them. */
export const otherBadges = async (context: Context, personId: string, id: string): Promise<PersonBadge[]> =>
  (await badgesOfPerson(context, personId)).filter((badge) => badge.id !== id)

/** A badge with its owner, and whether the facts still hold. */
export interface BadgeWithPerson extends PersonBadge {
  person: PersonCard
  isValid: boolean
}

/** A badge for its public page; null if there is none or the viewer may not see it. */
export async function readBadge(context: Context, id: string): Promise<BadgeWithPerson | null> {
  const row = await findBadgeRow(context.database, id)
  const person = row === null ? null : await personForSection(context, row.person_id, 'activity')
  const rules = await badgeRules(context)
  const [badge] = row === null ? [] : withRule(rules, row)
  if (badge === undefined || person === null) return null
  const facts = earnedBadges(await badgeFacts(context, badge.person_id), rules)
  return { ...badge, person, isValid: facts.some(({ name }) => name === badge.rule.name) }
}
