import type { Database } from '#platform/server/database/database.ts'
import { prepared } from '#platform/server/database/sql.ts'

/** The versions of a review: the learner's ignores the comments of the mentor until the review is sent, and how long the claim lasts, which comments extend. */
interface ReviewVersions {
  id: string
  learner: string
  mentor: string
}

const versions = prepared<ReviewVersions>(
  'code-review-versions',
  `select r.id, concat_ws('.', s.state, s.visible_count, s.visible_texts, s.resolved) as learner, concat_ws('.', s.state, s.claimed_until, s.count, s.texts, s.resolved) as mentor
   from code_reviews r cross join lateral (
     select concat_ws('/', coalesce(r.reviewed_by, case when r.claimed_until > $2 then r.claimed_by end), extract(epoch from r.reviewed_at),
         extract(epoch from r.closed_at), extract(epoch from r.thanked_at)) as state,
       case when r.claimed_until > $2 then extract(epoch from r.claimed_until) end as claimed_until,
       count(*) as count, sum(hashtextextended(c.text, 0)) as texts, count(c.resolved_at) as resolved,
       count(*) filter (where r.reviewed_at is not null or c.author_id = r.learner_id) as visible_count,
       sum(hashtextextended(c.text, 0)) filter (where r.reviewed_at is not null or c.author_id = r.learner_id) as visible_texts
     from code_review_comments c where c.review_id = r.id and c.deleted_at is null) s
   where r.id = any ($1::uuid[])`,
)

/** The versions of reviews at a moment, by their ids. */
export async function versionsOfReviews(database: Database, ids: readonly string[], at: Date): Promise<Map<string, ReviewVersions>> {
  return new Map((await versions.all(database, [ids, at])).map((row) => [row.id, row]))
}

const personVersions = prepared<{ id: string; version: string }>(
  'code-review-person-versions',
  `select asked.id, v.version from unnest($1::uuid[]) asked (id) cross join lateral (
     select concat_ws('.', count(*), count(r.closed_at), count(r.thanked_at), count(*) filter (where r.claimed_until > $2), sum(hashtextextended(r.claimed_by::text, 0)) filter (where r.claimed_until > $2),
       extract(epoch from max(greatest(r.asked_at, case when r.claimed_by = asked.id then r.claimed_until end, r.reviewed_at, r.closed_at)))) as version
     from code_reviews r where r.learner_id = asked.id or r.reviewed_by = asked.id or (r.claimed_by = asked.id and r.reviewed_at is null)) v`,
)

/** The versions of what people asked for, claimed or wrote, by their ids. */
export async function versionsOfPeople(database: Database, ids: readonly string[], at: Date): Promise<Map<string, string>> {
  return new Map((await personVersions.all(database, [ids, at])).map(({ id, version }) => [id, version]))
}

const queueVersion = prepared<{ version: string }>(
  'code-review-queue-version',
  `select concat_ws('.', count(*), sum(hashtextextended(id::text, 0)), extract(epoch from max(asked_at))) as version
   from code_reviews where reviewed_at is null and closed_at is null and (claimed_until is null or claimed_until <= $1)`,
)

/** The version of the queue, with the questions that some mentors don't see. */
export const versionOfQueue = async (database: Database, at: Date): Promise<string> => (await queueVersion.first(database, [at]))!.version
