import { sql, type Db } from '#platform/server/database/sql.ts'
import type { NewsletterSection } from '../rules/newsletter.ts'

export interface IssueRow {
  number: number
  /** The date of its Friday, such as 2026-11-27. */
  friday: string
  state: 'draft' | 'sending' | 'sent' | 'cancelled'
  intro: string
  sections: NewsletterSection[]
  sent_at: Date | null
  deliveries: number
}

const ISSUE = sql`i.number, to_char(i.friday, 'YYYY-MM-DD') as friday, i.state, i.intro, i.sections, i.sent_at,
  (select count(*) from newsletter_deliveries d where d.issue = i.number)::int as deliveries from newsletter_issues i`

/** Creates the issue of a Friday unless there is one. */
export async function insertIssue(db: Db, issue: { friday: string; sections: NewsletterSection[]; at: Date }): Promise<void> {
  await sql`insert into newsletter_issues (number, friday, sections, created_at)
    select coalesce(max(number), 0) + 1, ${issue.friday}::date, ${JSON.stringify(issue.sections)}::jsonb, ${issue.at} from newsletter_issues
    on conflict do nothing`.execute(db)
}

export async function findIssueOf(db: Db, friday: string): Promise<IssueRow | null> {
  const result = await sql<IssueRow>`select ${ISSUE} where i.friday = ${friday}::date`.execute(db)
  return result.rows[0] ?? null
}

export async function findIssue(db: Db, number: number): Promise<IssueRow | null> {
  const result = await sql<IssueRow>`select ${ISSUE} where i.number = ${number}`.execute(db)
  return result.rows[0] ?? null
}

/** Issues that may have to be sent now: of the last three days and not cancelled. */
export async function listOpenIssues(db: Db, since: string): Promise<IssueRow[]> {
  const result = await sql<IssueRow>`select ${ISSUE} where i.friday >= ${since}::date and i.state in ('draft', 'sending') order by i.number`.execute(db)
  return result.rows
}

/** The latest issues; for the archive only those that were sent. */
export async function listIssues(db: Db, { onlySent, max }: { onlySent: boolean; max: number }): Promise<IssueRow[]> {
  const result = await sql<IssueRow>`select ${ISSUE} where ${onlySent ? sql`i.state in ('sending', 'sent')` : sql`true`} order by i.number desc limit ${max}`.execute(db)
  return result.rows
}

export async function saveIntro(db: Db, number: number, intro: string): Promise<void> {
  await sql`update newsletter_issues set intro = ${intro} where number = ${number} and state = 'draft'`.execute(db)
}

export async function saveSections(db: Db, number: number, sections: NewsletterSection[]): Promise<void> {
  await sql`update newsletter_issues set sections = ${JSON.stringify(sections)}::jsonb where number = ${number} and state = 'draft'`.execute(db)
}

/** Moves an issue to another state if it is in one of these; false when it is not. */
export async function saveState(db: Db, number: number, { from, to, at }: { from: IssueRow['state'][]; to: IssueRow['state']; at: Date }): Promise<boolean> {
  const result = await sql`update newsletter_issues set state = ${to}, sent_at = case when ${to} = 'sending' then coalesce(sent_at, ${at}) else sent_at end
    where number = ${number} and state = any(${from}::text[]) returning number`.execute(db)
  return result.rows.length > 0
}
