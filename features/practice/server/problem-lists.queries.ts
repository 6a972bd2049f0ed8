import { lockName } from '#platform/server/database/lock-name.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'

export interface ListedProblemRow {
  slug: string
  title: string
  difficulty: string
  isSolved: boolean
}

export interface ProblemListRow {
  id: string
  name: string
  is_shared: boolean
  /** The published problems of the list, in the order in which they were added. */
  problems: ListedProblemRow[]
}

/** The published problems of the list `l` in their order, as JSON, with those that a person has solved. */
export const LISTED_PROBLEMS = (personId: string | null) => sql`coalesce((select json_agg(json_build_object('slug', p.slug, 'title', p.title, 'difficulty', p.difficulty,
    'isSolved', exists (select from submissions s where s.person_id = ${personId}::uuid and s.problem_id = p.id and s.is_first_acceptance)) order by i.added_at, p.slug)
  from problem_list_items i join problems p on p.id = i.problem_id and p.is_published where i.list_id = l.id), '[]'::json)`

/** The lists of a person by name. */
export async function listProblemLists(db: Db, personId: string): Promise<ProblemListRow[]> {
  const { rows } = await sql<ProblemListRow>`select l.id, l.name, l.shared_at is not null as is_shared, ${LISTED_PROBLEMS(personId)} as problems from problem_lists l
    where l.person_id = ${personId} order by lower(l.name)`.execute(db)
  return rows
}

/** Creates or renames a list. `full` if the person has `max` of them, `taken` if another one has the name. */
export async function saveProblemList(db: Db, { id, personId, name, at, max }: { id: string; personId: string; name: string; at: Date; max: number }): Promise<'saved' | 'full' | 'taken'> {
  await lockName(db, `problem-lists/${personId}`)
  const { rows: taken } = await sql`select from problem_lists where person_id = ${personId} and lower(name) = lower(${name}) and id <> ${id}`.execute(db)
  if (taken.length > 0) return 'taken'
  const { rows } = await sql`insert into problem_lists as l (id, person_id, name, made_at) select ${id}, ${personId}, ${name}, ${at}
    where exists (select from problem_lists where id = ${id}) or (select count(*) from problem_lists where person_id = ${personId}) < ${max}
    on conflict (id) do update set name = excluded.name where l.person_id = ${personId} returning id`.execute(db)
  return rows.length > 0 ? 'saved' : 'full'
}

export async function deleteProblemList(db: Db, id: string, personId: string): Promise<void> {
  await sql`delete from problem_lists where id = ${id} and person_id = ${personId}`.execute(db)
}

/** Puts a published problem on a list of a person or takes it off. False if there is no such list or problem, or it is full. */
export async function saveListed(db: Db, { id, personId, slug, isListed, at, max }: { id: string; personId: string; slug: string; isListed: boolean; at: Date; max: number }): Promise<boolean> {
  if (!isListed) {
    await sql`delete from problem_list_items i using problem_lists l where l.id = i.list_id and l.id = ${id} and l.person_id = ${personId} and i.problem_id = problem_id_of_slug(${slug})`.execute(db)
    return true
  }
  await lockName(db, `problem-lists/${personId}`)
  const { rows } = await sql`insert into problem_list_items as i (list_id, problem_id, added_at)
    select l.id, p.id, ${at} from problem_lists l, problems p where l.id = ${id} and l.person_id = ${personId} and p.id = problem_id_of_slug(${slug}) and p.is_published
      and (select count(*) from problem_list_items where list_id = l.id) < ${max}
    on conflict (list_id, problem_id) do update set added_at = i.added_at returning list_id`.execute(db)
  return rows.length > 0
}

/** Orders the problems of a list of a person as given; others come after them. False if there is no such list. */
export async function saveListOrder(db: Db, { id, personId, slugs, at }: { id: string; personId: string; slugs: readonly string[]; at: Date }): Promise<boolean> {
  await lockName(db, `problem-lists/${personId}`)
  const { rows } = await sql`select from problem_lists where id = ${id} and person_id = ${personId}`.execute(db)
  if (rows.length === 0) return false
  // The order is that of the times. Milliseconds before now, so that what is added later comes last.
  await sql`update problem_list_items i set added_at = ${at}::timestamptz + (o.place - ${slugs.length}) * interval '1 millisecond'
    from unnest(${[...slugs]}::text[]) with ordinality o(slug, place) where i.list_id = ${id} and i.problem_id = problem_id_of_slug(o.slug)`.execute(db)
  return true
}

/** Moves a problem of a list of a person to a place, counted from 0 among the published problems. */
export async function saveListPosition(db: Db, { id, personId, slug, position, at }: { id: string; personId: string; slug: string; position: number; at: Date }): Promise<void> {
  const list = (await listProblemLists(db, personId)).find((one) => one.id === id)
  const others = list?.problems.map((problem) => problem.slug).filter((other) => other !== slug) ?? []
  await saveListOrder(db, { id, personId, slugs: others.toSpliced(position, 0, slug), at })
}
