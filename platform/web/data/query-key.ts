import { readSession } from '../session/session.ts'
import type { Document } from '../graphql/graphql.ts'

/** The user in the key of a query: a person in a role, or the empty string. Another role may see something else. */
export function currentPersonKey(): string {
  const user = readSession()?.user
  return user === undefined ? '' : `${user.id} ${user.role}`
}

/** The key of a query in the cache. */
export const queryKey = (person: string, document: Document, variables: unknown) => [person, document.source, variables] as const
