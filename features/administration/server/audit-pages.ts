import type { AuditRow } from '#platform/server/audit.queries.ts'
import { batchLoader } from '#platform/server/batch-loader.ts'
import type { Context } from '#platform/server/context.ts'
import { personPath } from '../rules/sections.ts'
import { listNamesByUsername } from './audit-people.queries.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** The pages of what admin actions are about, by the kind in the entry's details, the action's name, or its first part (`blog` for `blog.removed`). */
    auditPages: AuditPages
  }
}

export interface AuditedObject {
  id: string | null
  name: string
  details: Readonly<Record<string, unknown>>
}

/** A person, named by the username; the page from what the entry says; or the pages of those that still exist, by id or by what `keyOf` finds in the entry. */
export type AuditPages = 'person' | { of: (object: AuditedObject) => string | null } | { list: List; keyOf?: (object: AuditedObject) => string | null }
type List = (context: Context, keys: readonly string[]) => Promise<ReadonlyMap<string, string>>

type Find = (key: string) => Promise<string | null>
const loaders = new WeakMap<Context, Map<string, Find>>()

/** Which pages an entry of the audit log has, and of which kind they are. */
function pagesOf(context: Context, { action, details }: AuditRow): { kind: string; pages: AuditPages } | null {
  const known = context.contributions.to('auditPages')
  const kind = [String((details as AuditedObject['details'])['kind']), action, action.split('.')[0]!].find((one) => known.has(one))
  return kind === undefined ? null : { kind, pages: known.get(kind)! }
}

/** The page of what an entry of the audit log is about; null if it has none, or no longer exists. */
export async function auditPage(context: Context, row: AuditRow): Promise<string | null> {
  const { target_id: id, target_name: name, target_username: username, details } = row
  const object = { id, name, details: details as AuditedObject['details'] }
  const found = pagesOf(context, row)
  if (found === null) return null
  const { kind, pages } = found
  if (pages === 'person') return personPath(username ?? name)
  if ('of' in pages) return pages.of(object)
  const key = pages.keyOf === undefined ? id : pages.keyOf(object)
  return key === null ? null : finderOf(context, kind, pages.list)(key)
}

/** The present name of the account that an entry is about, by its id or, in entries without one, by its username; null if it is about something else. */
export async function auditPerson(context: Context, row: AuditRow): Promise<string | null> {
  if (row.target_person !== null) return row.target_person
  if (row.target_id !== null || pagesOf(context, row)?.pages !== 'person') return null
  return finderOf(context, 'name of a person', (_context, usernames) => listNamesByUsername(context.db, usernames))(row.target_name.replace(/^@/, ''))
}

/** Finds the pages of one kind, together for all entries of a request. */
function finderOf(context: Context, kind: string, list: List): Find {
  const known = loaders.get(context) ?? new Map<string, Find>()
  loaders.set(context, known)
  const find = known.get(kind) ?? batchLoader((keys) => list(context, keys))
  known.set(kind, find)
  return find
}
