import { lockName } from '#platform/server/database/lock-name.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'
import type { AssignmentKind, LateRule } from '../rules/assignment.ts'
import type { Criterion } from '../rules/rubric.ts'

export interface TemplateRow {
  id: string
  name: string
  saved_at: Date
  items: { kind: AssignmentKind; title: string; points: number; days: number | null }[]
}

/** An assignment of a template. */
export interface TemplateItem {
  kind: AssignmentKind
  subject_id: string | null
  title: string
  instructions: string
  /** Days after the first due date, and the time of day; null: no due date. */
  due_days: number | null
  due_time: string | null
  late_rule: LateRule
  late_points: number
  points: number
  criteria: Criterion[]
  /** The ids of what is attached. */
  files: string[]
}

/** The templates of a mentor, the latest first. */
export async function listTemplates(db: Db, ownerId: string, max: number): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`select t.id, t.name, t.saved_at,
      coalesce((select json_agg(json_build_object('kind', i.kind, 'title', i.title, 'points', i.points, 'days', i.due_days) order by i.nth) from assignment_template_items i where i.template_id = t.id), '[]'::json) as items
    from assignment_templates t where t.owner_id = ${ownerId} order by t.saved_at desc, t.id limit ${max}`.execute(db)
  return rows
}

/** The assignments of a template of a mentor; empty if it is not theirs. */
export async function listTemplateItems(db: Db, { id, ownerId }: { id: string; ownerId: string }): Promise<TemplateItem[]> {
  const { rows } = await sql<TemplateItem>`select i.kind, i.subject_id, i.title, i.instructions, i.due_days, i.due_time, i.late_rule, i.late_points, i.points, i.criteria,
      array(select f.file_id from assignment_template_files f where f.template_id = i.template_id and f.item_nth = i.nth order by f.nth) as files
    from assignment_template_items i join assignment_templates t on t.id = i.template_id where t.id = ${id} and t.owner_id = ${ownerId} order by i.nth`.execute(db)
  return rows
}

/** Adds a template unless its owner has `max` of them. Returns `known` if it was saved before. */
export async function insertTemplate(db: Db, template: { id: string; ownerId: string; name: string; at: Date; max: number }): Promise<'new' | 'known' | 'full'> {
  const { id, ownerId, name, at, max } = template
  await lockName(db, `assignment-templates/${ownerId}`)
  const { rows: known } = await sql`select from assignment_templates where id = ${id}`.execute(db)
  if (known.length > 0) return 'known'
  const { rows } = await sql`insert into assignment_templates (id, owner_id, name, saved_at) select ${id}, ${ownerId}, ${name}, ${at}::timestamptz
    where (select count(*) from assignment_templates where owner_id = ${ownerId}) < ${max} on conflict (id) do nothing returning id`.execute(db)
  return rows.length > 0 ? 'new' : 'full'
}

export async function insertTemplateItems(db: Db, templateId: string, items: readonly TemplateItem[]): Promise<void> {
  await sql`insert into assignment_template_items (template_id, nth, kind, subject_id, title, instructions, due_days, due_time, late_rule, late_points, points, criteria)
    select ${templateId}, nth, kind, subject_id, title, instructions, due_days, due_time, late_rule, late_points, points, criteria
    from jsonb_to_recordset(${JSON.stringify(items.map((item, nth) => ({ ...item, nth })))}::jsonb)
      as r (nth int, kind text, subject_id uuid, title text, instructions text, due_days int, due_time text, late_rule text, late_points int, points int, criteria jsonb)`.execute(db)
  await sql`insert into assignment_template_files (template_id, item_nth, nth, file_id) select ${templateId}, item, nth, file
    from jsonb_to_recordset(${JSON.stringify(items.flatMap(({ files }, item) => files.map((file, nth) => ({ item, nth, file }))))}::jsonb) as r (item int, nth int, file uuid)`.execute(db)
}

/** Deletes a template; false if it is not the owner’s. */
export async function deleteTemplate(db: Db, { id, ownerId }: { id: string; ownerId: string }): Promise<boolean> {
  const { rows } = await sql`delete from assignment_templates where id = ${id} and owner_id = ${ownerId} returning id`.execute(db)
  return rows.length > 0
}
