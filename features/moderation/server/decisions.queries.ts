import { sql, type Db } from '#platform/server/database/sql.ts'
import { eraseFacts } from '#features/notifications/server/public.ts'
import type { AppealOutcome, Outcome } from '../rules/decisions.ts'

export interface DecisionRow {
  id: string
  kind: string
  target_id: string
  title: string
  author_id: string | null
  author_username: string | null
  outcome: Outcome
  rule: string | null
  statement: string
  evidence: string
  /** Safe HTML of the evidence; empty for kinds without formatting. */
  evidence_html: string
  report_count: number
  decided_by: string | null
  confirmed_by: string | null
  decider_name: string | null
  decided_at: Date
  appeal_text: string | null
  appealed_at: Date | null
  appeal_outcome: AppealOutcome | null
  appeal_answer: string | null
  answered_at: Date | null
  /** When an admin lifted the suspension before its end; null for other decisions. */
  withdrawn_at: Date | null
}

export const DECISION = sql.raw(`d.id, d.kind, d.target_id, d.title, d.author_id, w.username as author_username, d.outcome, d.rule, d.statement, d.evidence, d.evidence_html, d.report_count,
  d.decided_by, d.confirmed_by, p.name as decider_name, d.decided_at, a.text as appeal_text, a.appealed_at, a.outcome as appeal_outcome, a.answer as appeal_answer, a.decided_at as answered_at, d.withdrawn_at
  from moderation_decisions d left join people p on p.id = d.decided_by left join people w on w.id = d.author_id left join moderation_appeals a on a.decision_id = d.id`)

export interface NewDecision {
  id: string
  kind: string
  targetId: string
  title: string
  authorId: string | null
  outcome: Outcome
  rule: string | null
  statement: string
  evidence: string
  /** Safe HTML of the evidence, for kinds with formatting. */
  evidenceHtml?: string | undefined
  reportCount: number
  decidedBy: string | null
  confirmedBy?: string
  at: Date
}

const EVIDENCE_LENGTH = 20_000
/** Cut HTML would be broken, so longer HTML is left out. */
const EVIDENCE_HTML_LENGTH = 200_000

/** Saves a decision; false if its id is known. */
export async function insertDecision(db: Db, d: NewDecision): Promise<boolean> {
  const html = d.evidenceHtml ?? ''
  const { rows } = await sql`
    insert into moderation_decisions (id, kind, target_id, title, author_id, outcome, rule, statement, evidence, evidence_html, report_count, decided_by, confirmed_by, decided_at)
    values (${d.id}, ${d.kind}, ${d.targetId}, ${d.title.slice(0, 300)}, ${d.authorId}, ${d.outcome}, ${d.rule}, ${d.statement}, ${d.evidence.slice(0, EVIDENCE_LENGTH)},
      ${html.length > EVIDENCE_HTML_LENGTH ? '' : html}, ${d.reportCount}, ${d.decidedBy}, ${d.confirmedBy ?? null}, ${d.at})
    on conflict (id) do nothing returning id`.execute(db)
  return rows.length > 0
}

export async function findDecision(db: Db, id: string): Promise<DecisionRow | null> {
  const { rows } = await sql<DecisionRow>`select ${DECISION} where d.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** The last decision about the account of a person; null without one. */
export async function findLatestAboutAccount(db: Db, personId: string): Promise<{ id: string; rule: string | null; decided_at: Date } | null> {
  const { rows } = await sql<{ id: string; rule: string | null; decided_at: Date }>`
    select id, rule, decided_at from moderation_decisions where author_id = ${personId} and outcome in ('suspended', 'banned') order by decided_at desc limit 1`.execute(db)
  return rows[0] ?? null
}

/**
 * Withdraws the decisions about suspensions of a person that an admin lifted before their end, as the audit log says; returns their ids. A suspension that
 * is over by its time stands.
 */
export async function withdrawLiftedSuspensions(db: Db, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update moderation_decisions d set withdrawn_at = ended.done_at
    from audit_log s
    join lateral (
      select e.deed, e.done_at from audit_log e
      where e.target_id = s.target_id and e.id > s.id and e.deed in ('person.suspended', 'person.let-back', 'person.suspension-over')
      order by e.id limit 1
    ) ended on ended.deed = 'person.let-back'
    where s.target_id = ${personId} and s.deed = 'person.suspended' and d.author_id = ${personId} and d.outcome = 'suspended'
      and d.decided_at = date_trunc('milliseconds', s.done_at) and d.withdrawn_at is null
    returning d.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether a decision was withdrawn: it has no consequences any more. */
export async function isWithdrawn(db: Db, decisionId: string): Promise<boolean> {
  const { rows } = await sql`select from moderation_decisions where id = ${decisionId} and withdrawn_at is not null`.execute(db)
  return rows.length > 0
}

/** Lets one transaction at a time decide about something, until its end. */
export async function lockTarget(db: Db, { kind, targetId }: { kind: string; targetId: string }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`moderation ${kind} ${targetId}`}, 0))`.execute(db)
}

