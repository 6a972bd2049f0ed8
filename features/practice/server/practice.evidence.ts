import type { EvidenceSource } from '#features/people/server/public.ts'
import { problemPath } from '../rules/paths.ts'
import { listSolvedProblems } from './evidence.queries.ts'

/** Solved problems show the skills of their tags. */
export const problemEvidence: EvidenceSource = async ({ db }, personId) =>
  (await listSolvedProblems(db, personId)).map(({ title, slug, tags }) => ({ kind: 'problem', title, path: problemPath(slug), topics: tags }))
