import { sql, type Db } from '#platform/server/database/sql.ts'
import type { Category } from '../rules/categories.ts'

export async function saveMark(db: Db, mark: { personId: string; articleId: string; at: Date }): Promise<void> {
  await sql`insert into news_saves (person_id, article_id, saved_at)
    select ${mark.personId}, id, ${mark.at} from news_articles where id = ${mark.articleId} and hidden_at is null on conflict do nothing`.execute(db)
}

export async function deleteMark(db: Db, mark: { personId: string; articleId: string }): Promise<void> {
  await sql`delete from news_saves where person_id = ${mark.personId} and article_id = ${mark.articleId}`.execute(db)
}

/** The ids of the articles that a person saved, the latest first. */
export async function listSaved(db: Db, personId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ article_id: string }>`select article_id from news_saves where person_id = ${personId} order by saved_at desc limit ${limit}`.execute(db)
  return rows.map((row) => row.article_id)
}

/** Articles of a source in a category that a person wants fewer of. Without a source: our own. */
export interface FewerRow {
  id: string
  source_id: string | null
  source_name: string | null
  category: Category
}

export async function listFewer(db: Db, personId: string): Promise<FewerRow[]> {
  const { rows } = await sql<FewerRow>`select f.id, f.source_id, s.name as source_name, f.category from news_fewer f left join news_sources s on s.id = f.source_id
    where f.person_id = ${personId} order by f.since desc, f.id`.execute(db)
  return rows
}

/** Saves that a person wants fewer articles like one, unless they have `max` of these wishes. */
export async function insertFewer(db: Db, input: { id: string; personId: string; articleId: string; at: Date; max: number }): Promise<void> {
  await sql`insert into news_fewer (id, person_id, source_id, category, since)
    select ${input.id}, ${input.personId}, source_id, category, ${input.at} from news_articles
    where id = ${input.articleId} and hidden_at is null and (select count(*) from news_fewer where person_id = ${input.personId}) < ${input.max}
    on conflict do nothing`.execute(db)
}

export async function deleteFewer(db: Db, input: { id: string; personId: string }): Promise<void> {
  await sql`delete from news_fewer where id = ${input.id} and person_id = ${input.personId}`.execute(db)
}
