import { wholeWordPatterns } from '#platform/rules/word-patterns.ts'
import type { Database } from '#platform/server/database/database.ts'
import { often, prepared, sql, type Db } from '#platform/server/database/sql.ts'
import type { PersonCard } from '#features/people/server/public.ts'
import type { Sort, Status } from '../rules/idea.ts'
import type { IdeaLink } from '../rules/idea-inputs.ts'
import type { Shown } from '../rules/paths.ts'

/** An idea with its author, as lists and its page show it. */
export interface IdeaRow {
  id: string
  number: number
  title: string
  description: string
  name: string
  /** In full: `shownEmail` decides what a viewer sees. */
  email: string
  status: Status
  roles_wanted: string[]
  links: IdeaLink[]
  revision: number
  vote_count: number
  member_count: number
  submitted_at: Date
  touched_at: Date
  asked_at: Date | null
  author_id: string | null
  author_username: string | null
  author_name: string | null
  author_headline: string | null
  author_avatar_id: string | null
}

const FIELDS = `i.id, i.number::float8 as number, i.title, i.description, i.name, i.email, i.status, i.roles_wanted, i.links, i.revision, i.vote_count, i.member_count,
  i.submitted_at, i.touched_at, i.asked_at, i.author_id, p.username as author_username, p.name as author_name, p.headline as author_headline, p.avatar_id as author_avatar_id`

/** SQL: whether everyone may see the idea `i` of the person `p`. */
export const SHOWN = 'i.confirmed_at is not null and i.hidden_at is null and i.merged_into is null and p.suspended_at is null'

export interface ListQuestion {
  q: string | null
  status: Status | null
  sort: Sort
  /** Whose ideas, and which of them; null: everyone's. */
  own: { show: Shown; personId: string } | null
  blocked: readonly string[]
  after: { votes: number; number: number } | null
  limit: number
}

const OWN: Record<Shown, string> = {
  joined: 'exists (select from idea_members m where m.idea_id = i.id and m.person_id = $7)',
  voted: 'exists (select from idea_votes v where v.idea_id = i.id and v.person_id = $7)',
  mine: 'i.author_id = $7',
}

const listed = (sort: Sort, show: Shown | null) =>
  prepared<IdeaRow>(
    `ideas-by-${sort}-${show ?? 'all'}`,
    `select ${FIELDS} from ideas i left join people p on p.id = i.author_id
     where ${SHOWN} and ($1::text is null or i.words @@ websearch_to_tsquery('english', $1) or strpos(folded(i.title || ' ' || i.description), folded($1)) > 0)
       and folded(i.title || ' ' || i.description) ~ all ($8::text[])
       and ($2::text is null or i.status = $2) and (i.author_id is null or i.author_id <> all ($3::uuid[]))
       and ($4::bigint is null or ${sort === 'newest' ? 'i.number < $4 and $5::int >= 0' : '(i.vote_count, i.number) < ($5::int, $4)'})
       and ($7::uuid is null or ${show === null ? 'true' : OWN[show]})
     order by ${sort === 'newest' ? '' : 'i.vote_count desc, '}i.number desc limit $6`,
  )
const SHOW_LISTS = ['joined', 'voted', 'mine', null] as const
const lists = new Map((['newest', 'votes'] as const).flatMap((sort) => SHOW_LISTS.map((show) => [`${sort} ${show}`, listed(sort, show)] as const)))

/** Ideas that everyone may see, in an order, after one of them. */
export const listIdeas = (database: Database, { q, status, sort, own, blocked, after, limit }: ListQuestion): Promise<IdeaRow[]> =>
  lists.get(`${sort} ${own?.show ?? null}`)!.all(database, [q, status, blocked, after?.number ?? null, after?.votes ?? 0, limit, own?.personId ?? null, q === null ? [] : wholeWordPatterns(q)])

