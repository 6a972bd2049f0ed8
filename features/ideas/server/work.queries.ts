import { sql, type Db } from '#platform/server/database/sql.ts'
import { optionalPersonCard, type PersonCard } from '#features/people/server/public.ts'
import type { TaskState } from '../rules/idea.ts'

export interface TaskRow {
  id: string
  title: string
  state: TaskState
  position: number
  assignee: PersonCard | null
}

const PERSON = sql.raw(optionalPersonCard('p'))

/** The tasks of an idea in their order. */
export async function listTasks(db: Db, ideaId: string): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`select t.id, t.title, t.state, t.position, ${PERSON} as assignee
    from idea_tasks t left join people p on p.id = t.assignee_id and p.suspended_at is null where t.idea_id = ${ideaId} order by t.position, t.id`.execute(db)
  return rows
}

/** Saves a task of an idea that has room for it; false if there is no room, or the task belongs to another idea. */
export async function saveTask(db: Db, task: { id: string; ideaId: string; title: string; state: TaskState; position: number; at: Date; max: number }): Promise<boolean> {
  const { rows } = await sql`insert into idea_tasks (id, idea_id, title, state, position, written_at)
    select ${task.id}, ${task.ideaId}, ${task.title}, ${task.state}, ${task.position}, ${task.at}
    where exists (select from idea_tasks where id = ${task.id}) or (select count(*) from idea_tasks where idea_id = ${task.ideaId}) < ${task.max}
    on conflict (id) do update set title = excluded.title, state = excluded.state, position = excluded.position where idea_tasks.idea_id = excluded.idea_id returning id`.execute(db)
  return rows.length > 0
}

/** Puts a task at a place of a column; false if there is no such task. */
export async function savePlace(db: Db, { id, ideaId, state, position }: { id: string; ideaId: string; state: TaskState; position: number }): Promise<boolean> {
  const { rows } = await sql`update idea_tasks set state = ${state}, position = ${position} where id = ${id} and idea_id = ${ideaId} returning id`.execute(db)
  return rows.length > 0
}

/** Gives a task another title; false if there is no such task. */
export async function saveTaskTitle(db: Db, { id, ideaId, title }: { id: string; ideaId: string; title: string }): Promise<boolean> {
  const { rows } = await sql`update idea_tasks set title = ${title} where id = ${id} and idea_id = ${ideaId} returning id`.execute(db)
  return rows.length > 0
}

/** Gives a task to a person, or to no one; false if there is no such task. */
export async function saveAssignee(db: Db, { id, ideaId, personId }: { id: string; ideaId: string; personId: string | null }): Promise<boolean> {
  const { rows } = await sql`update idea_tasks set assignee_id = ${personId} where id = ${id} and idea_id = ${ideaId} returning id`.execute(db)
  return rows.length > 0
}

export async function deleteTask(db: Db, id: string, ideaId: string): Promise<boolean> {
  const { rows } = await sql`delete from idea_tasks where id = ${id} and idea_id = ${ideaId} returning id`.execute(db)
  return rows.length > 0
}

export interface DecisionRow {
  id: string
  text: string
  decided_at: Date
  author: PersonCard | null
}

/** The decisions of an idea, latest first. */
export async function listDecisions(db: Db, ideaId: string, limit: number): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`select d.id, d.text, d.decided_at, ${PERSON} as author
    from idea_decisions d left join people p on p.id = d.author_id and p.suspended_at is null where d.idea_id = ${ideaId} order by d.decided_at desc, d.id limit ${limit}`.execute(db)
  return rows
}

/** Writes down a decision; sending it twice writes it once. False if there is no room. */
export async function insertDecision(db: Db, decision: { id: string; ideaId: string; authorId: string; text: string; at: Date; max: number }): Promise<boolean> {
  const { rows } = await sql`insert into idea_decisions (id, idea_id, author_id, text, decided_at)
    select ${decision.id}, ${decision.ideaId}, ${decision.authorId}, ${decision.text}, ${decision.at}
    where (select count(*) from idea_decisions where idea_id = ${decision.ideaId}) < ${decision.max}
    on conflict (id) do update set text = idea_decisions.text where idea_decisions.idea_id = excluded.idea_id returning id`.execute(db)
  return rows.length > 0
}

/** Deletes a decision that the person wrote; false if there is none. */
export async function deleteDecision(db: Db, { id, ideaId, authorId }: { id: string; ideaId: string; authorId: string }): Promise<boolean> {
  const { rows } = await sql`delete from idea_decisions where id = ${id} and idea_id = ${ideaId} and author_id = ${authorId} returning id`.execute(db)
  return rows.length > 0
}
