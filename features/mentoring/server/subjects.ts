import { batchLoader } from '#platform/server/batch-loader.ts'
import type { Context } from '#platform/server/context.ts'
import { blogPath } from '#features/blogs/rules/paths.ts'
import { coursePath, lessonPath } from '#features/courses/rules/paths.ts'
import { problemPath } from '#features/practice/rules/paths.ts'
import { listSubjects, type SubjectRow } from './subjects.queries.ts'

/** Where a thing of the site is. */
export function subjectPath({ kind, slug, key }: SubjectRow): string {
  if (kind === 'problem') return problemPath(slug)
  if (kind === 'lesson' || kind === 'quiz') return lessonPath(slug, key ?? '')
  return kind === 'course' ? coursePath(slug) : blogPath(slug)
}

const loaders = new WeakMap<object, (id: string) => Promise<SubjectRow | null>>()

/** The address of what an assignment or a resource refers to; null if there is none or it no longer exists. Batched per request. */
export async function pathOfSubject({ database, caller }: Context, id: string | null): Promise<string | null> {
  if (id === null) return null
  let load = loaders.get(caller)
  if (load === undefined) {
    load = batchLoader(async (ids) => new Map((await listSubjects(database.db, ids)).map((row) => [row.id, row])))
    loaders.set(caller, load)
  }
  const subject = await load(id)
  return subject === null ? null : subjectPath(subject)
}
