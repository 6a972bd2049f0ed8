import { sql, type Db } from '#platform/server/database/sql.ts'
import { MAX_EXPERIENCES, MAX_LABELS, MAX_REPOSITORIES, type ProfileField } from '../rules/profile.ts'
import type { ExperienceInput, RepositoryInput } from '../rules/profile-inputs.ts'
import type { Level, Section } from '#features/people/rules/sections.ts'

/** Sets a field if it still has its old value; returns false if it was changed meanwhile. */
export async function saveField(db: Db, personId: string, edit: { field: ProfileField; text: string; before: string }): Promise<boolean> {
  const result = await db
    .updateTable('people')
    .set({ [edit.field]: edit.text })
    .where('id', '=', personId)
    .where(edit.field, 'in', [edit.before, edit.text])
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Sets or removes the avatar of a person; returns false if the image is not theirs. */
export async function saveAvatar(db: Db, personId: string, imageId: string | null): Promise<boolean> {
  const result = await sql`update people set avatar_id = ${imageId}::uuid where id = ${personId}
    and (${imageId}::uuid is null or exists (select from images where id = ${imageId}::uuid and owner_id = ${personId}))`.execute(db)
  return Number(result.numAffectedRows ?? 0) > 0
}

export type InsertOutcome = 'added' | 'exists' | 'full'

/** Adds an experience under the lock of its person; the same one sent twice is added once. */
export async function insertExperience(db: Db, personId: string, form: ExperienceInput, at: Date): Promise<InsertOutcome> {
  const result = await sql`
    insert into experiences (id, person_id, company, role, period, added_at)
    select ${form.id}::uuid, ${personId}::uuid, ${form.company}, ${form.role}, ${form.period}, ${at}::timestamptz
    where (select count(*) from experiences where person_id = ${personId}) < ${MAX_EXPERIENCES}
    on conflict (id) do nothing returning id`.execute(db)
  if (result.rows.length > 0) return 'added'
  return (await isOwn(db, 'experiences', personId, form.id)) ? 'exists' : 'full'
}

/** Returns the new revision, or null if there is none at this revision. */
export async function saveExperience(db: Db, personId: string, form: ExperienceInput): Promise<number | null> {
  const row = await db
    .updateTable('experiences')
    .set({ company: form.company, role: form.role, period: form.period, revision: form.revision + 1 })
    .where('id', '=', form.id)
    .where('person_id', '=', personId)
    .where('revision', '=', form.revision)
    .returning('revision')
    .executeTakeFirst()
  return row?.revision ?? null
}

/** The revision of an experience that is stored exactly like this; null if it differs or does not exist. */
export async function findSameExperience(db: Db, personId: string, { id, company, role, period }: ExperienceInput): Promise<number | null> {
  const { rows } = await sql<{ revision: number }>`select revision from experiences where id = ${id}::uuid and person_id = ${personId}::uuid and company = ${company} and role = ${role} and period = ${period}`.execute(db)
  return rows[0]?.revision ?? null
}

/** The revision of a repository that is stored exactly like this; null if it differs or does not exist. */
export async function findSameRepository(db: Db, personId: string, { id, name, url, description, stars, forks }: RepositoryInput): Promise<number | null> {
  const { rows } = await sql<{ revision: number }>`select revision from repositories where id = ${id}::uuid and person_id = ${personId}::uuid and name = ${name} and url = ${url} and description = ${description}
    and stars = ${stars}::int and forks = ${forks}::int`.execute(db)
  return rows[0]?.revision ?? null
}

type Table = 'experiences' | 'repositories'

export async function isOwn(db: Db, table: Table, personId: string, id: string): Promise<boolean> {
  const row = await db.selectFrom(table).select('id').where('id', '=', id).where('person_id', '=', personId).executeTakeFirst()
  return row !== undefined
}

export async function deleteOwn(db: Db, table: Table, personId: string, id: string): Promise<void> {
  await db.deleteFrom(table).where('id', '=', id).where('person_id', '=', personId).execute()
}

/** Adds a chip at the end under the lock of its person; one that is already there keeps its position. */
export async function insertLabel(db: Db, personId: string, label: string): Promise<InsertOutcome> {
  const result = await sql`
    insert into tech_stack (person_id, label, position)
    select ${personId}::uuid, ${label}, coalesce(max(position), 0) + 1 from tech_stack where person_id = ${personId}
    having count(*) < ${MAX_LABELS}
    on conflict do nothing returning label`.execute(db)
  if (result.rows.length > 0) return 'added'
  const there = await db.selectFrom('tech_stack').select('label').where('person_id', '=', personId).where('label', '=', label).executeTakeFirst()
  return there === undefined ? 'full' : 'exists'
}

export async function deleteLabel(db: Db, personId: string, label: string): Promise<void> {
  await db.deleteFrom('tech_stack').where('person_id', '=', personId).where('label', '=', label).execute()
}

/** Adds a repository under the lock of its person; the index refuses a duplicate address. */
export async function insertRepository(db: Db, personId: string, form: RepositoryInput, at: Date): Promise<InsertOutcome> {
  const result = await sql`
    insert into repositories (id, person_id, name, url, description, stars, forks, added_at)
    select ${form.id}::uuid, ${personId}::uuid, ${form.name}, ${form.url}, ${form.description}, ${form.stars}::int, ${form.forks}::int, ${at}::timestamptz
    where (select count(*) from repositories where person_id = ${personId}) < ${MAX_REPOSITORIES}
    on conflict (id) do nothing returning id`.execute(db)
  if (result.rows.length > 0) return 'added'
  return (await isOwn(db, 'repositories', personId, form.id)) ? 'exists' : 'full'
}

/** Returns the new revision, or null if there is none at this revision. */
export async function saveRepository(db: Db, personId: string, form: RepositoryInput): Promise<number | null> {
  const { id, revision, name, url, description, stars, forks } = form
  const row = await db
    .updateTable('repositories')
    .set({ name, url, description, stars, forks, revision: revision + 1 })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst()
  return row?.revision ?? null
}

export async function saveLevel(db: Db, personId: string, section: Section, level: Level): Promise<void> {
  await db
    .insertInto('profile_visibility')
    .values({ person_id: personId, section, level })
    .onConflict((conflict) => conflict.columns(['person_id', 'section']).doUpdateSet({ level }))
    .execute()
}
