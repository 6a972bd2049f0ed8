import { sql, type Db } from '#platform/server/database/sql.ts'

export interface DraftRow {
  id: string
  author_id: string
  title: string
  content: string
  tags: string[]
  cover_id: string | null
  revision: number
  published_revision: number | null
  saved_at: Date
  published_at: Date | null
  slug: string | null
}

export async function findDraft(db: Db, id: string, authorId: string): Promise<DraftRow | null> {
  const result = await sql<DraftRow>`
    select d.*, b.published_at, b.slug from blog_drafts d left join blogs b on b.id = d.id and b.deleted_at is null
    where d.id = ${id} and d.author_id = ${authorId}`.execute(db)
  return result.rows[0] ?? null
}

export interface DraftInput {
  id: string
  authorId: string
  revision: number
  title: string
  content: string
  tags: string[]
  coverId: string | null
  at: Date
}

/**
 * Saves a draft if it is still at the revision that was edited, in one statement, so that one of two windows wins. Returns the new revision, or null
 * if the edit was based on an older revision.
 */
export async function saveDraft(db: Db, input: DraftInput): Promise<number | null> {
  const result = await sql<{ revision: number }>`
    insert into blog_drafts as d (id, author_id, title, content, tags, cover_id, revision, created_at, saved_at)
    select ${input.id}, ${input.authorId}, ${input.title}, ${input.content}, ${input.tags}, ${input.coverId}, 1, ${input.at}, ${input.at}
    where ${input.revision} = 0 or exists (select from blog_drafts where id = ${input.id} and author_id = ${input.authorId})
    on conflict (id) do update set title = excluded.title, content = excluded.content, tags = excluded.tags,
      cover_id = excluded.cover_id, revision = d.revision + 1, saved_at = excluded.saved_at
      where d.author_id = excluded.author_id and d.revision = ${input.revision}
    returning revision`.execute(db)
  return result.rows[0]?.revision ?? null
}

/** Whether the draft already has this content: a save sent twice is not a conflict. */
export async function findSameDraft(db: Db, input: DraftInput): Promise<number | null> {
  const result = await sql<{ revision: number }>`
    select revision from blog_drafts where id = ${input.id} and author_id = ${input.authorId} and title = ${input.title}
      and content = ${input.content} and tags = ${input.tags} and cover_id is not distinct from ${input.coverId}`.execute(db)
  return result.rows[0]?.revision ?? null
}

/** Records that the content of the draft at this revision is published. */
export async function savePublishedRevision(db: Db, id: string, revision: number): Promise<void> {
  await db.updateTable('blog_drafts').set({ published_revision: revision }).where('id', '=', id).execute()
}

/** Locks a draft, if there is one, until the transaction ends. Who changes a draft and its blog locks the draft first, as publishing does. */
export async function lockDraft(db: Db, id: string): Promise<void> {
  await sql`select from blog_drafts where id = ${id} for update`.execute(db)
}

/** Replaces the draft of a published blog, if there is one, by the published text; the text that was written stays as a version. */
export async function resetDraft(db: Db, id: string, at: Date): Promise<void> {
  // The published text is read only once the lock is held.
  await lockDraft(db, id)
  await sql`
    with written as (
      insert into blog_versions (blog_id, author_id, title, content, tags, published, saved_at)
      select id, author_id, title, content, tags, false, ${at} from blog_drafts where id = ${id} and published_revision is distinct from revision)
    update blog_drafts d set title = b.title, content = b.content, tags = b.tags, cover_id = b.cover_id, revision = d.revision + 1, published_revision = d.revision + 1, saved_at = ${at}
    from blogs b where d.id = ${id} and b.id = d.id`.execute(db)
}

/** Returns false if there was none. */
export async function deleteDraft(db: Db, id: string, authorId: string): Promise<boolean> {
  const result = await db.deleteFrom('blog_drafts').where('id', '=', id).where('author_id', '=', authorId).executeTakeFirst()
  return result.numDeletedRows > 0n
}

export interface VersionRow {
  id: string
  title: string
  content: string
  tags: string[]
  published: boolean
  saved_at: Date
}

/** Stores the old content of a draft as a version, unless there is one of the last ten minutes. */
export async function saveVersion(db: Db, input: DraftInput & { published: boolean }): Promise<void> {
  await sql`
    insert into blog_versions (blog_id, author_id, title, content, tags, published, saved_at)
    select ${input.id}, ${input.authorId}, ${input.title}, ${input.content}, ${input.tags}, ${input.published}, ${input.at}
    where ${input.published} or not exists (
      select from blog_versions where blog_id = ${input.id} and saved_at > ${new Date(input.at.getTime() - 10 * 60_000)})`.execute(db)
  await sql`delete from blog_versions where id in (
    select id from blog_versions where blog_id = ${input.id} order by published desc, saved_at desc offset 100)`.execute(db)
}

export async function listVersions(db: Db, blogId: string, authorId: string): Promise<VersionRow[]> {
  return db
    .selectFrom('blog_versions')
    .select(['id', 'title', 'content', 'tags', 'published', 'saved_at'])
    .where('blog_id', '=', blogId)
    .where('author_id', '=', authorId)
    .orderBy('saved_at', 'desc')
    .limit(20)
    .execute()
}

/** Characters of a text without a title that its title is made from. */
const START_LENGTH = 2_000

export interface OwnBlogRow {
  id: string
  title: string
  /** The start of the text without a title, as HTML. */
  start: string
  slug: string | null
  published_at: Date | null
  has_draft: boolean
  changed_at: Date
  like_count: number
  comment_count: number
  read_count: number
}

/** Returns all blogs of a person, published, unpublished and drafts with anything in them, most recently changed first. */
export async function listOwnBlogs(db: Db, authorId: string): Promise<OwnBlogRow[]> {
  const result = await sql<OwnBlogRow>`
    select coalesce(d.id, b.id) as id, coalesce(nullif(d.title, ''), b.title, '') as title, case when coalesce(nullif(d.title, ''), b.title) is null then left(d.content, ${START_LENGTH}) else '' end as start, b.slug, b.published_at,
      d.id is not null and d.published_revision is distinct from d.revision as has_draft,
      case when b.published_at is not null and d.published_revision = d.revision then b.updated_at else greatest(d.saved_at, b.updated_at) end as changed_at,
      coalesce(b.like_count, 0) as like_count, coalesce(b.comment_count, 0) as comment_count, coalesce(b.read_count, 0) as read_count
    from (select * from blogs where author_id = ${authorId} and deleted_at is null) b
      full join (select * from blog_drafts where author_id = ${authorId}) d on d.id = b.id
    where b.id is not null or d.title <> '' or d.cover_id is not null or d.tags <> '{}' or d.content !~ '^(<p>(<br>)?</p>)*$'
    order by changed_at desc limit 100`.execute(db)
  return result.rows
}

/** Returns the content of a published blog, to start a draft from. */
export async function findPublishedText(db: Db, id: string, authorId: string) {
  const row = await db
    .selectFrom('blogs')
    .select(['id', 'title', 'content', 'tags', 'cover_id', 'slug', 'published_at', 'updated_at'])
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
