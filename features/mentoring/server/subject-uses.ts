import { mayUse } from '#platform/rules/rights.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import type { SubjectUses } from '../rules/mentoring-inputs.ts'
import { countGroupsOfBlogs, countGroupsOfCourses, countGroupsOfProblems, saveBack, saveGone } from './subject-uses.queries.ts'
import { listSubjects } from './subjects.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** What was assigned is no longer there. */
    'assignment.gone': { assignmentId: string }
  }
}

/** How many groups use things in open assignments. Only those count that the viewer may remove: of others, they learn nothing. */
export async function countUses(context: Context, { kind, keys, kept }: SubjectUses): Promise<number> {
  const viewer = signedIn(context)
  const { db } = context
  const owner = (right: 'blogs.remove' | 'courses.approve') => (mayUse(right, viewer) ? null : viewer.id)
  if (kind === 'problem') return mayUse('problems.edit', viewer) ? countGroupsOfProblems(db, keys) : 0
  if (kind === 'blog') return countGroupsOfBlogs(db, keys, owner('blogs.remove'))
  return countGroupsOfCourses(db, keys, { authorId: owner('courses.approve'), kept })
}

/** After things of the site changed: marks assignments on those that are gone, and announces them; takes back the marks of others. */
export async function checkSubjects(context: Context, ids: readonly string[]): Promise<void> {
  await context.inTransaction(async (context) => {
    const there = new Set((await listSubjects(context.db, ids)).map(({ id }) => id))
    await saveBack(context.db, [...there])
    for (const { id } of await saveGone(context.db, ids.filter((id) => !there.has(id)), context.clock.now())) await context.emit({ name: 'assignment.gone', assignmentId: id })
  })
}
