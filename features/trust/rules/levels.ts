export const TRUST_LEVELS = ['new', 'member', 'regular'] as const
export type TrustLevel = (typeof TRUST_LEVELS)[number]
export const TRUST_LABELS: Record<TrustLevel, string> = { new: 'New', member: 'Member', regular: 'Regular' }

/** What a level limits. */
export const LIMITS = ['conversations', 'messages', 'posts', 'links', 'pictures'] as const
export type LimitName = (typeof LIMITS)[number]
export const LIMIT_LABELS: Record<LimitName, string> = {
  conversations: 'New conversations a day', messages: 'Messages a day', posts: 'Blogs a day', links: 'Links in a text', pictures: 'Pictures in a text',
}

/** What a person needs to reach a level. */
export const CONDITIONS = ['minDays', 'minSolved', 'minRead', 'cleanDays'] as const
export type ConditionName = (typeof CONDITIONS)[number]
export const CONDITION_LABELS: Record<ConditionName, string> = {
  minDays: 'Days since joining', minSolved: 'Accepted problems', minRead: 'Blogs read', cleanDays: 'Days without a moderator’s decision against the account',
}

/** The numbers of a level, in the order of the table. */
export const NUMBERS = [...LIMITS, ...CONDITIONS] as const
export type NumberName = (typeof NUMBERS)[number]

/** The labels of the numbers in tables and in the audit log. */
export const NUMBER_LABELS: Record<NumberName, string> = { ...LIMIT_LABELS, ...CONDITION_LABELS, cleanDays: 'Days without an upheld report' }

/** The numbers that differ, in the order of the table. */
export const numberChanges = (before: Record<NumberName, number>, after: Record<NumberName, number>) =>
  NUMBERS.filter((name) => before[name] !== after[name]).map((name) => ({ label: NUMBER_LABELS[name], from: before[name], to: after[name] }))

/** The numbers that a new site starts with. The migration of the levels has the same. */
export const DEFAULT_NUMBERS: Record<TrustLevel, Record<NumberName, number>> = {
  new: { conversations: 5, messages: 300, posts: 20, links: 20, pictures: 20, minDays: 0, minSolved: 0, minRead: 0, cleanDays: 0 },
  member: { conversations: 40, messages: 2_000, posts: 50, links: 60, pictures: 60, minDays: 1, minSolved: 0, minRead: 0, cleanDays: 90 },
  regular: { conversations: 80, messages: 5_000, posts: 100, links: 200, pictures: 200, minDays: 30, minSolved: 5, minRead: 10, cleanDays: 180 },
}

/** The number in a typed text; null if it is no whole number. */
export const numberIn = (text: string): number | null => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : null)

export type Limits = Record<LimitName, number>
export type Conditions = Record<ConditionName, number>

/** A limit of a level that is higher than that of the level above; null if no limit is. */
export function limitAboveNext(numbersOf: (level: TrustLevel) => Record<LimitName, number>): { level: TrustLevel; above: TrustLevel; name: LimitName; message: string } | null {
  for (const [at, level] of TRUST_LEVELS.slice(0, -1).entries()) {
    const above = TRUST_LEVELS[at + 1]!
    const name = LIMITS.find((one) => numbersOf(level)[one] > numbersOf(above)[one])
    if (name !== undefined) return { level, above, name, message: `${TRUST_LABELS[level]} can’t have more than ${TRUST_LABELS[above]}.` }
  }
  return null
}

/** What counts for a promotion. `cleanDays` is null if there was never a decision against the person. */
export interface TrustFacts {
  days: number
  solved: number
  read: number
  cleanDays: number | null
}

export interface ConditionState {
  name: ConditionName
  have: number
  need: number
  isMet: boolean
}

/** How far a person is with each condition of a level; conditions that need nothing are left out. */
export function conditionStates(conditions: Conditions, facts: TrustFacts): ConditionState[] {
  // Without any decision there is nothing to wait for: null.
  const have: Record<ConditionName, number | null> = { minDays: facts.days, minSolved: facts.solved, minRead: facts.read, cleanDays: facts.cleanDays }
  return CONDITIONS.flatMap((name) => {
    const [has, need] = [have[name], conditions[name]]
    return has === null || need === 0 ? [] : { name, have: Math.min(has, need), need, isMet: has >= need }
  })
}

/** Whether a person meets all conditions of a level. */
export const meetsAll = (conditions: Conditions, facts: TrustFacts): boolean => conditionStates(conditions, facts).every(({ isMet }) => isMet)

/** The highest level whose conditions a person meets, with those of all levels below it. */
export function earnedLevel(conditionsOf: (level: TrustLevel) => Conditions, facts: TrustFacts): TrustLevel {
  const missing = TRUST_LEVELS.slice(1).findIndex((level) => !meetsAll(conditionsOf(level), facts))
  return missing === -1 ? TRUST_LEVELS.at(-1)! : TRUST_LEVELS[missing]!
}

/** The next level; null after the last one. */
export const levelAbove = (level: TrustLevel): TrustLevel | null => TRUST_LEVELS[TRUST_LEVELS.indexOf(level) + 1] ?? null

/** The level after an upheld report. */
export const levelBelow = (level: TrustLevel): TrustLevel => TRUST_LEVELS[Math.max(0, TRUST_LEVELS.indexOf(level) - 1)]!

/** Why a level is lower after a moderator’s decision. */
export const AFTER_DECISION = 'After a moderator’s decision.'

/** The sentence when someone exceeds a limit of a day. `what` is in the singular, such as `publish {count} blog`. */
export const dayLimitSentence = (level: TrustLevel, what: string, count: number): string =>
  `You can ${what.replace('{count}', String(count))}${count === 1 ? '' : 's'} a day${level === 'regular' ? '' : ` at your trust level (${TRUST_LABELS[level]})`}. Try again tomorrow.`

/** The sentence for a text with too many links or pictures; null if it is within the limits. */
export function contentProblem(level: TrustLevel, { links, pictures }: Limits, found: { links: number; pictures: number }): string | null {
  const sentence = (what: string, max: number, has: number) => `At your trust level (${TRUST_LABELS[level]}) a text can have ${max} ${what}. Yours has ${has}.`
  if (found.links > links) return sentence(links === 1 ? 'link' : 'links', links, found.links)
  return found.pictures > pictures ? sentence(pictures === 1 ? 'picture' : 'pictures', pictures, found.pictures) : null
}

/** How many links and pictures a text has, as HTML or as plain text with addresses. */
export function countContent(text: string): { links: number; pictures: number } {
  const tags = (text.match(/<a\s/gi) ?? []).length
  // Addresses outside of tags are links as well; the larger count, because the text of a link can be its address.
  const addresses = (text.replace(/<\/?[a-z][a-z0-9]*(\s[^>]*)?>/gi, ' ').match(/\bhttps?:\/\//gi) ?? []).length
  return { links: Math.max(tags, addresses), pictures: (text.match(/<img\s/gi) ?? []).length }
}