const one = prepared<IdeaRow & { into: number | null }>(
  'idea',
  `select ${FIELDS}, t.number::float8 as into from ideas i left join people p on p.id = i.author_id left join ideas t on t.id = i.merged_into
   where i.number = $1 and i.confirmed_at is not null and i.hidden_at is null and p.suspended_at is null`,
)

/** An idea that everyone may see, with the number of the idea that it was merged into; null if there is none. */
export const findIdea = async (database: Database, number: number): Promise<(IdeaRow & { into: number | null }) | null> => (await one.all(database, [number]))[0] ?? null

/** Locks an idea that everyone may see, and that was not merged, until the transaction ends; null if there is none. */
export async function lockIdea(db: Db, number: number): Promise<IdeaRow | null> {
  const { rows } = await sql<IdeaRow>`select ${sql.raw(FIELDS)} from ideas i left join people p on p.id = i.author_id
    where i.number = ${number} and ${sql.raw(SHOWN)} for update of i`.execute(db)
  return rows[0] ?? null
}

/** Ideas by id, also hidden ones, for other features. */
export async function listIdeasById(db: Db, ids: readonly string[]) {
  const { rows } = await sql<IdeaRow & { is_shown: boolean }>`select ${sql.raw(FIELDS)}, ${sql.raw(SHOWN)} as is_shown from ideas i left join people p on p.id = i.author_id
    where i.id = any (${[...ids]}::uuid[]) and i.confirmed_at is not null`.execute(db)
  return rows
}

/** A page of the ids of ideas that everyone may see. */
export async function listIdeaIds(db: Db, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select i.id from ideas i left join people p on p.id = i.author_id
    where ${sql.raw(SHOWN)} and (${after}::uuid is null or i.id > ${after}) order by i.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The ideas that someone joined and voted for, by id. */
export async function listMarks(db: Db, personId: string): Promise<{ joined: string[]; voted: string[] }> {
  const { rows } = await sql<{ joined: string[]; voted: string[] }>`select
    array(select idea_id from idea_members where person_id = ${personId} order by joined_at desc limit 5000) as joined,
    array(select idea_id from idea_votes where person_id = ${personId} order by voted_at desc limit 5000) as voted`.execute(db)
  return rows[0]!
}

/** The members of an idea who are not suspended, the first one first. */
export async function listMembers(db: Db, ideaId: string, limit: number): Promise<PersonCard[]> {
  const { rows } = await sql<PersonCard>`select p.id, p.username, p.name, p.headline, p.avatar_id from idea_members m join people p on p.id = m.person_id
    where m.idea_id = ${ideaId} and p.suspended_at is null order by m.joined_at, p.id limit ${limit}`.execute(db)
  return rows
}

/** Shipped ideas in which a person is a member, latest first. */
export async function listShipped(db: Db, personId: string, limit: number): Promise<{ number: number; title: string; shipped_at: Date }[]> {
  const { rows } = await often('ideas-of-member', sql<{ number: number; title: string; shipped_at: Date }>`select i.number::float8 as number, i.title, i.shipped_at
    from idea_members m join ideas i on i.id = m.idea_id left join people p on p.id = i.author_id
    where m.person_id = ${personId} and i.status = 'shipped' and ${sql.raw(SHOWN)} order by i.shipped_at desc limit ${limit}`).execute(db)
  return rows
}

/** SQL: the subject of an activity `a` about an idea. */
export const IDEA_SUBJECT = `select i.title, i.number::text as address from ideas i left join people p on p.id = i.author_id where i.id = a.subject_id and ${SHOWN}`

/** Ideas that everyone sees, for a sitemap, newest first. */
export async function listForSitemap(db: Db, max: number): Promise<{ number: number; touched_at: Date }[]> {
  const { rows } = await sql<{ number: number; touched_at: Date }>`
    select i.number::float8 as number, i.touched_at from ideas i left join people p on p.id = i.author_id where ${sql.raw(SHOWN)} order by i.number desc limit ${max}`.execute(db)
  return rows
}
