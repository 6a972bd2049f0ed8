import type { EvidenceSource } from '#features/people/server/public.ts'
import { blogPath } from '../rules/paths.ts'
import { listTaggedBlogs } from './evidence.queries.ts'

/** Published blogs show the skills of their tags. */
export const blogEvidence: EvidenceSource = async ({ db }, personId) =>
  (await listTaggedBlogs(db, personId)).map(({ title, slug, tags }) => ({ kind: 'blog', title, path: blogPath(slug), topics: tags }))
