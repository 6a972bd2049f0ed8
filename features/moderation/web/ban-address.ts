import { COMMUNITY_RULES, RULE_NAMES, type RuleName } from '#features/people/rules/community-rules.ts'

/** A ban to propose, as a report fills it in. */
export interface BanStart {
  username: string
  rule: RuleName | ''
  /** What was reported, such as “blog”, and its title; empty if the ban is not about a report. */
  noun: string
  title: string
}

interface ReportedBy {
  author: string
  noun: string
  title: string
  reports: readonly { rule: string | null }[]
}

/** The address of the form for a ban with the author and the first rule of a report filled in. The reports have the labels of rules. */
export function banAddress(path: string, { author, noun, title, reports }: ReportedBy): string {
  const label = reports.find(({ rule }) => rule !== null)?.rule
  const rule = COMMUNITY_RULES.find((one) => one.label === label)?.name ?? ''
  return `${path}?${new URLSearchParams({ filter: 'bans', q: author, rule, noun, title }).toString()}`
}

/** What an address fills in. */
export function readBanAddress(search: URLSearchParams): BanStart {
  const text = (name: string) => search.get(name) ?? ''
  return { username: text('q'), rule: RULE_NAMES.find((name) => name === text('rule')) ?? '', noun: text('noun').slice(0, 40), title: text('title').slice(0, 300) }
}

/** The reason to begin with, which the person will see. */
export const firstStatement = ({ noun, title }: Pick<BanStart, 'noun' | 'title'>): string => (title === '' ? '' : `About your ${noun} “${title}”: `)
