import { sql, type Db } from '#platform/server/database/sql.ts'
import type { Status, TaskState } from '../rules/idea.ts'
import { recount } from './teams.queries.ts'

/** An idea of the demo world with the ids of its people. */
export interface SeedRow {
  id: string
  authorId: string | null
  /** Blank: the author's name. */
  name: string
  email: string
  title: string
  description: string
  status: Status
  rolesWanted?: string[]
  links?: { label: string; url: string }[]
  at: Date
  touchedAt: Date
  memberIds: string[]
  voterIds: string[]
  tasks: { id: string; title: string; state: TaskState; position: number; assigneeId: string | null }[]
  decisions: { id: string; text: string; authorId: string; at: Date }[]
}

/** Deletes all ideas: those without an account outlive the people of an interrupted attempt. */
export const eraseSeeds = async (db: Db): Promise<void> => void (await sql`delete from ideas`.execute(db))

/** Stores an idea of the demo world. */
export async function saveSeed(db: Db, idea: SeedRow): Promise<void> {
  const { id, authorId, name, email, title, description, status, rolesWanted = [], links = [], at, touchedAt, memberIds, voterIds, tasks, decisions } = idea
  await sql`insert into ideas (id, number, author_id, name, email, title, description, status, roles_wanted, links, submitted_at, touched_at, shipped_at, confirmed_at)
    values (${id}, ${at.getTime()}, ${authorId}, coalesce(nullif(${name}, ''), (select name from people where id = ${authorId})), ${email}, ${title}, ${description}, ${status},
      ${rolesWanted}, ${JSON.stringify(links)}::jsonb, ${at}, ${touchedAt}, ${status === 'shipped' ? touchedAt : null}, ${at})`.execute(db)
  await sql`insert into idea_members select ${id}, m.id, ${at}::timestamptz + m.place * interval '1 minute' from unnest(${memberIds}::uuid[]) with ordinality m(id, place)`.execute(db)
  await sql`insert into idea_votes select ${id}, v, ${at} from unnest(${voterIds}::uuid[]) v`.execute(db)
  for (const task of tasks) {
    await sql`insert into idea_tasks (id, idea_id, title, state, position, assignee_id, written_at)
      values (${task.id}, ${id}, ${task.title}, ${task.state}, ${task.position}, ${task.assigneeId}, ${at})`.execute(db)
  }
  for (const decision of decisions) {
    await sql`insert into idea_decisions (id, idea_id, author_id, text, decided_at) values (${decision.id}, ${id}, ${decision.authorId}, ${decision.text}, ${decision.at})`.execute(db)
  }
  await recount(db, [id])
}
