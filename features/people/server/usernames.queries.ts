import { prepared } from '#platform/server/database/sql.ts'

/** Who among these usernames is here. */
export const peopleByUsername = prepared<{ username: string }>(
  'people-by-username',
  'select username from people where username = any ($1) and suspended_at is null',
)
