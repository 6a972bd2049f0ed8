import type { IndexedKind } from '#features/search/server/public.ts'
import { STATUS_LABELS } from '../rules/idea.ts'
import { ideaPath } from '../rules/paths.ts'
import { listIdeaIds, listIdeasById } from './ideas.queries.ts'

/** Ideas in the search: by title and description. Addresses are not part of it. */
export const ideaSearch: IndexedKind = {
  label: 'Ideas',
  single: 'Idea',
  linkLabel: 'Idea',
  position: 6,
  changedBy: { 'idea.changed': ({ ideaId }) => [ideaId] },
  load: async ({ db }, ids) =>
    (await listIdeasById(db, ids))
      .filter(({ is_shown }) => is_shown)
      .map((idea) => ({
        id: idea.id,
        title: idea.title,
        text: idea.description,
        keywords: [STATUS_LABELS[idea.status], ...idea.roles_wanted].join(' '),
        path: ideaPath(idea.number),
        ...(idea.author_id !== null && { ownerId: idea.author_id }),
        readers: 'everybody' as const,
        popularity: idea.vote_count,
        changedAt: idea.submitted_at,
      })),
  listIds: ({ db }, after, limit) => listIdeaIds(db, after, limit),
  existing: async ({ db }, ids) => (await listIdeasById(db, ids)).filter(({ is_shown }) => is_shown).map(({ id }) => id),
}
