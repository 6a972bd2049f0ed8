import { sql, type Db } from '#platform/server/database/sql.ts'
import type { AppealOutcome } from '../rules/decisions.ts'
import { DECISION, type DecisionRow } from './decisions.queries.ts'

/** Saves the appeal against a decision; false if there is one. */
export async function insertAppeal(db: Db, { decisionId, text, at }: { decisionId: string; text: string; at: Date }): Promise<boolean> {
  const { rows } = await sql`insert into moderation_appeals (decision_id, text, appealed_at) values (${decisionId}, ${text}, ${at}) on conflict do nothing returning decision_id`.execute(db)
  return rows.length > 0
}

/** Saves the answer to an appeal; false if it is answered already. */
export async function saveAnswer(db: Db, answer: { decisionId: string; outcome: AppealOutcome; answer: string; by: string | null; at: Date }): Promise<boolean> {
  const { rows } = await sql`update moderation_appeals set outcome = ${answer.outcome}, answer = ${answer.answer}, decided_by = ${answer.by}, decided_at = ${answer.at}
    where decision_id = ${answer.decisionId} and outcome is null returning decision_id`.execute(db)
  return rows.length > 0
}

/** Whether this person gave this answer before. */
export async function isAnsweredBy(db: Db, answer: { decisionId: string; outcome: AppealOutcome; answer: string; by: string }): Promise<boolean> {
  const { rows } = await sql`select from moderation_appeals where decision_id = ${answer.decisionId} and outcome = ${answer.outcome} and answer = ${answer.answer} and decided_by = ${answer.by}`.execute(db)
  return rows.length > 0
}

/** Appeals without an answer, oldest first. */
export async function listOpenAppeals(db: Db, count: number): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`select ${DECISION} where a.decision_id is not null and a.outcome is null order by a.appealed_at, d.id limit ${count}`.execute(db)
  return rows
}

export async function countOpenAppeals(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`select count(*)::int as count, min(appealed_at) as oldest from moderation_appeals where outcome is null`.execute(db)
  return rows[0]!
}
