import { sql, type RawBuilder } from '#platform/server/database/sql.ts'

/**
 * SQL: when a person last did something that counts, submitted a solution or handed in work; null if never. Not the days of activity: those are in the zone of
 * the person, where it can be tomorrow.
 */
export const lastActivity = (personId: RawBuilder<unknown>): RawBuilder<Date | null> => sql`greatest(
  (select max(happened_at) from activities where person_id = ${personId} and kind <> 'person.followed'),
  (select max(submitted_at) from submissions where person_id = ${personId}),
  (select max(handed_in_at) from assignment_work where person_id = ${personId}))`
