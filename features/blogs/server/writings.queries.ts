import { sql, type Db } from '#platform/server/database/sql.ts'

export interface WritingRow {
  kind: 'blog' | 'comment'
  id: string
  title: string
  text: string
  slug: string
  author_id: string
  author_username: string
}

/** Blogs and comments by kind and id, as far as they are still there. */
export async function listWritings(db: Db, targets: { kind: string; id: string }[]): Promise<WritingRow[]> {
  const idsOf = (kind: string) => targets.filter((target) => target.kind === kind).map(({ id }) => id)
  const { rows } = await sql<WritingRow>`
    select 'blog' as kind, b.id, b.title, b.preview as text, b.slug, b.author_id, p.username as author_username
    from blogs b join people p on p.id = b.author_id where b.id = any (${idsOf('blog')}::uuid[]) and b.deleted_at is null
    union all
    select 'comment', c.id, b.title, c.text, b.slug, c.author_id, p.username
    from blog_comments c join blogs b on b.id = c.blog_id join people p on p.id = c.author_id
    where c.id = any (${idsOf('comment')}::uuid[]) and c.deleted_at is null and b.deleted_at is null`.execute(db)
  return rows
}
