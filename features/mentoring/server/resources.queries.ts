import { sql, type Db } from '#platform/server/database/sql.ts'
import type { ResourceInput } from '../rules/mentoring-inputs.ts'
import type { ResourceKind } from '../rules/resource.ts'

export interface ResourceRow {
  id: string
  group_id: string
  folder: string
  version: number
  kind: ResourceKind
  title: string
  url: string | null
  subject_id: string | null
  file_id: string | null
  file_name: string | null
  file_bytes: number | null
  written_at: Date
  author: string | null
}

const COLUMNS = sql`r.id, r.group_id, r.folder, v.version, v.kind, v.title, v.url, v.subject_id, v.file_id, f.name as file_name, f.bytes::float8 as file_bytes, v.written_at, p.name as author`
const PARTS = sql`left join mentoring_files f on f.id = v.file_id left join people p on p.id = v.written_by`

/** The shelf of a group in the present versions, by folder and title. */
export async function listResources(db: Db, groupId: string): Promise<ResourceRow[]> {
  const { rows } = await sql<ResourceRow>`select ${COLUMNS} from mentor_group_resources r join mentor_group_resource_versions v on v.resource_id = r.id and v.version = r.version ${PARTS}
    where r.group_id = ${groupId} and r.removed_at is null order by r.folder, v.title, r.id`.execute(db)
  return rows
}

/** A resource in its present version; null if there is none. */
export async function findResource(db: Db, id: string): Promise<ResourceRow | null> {
  const { rows } = await sql<ResourceRow>`select ${COLUMNS} from mentor_group_resources r join mentor_group_resource_versions v on v.resource_id = r.id and v.version = r.version ${PARTS}
    where r.id = ${id} and r.removed_at is null`.execute(db)
  return rows[0] ?? null
}

/** All versions of a resource, latest first. */
export async function listVersions(db: Db, id: string): Promise<ResourceRow[]> {
  const { rows } = await sql<ResourceRow>`select ${COLUMNS} from mentor_group_resources r join mentor_group_resource_versions v on v.resource_id = r.id ${PARTS}
    where r.id = ${id} order by v.version desc`.execute(db)
  return rows
}

export async function countResources(db: Db, groupId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from mentor_group_resources where group_id = ${groupId} and removed_at is null`.execute(db)
  return rows[0]!.count
}

/** Saves a resource as the version `version`. */
export async function saveVersion(db: Db, { id: groupId, key, folder, kind, title, url, subject, file }: ResourceInput, { version, by, at }: { version: number; by: string; at: Date }): Promise<void> {
  await sql`insert into mentor_group_resources (id, group_id, folder, version) values (${key}, ${groupId}, ${folder}, ${version})
    on conflict (id) do update set folder = excluded.folder, version = excluded.version`.execute(db)
  await sql`insert into mentor_group_resource_versions (resource_id, version, kind, title, url, subject_id, file_id, written_by, written_at)
    values (${key}, ${version}, ${kind}, ${title}, ${kind === 'link' ? url : null}, ${kind === 'link' || kind === 'file' ? null : subject}::uuid, ${kind === 'file' ? file : null}::uuid, ${by}, ${at})`.execute(db)
}

/** Removes a resource, or with null puts it back. */
export async function saveRemoved(db: Db, id: string, at: Date | null): Promise<void> {
  await sql`update mentor_group_resources set removed_at = ${at} where id = ${id}`.execute(db)
}

/** The group of a resource that was removed; null if there is none. */
export async function findGroupOfRemoved(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ group_id: string }>`select group_id from mentor_group_resources where id = ${id} and removed_at is not null`.execute(db)
  return rows[0]?.group_id ?? null
}

export async function saveFolder(db: Db, id: string, folder: string): Promise<void> {
  await sql`update mentor_group_resources set folder = ${folder} where id = ${id}`.execute(db)
}
