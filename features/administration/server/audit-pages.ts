import type { AuditRow } from '#platform/server/audit.queries.ts'
import { batchLoader } from '#platform/server/batch-loader.ts'
import type { Context } from '#platform/server/context.ts'
import { personPath } from '../rules/sections.ts'

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

/** The page of what an entry of the audit log is about; null if it has none, or no longer exists. */
export async function auditPage(context: Context, { action, target_id: id, target_name: name, details }: AuditRow): Promise<string | null> {
  const about = details as AuditedObject['details']
  const known = context.contributions.to('auditPages')
  const kind = [String(about['kind']), action, action.split('.')[0]!].find((one) => known.has(one))
  if (kind === undefined) return null
  const pages = known.get(kind)!
  if (pages === 'person') return personPath(name)
  if ('of' in pages) return pages.of({ id, name, details: about })
  const key = pages.keyOf === undefined ? id : pages.keyOf({ id, name, details: about })
  return key === null ? null : finderOf(context, kind, pages.list)(key)
}

/** Finds the pages of one kind, together for all entries of a request. */
function finderOf(context: Context, kind: string, list: List): Find {
  const known = loaders.get(context) ?? new Map<string, Find>()
  loaders.set(context, known)
  const find = known.get(kind) ?? batchLoader((keys) => list(context, keys))
  known.set(kind, find)
  return find
}
