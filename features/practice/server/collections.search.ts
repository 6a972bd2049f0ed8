import type { SearchDocument } from '#features/search/rules/documents.ts'
import type { IndexedKind } from '#features/search/server/public.ts'
import { topicPath, trackPath } from '../rules/paths.ts'
import { listPublishedTags, listTagsOf } from './search.queries.ts'
import { searchedTopics, searchedTracks } from './topics-and-tracks.ts'

/** Comes before the problems whose titles match as well. */
const POPULARITY = 1_000_000

const topicId = (slug: string) => `topic/${slug}`

/** Topics and tracks in the search, by title and description. Tracks change with the code: increase `INDEX_VERSION` with them. */
export const collectionSearch: IndexedKind = {
  label: 'Topics and tracks',
  single: 'Topic or track',
  position: 1.8,
  // A topic is there while it has published problems.
  changedBy: { 'problem.changed': async ({ problemId }, { db }) => (await listTagsOf(db, problemId)).map(topicId) },
  load: async ({ db }, ids) => {
    const tags = new Set(await listPublishedTags(db))
    const documents = [
      ...searchedTopics().filter(({ slug }) => tags.has(slug)).map((topic) => document(topicId(topic.slug), topicPath(topic.slug), { ...topic, keywords: 'topic problems' })),
      ...searchedTracks().map((track) => document(`track/${track.slug}`, trackPath(track.slug), { ...track, keywords: 'track problems course' })),
    ]
    return documents.filter(({ id }) => ids.includes(id))
  },
  listIds: (_database, after) => Promise.resolve(after === null ? [...searchedTopics().map(({ slug }) => topicId(slug)), ...searchedTracks().map(({ slug }) => `track/${slug}`)] : []),
}

const document = (id: string, path: string, { title, description, keywords }: { title: string; description: string; keywords: string }): SearchDocument => ({
  id, path, title, text: description, keywords, readers: 'everybody', popularity: POPULARITY, changedAt: null,
})
