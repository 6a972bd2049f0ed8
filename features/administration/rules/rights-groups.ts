import type { RightDefinition } from '#platform/rules/rights.ts'

export const GROUP_NAME_LENGTH = 60
export const GROUP_ABOUT_LENGTH = 300
export const MAX_GROUPS = 50
export const MAX_GROUP_MEMBERS = 500

export const ONLY_EVERYONES_RIGHTS = 'Choose at least one permission that learners don’t already have.'
export const OWN_GROUP = 'You can’t add or remove yourself. Ask another admin.'
export const SUSPENDED_IN_GROUP = 'This person is suspended. Unsuspend them first.'

/** What a person gains and loses when the rights that a group gives them change. */
export interface RightsEffect {
  gains: string[]
  loses: string[]
}

/**
 * Compares what a person may do before and after. `others` are the rights of their roles and other groups, which they keep: nobody gains or loses
 * what they also have from elsewhere.
 */
export function effectOf({ before, after, others }: { before: readonly string[]; after: readonly string[]; others: readonly string[] }): RightsEffect {
  const only = (list: readonly string[], than: readonly string[]) => [...new Set(list)].filter((right) => !than.includes(right) && !others.includes(right)).sort()
  return { gains: only(after, before), loses: only(before, after) }
}

/** What a person gains with a group, or loses without it. */
export const effectOfGroup = ({ rights, held, others }: { rights: readonly string[]; held: boolean; others: readonly string[] }): RightsEffect =>
  effectOf({ before: held ? [] : rights, after: held ? rights : [], others })

/** How many permissions a message names. */
const NAMED = 5

/** What a person may do now or no longer, for the notification: `You can now: Edit news.` Empty if nothing changes for them. Signals that an older version queued have no lists. */
export function effectMessage({ gains = [], loses = [] }: Partial<RightsEffect>, label: (right: string) => string): string {
  const list = (rights: readonly string[]) => `${rights.slice(0, NAMED).map(label).join('; ')}${rights.length > NAMED ? ` and ${rights.length - NAMED} more` : ''}.`
  return [...(gains.length > 0 ? [`You can now: ${list(gains)}`] : []), ...(loses.length > 0 ? [`You can no longer: ${list(loses)}`] : [])].join(' ')
}

/**
 * Why a set of rights can't be a group's, or null. Fixed rights stay with the admin role: with them somebody could make themselves an admin. A group
 * gives more than `everyones`, the rights of learners.
 */
export function problemOfGroupRights(rights: readonly string[], known: readonly Pick<RightDefinition, 'name' | 'label' | 'fixed'>[], everyones: readonly string[]): string | null {
  if (rights.length === 0) return 'Choose at least one permission.'
  for (const right of rights) {
    const definition = known.find(({ name }) => name === right)
    if (definition === undefined) return `Unknown permission “${right}”.`
    if (definition.fixed === true) return `Only admins can have this permission: ${definition.label}.`
  }
  return rights.every((right) => everyones.includes(right)) ? ONLY_EVERYONES_RIGHTS : null
}

/** One sentence for each permission that changes hands: `3 people gain: Edit news.`, with the name of a single person. */
export function effectSentences(effects: readonly (RightsEffect & { name: string })[], label: (right: string) => string): string[] {
  const texts = (side: 'gains' | 'loses') => {
    const people = new Map<string, string[]>()
    for (const effect of effects) for (const right of effect[side]) people.set(right, [...(people.get(right) ?? []), effect.name])
    return [...people].map(([right, names]) => `${names.length === 1 ? `${names[0]!} ${side}` : `${names.length} people ${side === 'gains' ? 'gain' : 'lose'}`}: ${label(right)}.`)
  }
  const all = [...texts('gains'), ...texts('loses')]
  return all.length === 0 ? ['No one gains or loses anything.'] : all
}
