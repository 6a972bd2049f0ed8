import type { Context } from '#platform/server/context.ts'
import type { DatabaseAddress } from '#platform/server/database/database.ts'

/** The address of the database, for connections outside the site’s pool. */
export function databaseAddress({ database }: Context): DatabaseAddress {
  const { connectionString, host, port, user, database: name } = database.pool.options
  return {
    ...(connectionString !== undefined && { connectionString }), ...(host !== undefined && { host }), ...(port !== undefined && { port }),
    ...(user !== undefined && { user }), ...(name !== undefined && { database: name }),
  }
}
