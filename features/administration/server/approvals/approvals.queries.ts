import type { Right } from '#platform/rules/rights.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'
import type { ApprovalDecision, DecisionState } from '../../rules/approvals.ts'

export interface DecisionRow {
  id: string
  kind: string
  item_id: string
  revision: number
  title: string
  decision: ApprovalDecision
  comment: string
  rule: string | null
  decided_by: string | null
  decided_role: string
  decider_name: string | null
  decider_username: string | null
  decided_at: Date
  applies_at: Date
  state: DecisionState
  message: string
}

const DECISION = sql.raw(`d.id, d.kind, d.item_id, d.revision, d.title, d.decision, d.comment, d.rule, d.decided_by, d.decided_role, p.name as decider_name, p.username as decider_username,
  d.decided_at, d.applies_at, d.state, d.message from approval_decisions d left join people p on p.id = d.decided_by`)

export interface NewDecision {
  id: string
  kind: string
  itemId: string
  revision: number
  title: string
  decision: ApprovalDecision
  comment: string
  rule: string | null
  decidedBy: string
  role: string
  at: Date
  appliesAt: Date
}

/** Saves a decision that waits to be applied; false if there is one about this item already. */
export async function insertDecision(db: Db, decision: NewDecision): Promise<boolean> {
  const { rows } = await sql`
    insert into approval_decisions (id, kind, item_id, revision, title, decision, comment, rule, decided_by, decided_role, decided_at, applies_at)
    values (${decision.id}, ${decision.kind}, ${decision.itemId}, ${decision.revision}, ${decision.title.slice(0, 300)}, ${decision.decision}, ${decision.comment},
      ${decision.rule}, ${decision.decidedBy}, ${decision.role}, ${decision.at}, ${decision.appliesAt})
    on conflict (kind, item_id) where state = 'pending' do nothing returning id`.execute(db)
  return rows.length > 0
}

/** A decision; locked until the end of the transaction if it is about to be changed. */
export async function findDecision(db: Db, id: string, { lock = false } = {}): Promise<DecisionRow | null> {
  const { rows } = await sql<DecisionRow>`select ${DECISION} where d.id = ${id} ${lock ? sql`for update of d` : sql``}`.execute(db)
  return rows[0] ?? null
}

/** The latest decision about a revision of an item that is in this state. */
export async function findDecisionAbout(db: Db, { kind, itemId, revision }: { kind: string; itemId: string; revision: number }, state: DecisionState): Promise<DecisionRow | null> {
  const { rows } = await sql<DecisionRow>`select ${DECISION} where d.kind = ${kind} and d.item_id = ${itemId} and d.revision = ${revision} and d.state = ${state}
    order by d.decided_at desc limit 1`.execute(db)
  return rows[0] ?? null
}

export async function saveDecisionState(db: Db, id: string, state: DecisionState, message = ''): Promise<void> {
  await sql`update approval_decisions set state = ${state}, message = ${message.slice(0, 1000)} where id = ${id}`.execute(db)
}

/** A condition on people `p`: they have the right in any of their roles or groups and are not suspended. */
const hasRight = (right: Right) => sql`p.suspended_at is null and (
    exists (select from roles r where ${right} = any (r.rights) and (r.name = 'learner' or exists (select from grants g where g.person_id = p.id and g.role = r.name and g.revoked_at is null)))
    or exists (select from rights_group_members m join rights_groups g on g.id = m.group_id where m.person_id = p.id and ${right} = any (g.rights)))`

/** Whether a person has a right in any of their roles or groups and is not suspended. */
export async function holdsRight(db: Db, personId: string, right: Right): Promise<boolean> {
  const { rows } = await sql`select from people p where p.id = ${personId} and ${hasRight(right)}`.execute(db)
  return rows.length > 0
}

/** The rights that a person has in any of their roles or groups. */
export async function listRightsOf(db: Db, personId: string): Promise<Right[]> {
  const { rows } = await sql<{ name: Right }>`
    select unnest(r.rights) as name from roles r where r.name = 'learner' or exists (select from grants g where g.person_id = ${personId} and g.role = r.name and g.revoked_at is null)
    union select unnest(g.rights) from rights_group_members m join rights_groups g on g.id = m.group_id where m.person_id = ${personId}`.execute(db)
  return rows.map(({ name }) => name)
}

/** Whether anyone else has a right and is not suspended. */
export async function othersHoldRight(db: Db, personId: string, right: Right): Promise<boolean> {
  const { rows } = await sql`select from people p where p.id <> ${personId} and ${hasRight(right)} limit 1`.execute(db)
  return rows.length > 0
}

/** The items with a decision that is not applied yet. They are few: each waits for ten seconds. */
export async function listPendingItems(db: Db): Promise<{ kind: string; item_id: string }[]> {
  const { rows } = await sql<{ kind: string; item_id: string }>`select kind, item_id from approval_decisions where state = 'pending'`.execute(db)
  return rows
}

/** Deletes decisions from before a time: the audit log has them, without the titles and texts of the people they were about. */
export async function deleteDecisionsBefore(db: Db, time: Date): Promise<void> {
  await sql`delete from approval_decisions where state <> 'pending' and decided_at < ${time}`.execute(db)
}

/** The latest decisions of an admin. */
export async function listDecisionsOf(db: Db, personId: string, count: number): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`select ${DECISION} where d.decided_by = ${personId} order by d.decided_at desc limit ${count}`.execute(db)
  return rows
}
