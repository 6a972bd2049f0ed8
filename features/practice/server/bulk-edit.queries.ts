import { sql, type Db } from '#platform/server/database/sql.ts'
import { listedTags } from '../rules/problem-draft.ts'

export interface LockedProblemRow {
  id: string
  slug: string
  title: string
  tags: string[]
  revision: string
}

/** Problems by their slugs, locked in one order until the end of the transaction. */
export async function lockProblems(db: Db, slugs: readonly string[]): Promise<LockedProblemRow[]> {
  const { rows } = await sql<LockedProblemRow>`select id, slug, title, tags, revision from problems where slug = any (${slugs}::text[]) order by id for update`.execute(db)
  return rows
}

/** SQL: the source of a problem with other topics and tags. */
const withTags = (listed: string) => sql`jsonb_set(body, '{about}', (body->'about') - 'topics' - 'tags' || ${listed}::jsonb)`

/** Saves the tags of a problem, in its source and in its edit as well; returns the new revision of an edit that is being checked. The problem is no longer updated from its folder. */
export async function saveProblemTags(db: Db, { id, slug, tags, at }: { id: string; slug: string; tags: string[]; at: Date }): Promise<number | null> {
  const listed = JSON.stringify(listedTags(tags))
  await sql`update problems set tags = ${tags}, body = ${withTags(listed)}, folder_hash = null, changed_at = ${at} where id = ${id}`.execute(db)
  const { rows } = await sql<{ revision: number; state: string }>`update problem_edits set body = ${withTags(listed)}, revision = revision + 1
    where slug = ${slug} and body ? 'about' returning revision, state`.execute(db)
  return rows[0]?.state === 'checking' ? rows[0].revision : null
}
