import type { Context } from '#platform/server/context.ts'
import { findProgress } from './own-work.queries.ts'
import { namesOfSkills } from '#features/people/rules/skills.ts'
import { listProblemCards, listProblemsByTag, type ProblemCardRow } from './problem-cards.queries.ts'

/** Which of these problems a person has solved, by current or previous slugs. */
export async function solvedAmong({ database }: Context, personId: string, slugs: readonly string[]): Promise<string[]> {
  return (await findProgress(database, personId, [...slugs])).filter(({ is_solved }) => is_solved).map(({ slug }) => slug)
}

/** The published ones of these problems, by current or previous slugs, in this order. */
export async function problemCards({ db }: Context, slugs: readonly string[]): Promise<ProblemCardRow[]> {
  return listProblemCards(db, slugs)
}

/** For each of these skills, published problems that have it under any of its names as a tag, the easiest first. */
export async function problemsOn({ db }: Context, skills: readonly string[], max: number): Promise<ReadonlyMap<string, ProblemCardRow[]>> {
  return Map.groupBy(await listProblemsByTag(db, namesOfSkills(skills), max), ({ skill }) => skill)
}
