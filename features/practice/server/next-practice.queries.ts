import type { Database } from '#platform/server/database/database.ts'
import { prepared } from '#platform/server/database/sql.ts'

export interface OwnWorkRow {
  /** The problem whose code the person saved last without having solved it. */
  unfinished: { slug: string; title: string; savedAt: string } | null
  /** The id of the problem that the person solved last; null before the first. */
  last: string | null
  /** How many published problems the person solved. */
  solved: number
}

const ownWork = prepared<OwnWorkRow>(
  'next-practice',
  `select (select json_build_object('slug', p.slug, 'title', p.title, 'savedAt', d.saved_at) from code_drafts d join problems p on p.id = d.problem_id and p.is_published
     where d.person_id = $1 and not exists (select from submissions s where s.person_id = $1 and s.problem_id = d.problem_id and s.is_first_acceptance)
     order by d.saved_at desc limit 1) as unfinished,
   (select problem_id from submissions where person_id = $1 and verdict = 'Accepted' order by submitted_at desc, id desc limit 1) as last,
   (select count(distinct s.problem_id)::int from submissions s join problems p on p.id = s.problem_id and p.is_published where s.person_id = $1 and s.verdict = 'Accepted') as solved`,
)

/** What a person began and what they solved last. */
export const findOwnWork = async (database: Database, personId: string): Promise<OwnWorkRow> => (await ownWork.first(database, [personId]))!
