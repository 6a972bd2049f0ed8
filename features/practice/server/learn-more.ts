import type { Context } from '#platform/server/context.ts'
import { problemPath } from '../rules/paths.ts'
import { listProblemsNamedIn } from './problem-cards.queries.ts'

/** Problems about topics that a text names. */
export const problemsAbout = async ({ db }: Context, words: string, max: number) =>
  (await listProblemsNamedIn(db, words, max)).map(({ slug, title, topics }) => ({ label: 'Problem', title, path: problemPath(slug), topics }))
