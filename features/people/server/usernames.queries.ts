import { prepared } from '#platform/server/database/sql.ts'

/** The existing ones of these usernames. */
export const peopleByUsername = prepared<{ username: string }>(
  'people-by-username',
  'select username from people where username = any ($1) and suspended_at is null',
)
