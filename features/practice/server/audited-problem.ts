import type { AuditAction } from '#platform/server/audit.ts'
import type { AuditPages, AuditedObject } from '#features/administration/server/public.ts'
import { editProblemPath, PROBLEM_ADMIN_PATH, problemPath } from '../rules/paths.ts'
import type { EditRow } from './problem-edits.queries.ts'
import { listPlaces } from './audited-problems.queries.ts'

/** The target of an audit entry: a problem by its title, which may be empty in a draft, and the slug that leads to its page. */
export const auditedProblem = (slug: string, title: unknown): Pick<AuditAction, 'targetName'> & { details: { slug: string } } => ({
  targetName: typeof title === 'string' && title.trim() !== '' ? title : slug,
  details: { slug },
})

/** The same of an edit. */
export const auditedEdit = ({ slug, body }: Pick<EditRow, 'slug' | 'body'>) => auditedProblem(slug, (body.about as { title?: unknown } | null)?.title)

/** The target of an entry about several problems: the only one, or how many. */
export const auditedProblems = (problems: readonly { slug: string; title: string }[]) => ({
  targetName: problems.length === 1 ? problems[0]!.title : `${problems.length} problems`,
  details: { slugs: problems.map(({ slug }) => slug), ...(problems.length > 1 && { titles: problems.map(({ title }) => title) }) },
})

/** Several problems lead to their list. */
const SEVERAL = ''

/** What identifies the problem of an entry. Older entries have the slug as their name, and those of moderators the id. */
const keyOf = ({ id, name, details: { slug, slugs } }: AuditedObject) => {
  if (Array.isArray(slugs)) return slugs.length === 1 ? String(slugs[0]) : SEVERAL
  return typeof slug === 'string' ? slug : (id ?? name)
}

/** The page of a published problem, or of its editor if it is not published; none if it is deleted. */
export const auditedProblemPages: AuditPages = {
  keyOf,
  list: async ({ db }, keys) => new Map([[SEVERAL, PROBLEM_ADMIN_PATH], ...(await listPlaces(db, keys)).map(({ key, slug, is_published: isPublished }): [string, string] => [key, isPublished ? problemPath(slug) : editProblemPath(slug)])]),
}
