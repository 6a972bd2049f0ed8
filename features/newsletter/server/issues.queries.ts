import { sql, type Db } from '#platform/server/database/sql.ts'
import { leftOutItems, withoutLeftOut } from '../rules/left-out.ts'
import type { NewsletterItem, NewsletterSection, PersonalItem } from '../rules/newsletter.ts'
import type { IssueContent } from './sections.ts'

export interface IssueRow {
  number: number
  /** The date of its Friday, such as 2026-11-27. */
  friday: string
  state: 'draft' | 'sending' | 'sent' | 'cancelled'
  intro: string
  /** Without what an editor removed. */
  sections: NewsletterSection[]
  /** Paths of items that an editor removed. */
  left_out: string[]
  /** The items of these paths. */
  removed: NewsletterItem[]
  personal_items: PersonalItem[]
  sent_at: Date | null
}

type StoredIssue = Omit<IssueRow, 'removed'>

const ISSUE = sql`i.number, to_char(i.friday, 'YYYY-MM-DD') as friday, i.state, i.intro, i.sections, i.personal_items, i.left_out, i.sent_at from newsletter_issues i`

/** An issue as it is read: the table also has what an editor removed, so that it can come back. */
function shown(issue: StoredIssue): IssueRow {
  const { sections, personalItems } = withoutLeftOut({ sections: issue.sections, personalItems: issue.personal_items }, issue.left_out)
  return { ...issue, sections, personal_items: personalItems, removed: leftOutItems(issue, issue.left_out) }
}

/** Creates the issue of a Friday unless there is one. */
export async function insertIssue(db: Db, issue: IssueContent & { friday: string; at: Date }): Promise<void> {
  await sql`insert into newsletter_issues (number, friday, sections, personal_items, created_at)
    select coalesce(max(number), 0) + 1, ${issue.friday}::date, ${JSON.stringify(issue.sections)}::jsonb, ${JSON.stringify(issue.personalItems)}::jsonb, ${issue.at} from newsletter_issues
    on conflict do nothing`.execute(db)
}

export async function findIssueOf(db: Db, friday: string): Promise<IssueRow | null> {
  const result = await sql<StoredIssue>`select ${ISSUE} where i.friday = ${friday}::date`.execute(db)
  return result.rows.map(shown)[0] ?? null
}

export async function findIssue(db: Db, number: number): Promise<IssueRow | null> {
  const result = await sql<StoredIssue>`select ${ISSUE} where i.number = ${number}`.execute(db)
  return result.rows.map(shown)[0] ?? null
}

/** Issues that may have to be sent now: of the last three days and not cancelled. */
export async function listOpenIssues(db: Db, since: string): Promise<IssueRow[]> {
  const result = await sql<StoredIssue>`select ${ISSUE} where i.friday >= ${since}::date and i.state in ('draft', 'sending') order by i.number`.execute(db)
  return result.rows.map(shown)
}

/** The latest issues that were sent. */
export async function listSentIssues(db: Db, max: number): Promise<IssueRow[]> {
  const result = await sql<StoredIssue>`select ${ISSUE} where i.state in ('sending', 'sent') order by i.number desc limit ${max}`.execute(db)
  return result.rows.map(shown)
}

/** The latest issues in all states, with the number of emails that were queued for each. */
export async function listDrafts(db: Db, max: number): Promise<{ issue: IssueRow; deliveries: number }[]> {
  const issues = await sql<StoredIssue>`select ${ISSUE} order by i.number desc limit ${max}`.execute(db)
  const counts = await sql<{ issue: number; count: number }>`select issue, count(*)::int as count from newsletter_deliveries
    where issue = any(${issues.rows.map(({ number }) => number)}::int[]) group by issue`.execute(db)
  return issues.rows.map((issue) => ({ issue: shown(issue), deliveries: counts.rows.find((row) => row.issue === issue.number)?.count ?? 0 }))
}

/** Saves the introduction of a draft; false when it is none, or when its introduction is not `before`. */
export async function saveIntro(db: Db, { number, intro, before }: { number: number; intro: string; before: string | null }): Promise<boolean> {
  const result = await sql`update newsletter_issues set intro = ${intro} where number = ${number} and state = 'draft'
    and (${before}::text is null or intro = ${before} or intro = ${intro}) returning number`.execute(db)
  return result.rows.length > 0
}

export async function saveContent(db: Db, number: number, { sections, personalItems }: IssueContent): Promise<void> {
  await sql`update newsletter_issues set sections = ${JSON.stringify(sections)}::jsonb, personal_items = ${JSON.stringify(personalItems)}::jsonb
    where number = ${number} and state = 'draft'`.execute(db)
}

/** Moves an issue to another state if it is in one of these; false when it is not. */
export async function saveState(db: Db, number: number, { from, to, at }: { from: IssueRow['state'][]; to: IssueRow['state']; at: Date }): Promise<boolean> {
  const result = await sql`update newsletter_issues set state = ${to}, sent_at = case when ${to} in ('cancelled', 'draft') then sent_at else coalesce(sent_at, ${at}) end
    where number = ${number} and state = any(${from}::text[]) returning number`.execute(db)
  return result.rows.length > 0
}

/** Leaves an item out of a draft and of what is composed for it later, or puts it back; false when it is no draft. */
export async function saveLeftOut(db: Db, { number, path, isLeftOut }: { number: number; path: string; isLeftOut: boolean }): Promise<boolean> {
  const kept = sql`array_remove(left_out, ${path})`
  const result = await sql`update newsletter_issues set left_out = ${isLeftOut ? sql`array_append(${kept}, ${path})` : kept} where number = ${number} and state = 'draft' returning number`.execute(db)
  return result.rows.length > 0
}
