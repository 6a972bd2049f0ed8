import { lockName } from '#platform/server/database/lock-name.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'
import type { Template } from './templates.ts'

/** The templates of these scopes, or all of them with null, by scope and name. */
export async function listTemplates(db: Db, scopes: readonly string[] | null): Promise<Template[]> {
  const { rows } = await sql<Template>`select id, scope, label, body, changed_at from reason_templates where ${scopes}::text[] is null or scope = any (${scopes}::text[]) order by scope, label, id`.execute(db)
  return rows
}

export interface UsedTemplate extends Template {
  /** How many recorded decisions of the last year begin with its text. */
  uses: number
}

/** All templates, and how often each was used. It reads the audit log of a year. */
export async function listUsedTemplates(db: Db, since: Date): Promise<UsedTemplate[]> {
  const { rows } = await sql<UsedTemplate>`select t.id, t.scope, t.label, t.body, t.changed_at,
      (select count(*)::int from (select reason from audit_log where done_at >= ${since} and reason <> '') a where starts_with(a.reason, t.body)) as uses
    from reason_templates t order by t.scope, t.label, t.id`.execute(db)
  return rows
}

/** How many templates there are besides this one; no other one is added until the transaction ends. */
export async function countTemplates(db: Db, exceptId: string): Promise<number> {
  await lockName(db, 'reason-templates')
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from reason_templates where id <> ${exceptId}`.execute(db)
  return rows[0]!.count
}

/** A template, or null. The lock of `countTemplates` covers it. */
export async function findTemplate(db: Db, id: string): Promise<Template | null> {
  const { rows } = await sql<Template>`select id, scope, label, body, changed_at from reason_templates where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Whether another template of this kind has this name, in whatever case. The lock of `countTemplates` covers it. */
export async function isNameTaken(db: Db, { id, scope, label }: Pick<Template, 'id' | 'scope' | 'label'>): Promise<boolean> {
  const { rows } = await sql`select from reason_templates where scope = ${scope} and lower(label) = lower(${label}) and id <> ${id}`.execute(db)
  return rows.length > 0
}

export async function upsertTemplate(db: Db, { id, scope, label, body }: Omit<Template, 'changed_at'>, at: Date): Promise<void> {
  await sql`insert into reason_templates (id, scope, label, body, changed_at) values (${id}, ${scope}, ${label}, ${body}, ${at})
    on conflict (id) do update set scope = excluded.scope, label = excluded.label, body = excluded.body, changed_at = excluded.changed_at`.execute(db)
}

/** Returns the name of the deleted template; null if there was none. */
export async function deleteTemplateRow(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ label: string }>`delete from reason_templates where id = ${id} returning label`.execute(db)
  return rows[0]?.label ?? null
}