/** The state of the appeal against a decision. */
export async function appealState(db: Db, decisionId: string): Promise<'none' | 'open' | AppealOutcome> {
  const { rows } = await sql<{ outcome: AppealOutcome | null }>`select outcome from moderation_appeals where decision_id = ${decisionId}`.execute(db)
  return rows[0] === undefined ? 'none' : (rows[0].outcome ?? 'open')
}

/** The latest removal of something that stands; null if there is none. */
export async function findRemoval(db: Db, { kind, targetId }: { kind: string; targetId: string }): Promise<DecisionRow | null> {
  const { rows } = await sql<DecisionRow>`select ${DECISION} where d.kind = ${kind} and d.target_id = ${targetId} and d.outcome = 'removed' and d.withdrawn_at is null
    and a.outcome is distinct from 'reversed' order by d.decided_at desc limit 1`.execute(db)
  return rows[0] ?? null
}

export const saveWithdrawn = async (db: Db, decisionId: string, at: Date): Promise<void> => void (await sql`update moderation_decisions set withdrawn_at = ${at} where id = ${decisionId}`.execute(db))

/** Whether a moderator removed something, and neither an appeal nor an admin reversed that. */
export const isRemoved = async (db: Db, target: { kind: string; targetId: string }): Promise<boolean> => (await findRemoval(db, target)) !== null

/** A removal that stands: the reason for the author, and the text that was removed. */
export interface Removal {
  decisionId: string
  reason: string
  text: string
}

/** The latest decisions that removed these things and that stand, by the ids of the things. */
export async function listRemovals(db: Db, { kind, targetIds }: { kind: string; targetIds: readonly string[] }): Promise<Map<string, Removal>> {
  const { rows } = await sql<{ id: string; target_id: string; statement: string; evidence: string }>`
    select distinct on (d.target_id) d.id, d.target_id, d.statement, d.evidence from moderation_decisions d left join moderation_appeals a on a.decision_id = d.id
    where d.kind = ${kind} and d.target_id = any (${[...targetIds]}) and d.outcome = 'removed' and d.withdrawn_at is null and a.outcome is distinct from 'reversed' order by d.target_id, d.decided_at desc`.execute(db)
  return new Map(rows.map(({ id, target_id, statement, evidence }) => [target_id, { decisionId: id, reason: statement, text: evidence }]))
}

/** The name of the moderator who decided last about a target; null if nobody did. */
export async function findLastDecider(db: Db, { kind, targetId }: { kind: string; targetId: string }): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select p.name from reports r join moderation_decisions d on d.id = r.decision_id join people p on p.id = d.decided_by
    where r.kind = ${kind} and r.target_id = ${targetId} order by d.decided_at desc limit 1`.execute(db)
  return rows[0]?.name ?? null
}

export interface AuthorDecisionRow {
  id: string
  author_id: string
  kind: string
  title: string
  outcome: Outcome
  rule: string | null
  decided_at: Date
  total: number
}

/** The latest decisions with consequences about each of these people, at most `count` for each, with their number. */
export async function listDecisionsAbout(db: Db, personIds: readonly string[], count: number): Promise<AuthorDecisionRow[]> {
  const { rows } = await sql<AuthorDecisionRow>`select * from (
      select d.id, d.author_id, d.kind, d.title, d.outcome, d.rule, d.decided_at, (count(*) over (partition by d.author_id))::int as total,
        row_number() over (partition by d.author_id order by d.decided_at desc, d.id) as place
      from moderation_decisions d left join moderation_appeals a on a.decision_id = d.id
      where d.author_id = any (${personIds}::uuid[]) and d.outcome <> 'dismissed' and d.withdrawn_at is null and a.outcome is distinct from 'reversed') r
    where place <= ${count} order by decided_at desc`.execute(db)
  return rows
}

/** The time of the latest decision with consequences about each of these people that was neither reversed nor withdrawn, in milliseconds. */
export async function latestDecisions(db: Db, personIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ author_id: string; at: Date }>`select d.author_id, max(d.decided_at) as at from moderation_decisions d left join moderation_appeals a on a.decision_id = d.id
    where d.author_id = any (${personIds}::uuid[]) and d.outcome <> 'dismissed' and d.withdrawn_at is null and a.outcome is distinct from 'reversed' group by 1`.execute(db)
  return new Map(rows.map(({ author_id, at }) => [author_id, at.getTime()]))
}

/** Takes the texts of a person who deletes their account out of the decisions about them, and out of the notices of those who reported them. */
export async function eraseDecisionTexts(db: Db, personId: string): Promise<void> {
  await sql`delete from moderation_appeals a using moderation_decisions d where d.id = a.decision_id and d.author_id = ${personId}`.execute(db)
  const { rows } = await sql<{ id: string }>`update moderation_decisions set title = '', statement = '', evidence = '', evidence_html = '' where author_id = ${personId} returning id`.execute(db)
  await eraseFacts(db, rows.map(({ id }) => id), ['title', 'named', 'path'])
}
