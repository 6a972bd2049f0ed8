import { dayText } from '#platform/rules/day-text.ts'
import { ruleLabel } from '#features/people/rules/community-rules.ts'

/** A value before and after. */
export interface AuditChange {
  label: string
  from: string | number
  to: string | number
  /** The whole texts, if `from` and `to` are excerpts. */
  before?: string
  after?: string
}

interface Details {
  role?: string
  group?: string
  given?: string[]
  taken?: string[]
  slugs?: string[]
  titles?: string[]
  /** Why the checks of a problem failed. */
  findings?: string[]
  author?: string | null
  rule?: string | null
  until?: string
  /** Who proposed what the actor confirmed. */
  proposedBy?: string | null
  /** The trust level of a person now and before. */
  level?: string
  before?: string
  changes?: AuditChange[]
}

/** The details of an audit entry with permissions by their labels, as the screens show them. Permissions that are gone keep their name. */
export function withRightLabels(details: unknown, rights: readonly { name: string; label: string }[]): unknown {
  const { given, taken } = details as Details
  const labelOf = (name: string) => rights.find((right) => right.name === name)?.label ?? name
  return { ...(details as Details), ...(given !== undefined && { given: given.map(labelOf) }), ...(taken !== undefined && { taken: taken.map(labelOf) }) }
}

const MAX_FINDINGS = 3
const MAX_FINDING = 200

const list = (label: string, names: readonly string[] | undefined) => (names === undefined || names.length === 0 ? '' : `${label}: ${names.join(', ')}`)

const shown = (value: string | number) => (typeof value === 'number' ? value.toLocaleString('en') : value === '' ? 'nothing' : `“${value}”`)

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A level that stayed is one without an arrow. */
const levelText = ({ level, before }: Details) => (level === undefined ? '' : `Level: ${before === undefined || before === level ? '' : `${capitalized(before)} → `}${capitalized(level)}`)

/** The first findings, and how many there are besides. */
function findingsText(findings: readonly string[]): string {
  const more = findings.length - MAX_FINDINGS
  return [...findings.slice(0, MAX_FINDINGS).map((text) => (text.length > MAX_FINDING ? `${text.slice(0, MAX_FINDING)}…` : text)), ...(more > 0 ? [`${more} more.`] : [])].join(' ')
}

/** Describes the details of an audit entry: what changed, and which objects. */
export function changeText(details: string): string {
  const parsed = JSON.parse(details) as Details
  const { role, group, given, taken, slugs, titles = slugs, findings, author, rule, until, changes = [] } = parsed
  const parts = [
    role === undefined ? '' : `Role: ${role}`,
    group === undefined ? '' : `Group: ${group}`,
    list('Added', given),
    list('Removed', taken),
    list('Problems', titles?.length === 1 ? undefined : titles),
    findings === undefined ? '' : findingsText(findings),
    typeof author === 'string' ? `Author: @${author}` : '',
    typeof rule === 'string' ? `Rule: ${ruleLabel(rule)}` : '',
    levelText(parsed),
    until === undefined ? '' : `Until: ${dayText(until)}`,
    ...changes.map(({ label, from, to }) => `${label}: ${shown(from)} → ${shown(to)}`),
  ]
  return parts.filter((part) => part !== '').join('. ')
}

/** Who stands for an actor without an account: tasks act in no role. */
export const nobodyText = (role: string | null): string => (role === null || role === '' ? 'System' : 'Deleted account')

/** Who decided together with the actor of an audit entry; null: the actor alone. */
export const proposerOf = (details: string): string | null => (JSON.parse(details) as Details).proposedBy ?? null

/** The whole texts before and after, of those changes that `changeText` shows in excerpts. */
export const fullTexts = (details: string): { label: string; before: string; after: string }[] =>
  ((JSON.parse(details) as Details).changes ?? []).flatMap(({ label, before, after }) => (before === undefined || after === undefined ? [] : [{ label, before, after }]))
