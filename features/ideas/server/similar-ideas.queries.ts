import { sql, type Db } from '#platform/server/database/sql.ts'
import type { Status } from '../rules/idea.ts'
import { SHOWN } from './ideas.queries.ts'

export interface SimilarIdea {
  number: number
  title: string
  status: Status
}

interface Question {
  /** Of a title; the last one may be unfinished. */
  words: readonly string[]
  viewerId: string | null
  blocked: readonly string[]
  limit: number
}

/** A word is rare if at most one of so many ideas has it in the title. */
const RARE = 200
const MIN_PREFIX = 4

/**
 * Ideas whose titles have two of the words, all of the words if there are fewer, or a rare one; the most similar first. Leaves out archived ideas, those
 * that the viewer wrote or joined, and those of blocked people.
 */
export async function listSimilar(db: Db, { words, viewerId, blocked, limit }: Question): Promise<SimilarIdea[]> {
  const { rows } = await sql<SimilarIdea>`
    with asked as materialized (
      select distinct (plainto_tsquery('english', word)::text || case when place = ${words.length} and length(word) >= ${MIN_PREFIX} then ':*A' else ':A' end)::tsquery as query
      from unnest(${[...words]}::text[]) with ordinality w(word, place) where numnode(plainto_tsquery('english', word)) = 1),
    weighed as materialized (
      select query, (select count(*) from ideas where words @@ query) * ${RARE}::int <= (select count(*) from ideas) as is_rare from asked),
    matched as (select i.id, count(*) as common, bool_or(w.is_rare) as has_rare from weighed w join ideas i on i.words @@ w.query group by i.id)
    select i.number::float8 as number, i.title, i.status from matched m join ideas i on i.id = m.id left join people p on p.id = i.author_id
    where (m.has_rare or m.common >= least(2, (select count(*) from asked), length(ts_filter(i.words, '{a}'))))
      and ${sql.raw(SHOWN)} and i.status <> 'archived' and (i.author_id is null or i.author_id <> all (${[...blocked]}::uuid[]))
      and i.author_id is distinct from ${viewerId}::uuid
      and not exists (select from idea_members where idea_id = i.id and person_id = ${viewerId}::uuid)
    order by m.common desc, m.has_rare desc, i.vote_count desc, i.number desc limit ${limit}`.execute(db)
  return rows
}

/** Ideas with any of the words, or words that begin like them, in the title or the description, the most similar first; without archived ones and those of blocked people. */
export async function listWithAnyWord(db: Db, { words, blocked, limit }: Omit<Question, 'viewerId'>): Promise<SimilarIdea[]> {
  const { rows } = await sql<SimilarIdea>`
    with asked as (select to_tsquery('english', ${words.map((word) => `'${word}':*`).join(' | ')}) as query)
    select i.number::float8 as number, i.title, i.status from asked, ideas i left join people p on p.id = i.author_id
    where ${sql.raw(SHOWN)} and i.words @@ asked.query and i.status <> 'archived' and (i.author_id is null or i.author_id <> all (${[...blocked]}::uuid[]))
    order by ts_rank(i.words, asked.query) desc, i.vote_count desc, i.number desc limit ${limit}`.execute(db)
  return rows
}
