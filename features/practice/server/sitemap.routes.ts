import type { FastifyInstance } from 'fastify'
import { SITEMAP_SIZE, sendSitemap } from '#platform/server/sitemap.ts'
import { PRACTICE_PATH, PRACTICE_SITEMAP_PATH, problemPath, topicPath, TOPICS_PATH, trackPath, TRACKS_PATH } from '../rules/paths.ts'
import { listCards } from './list-problems.ts'
import { listTopicGroups, listTracks } from './topics-and-tracks.ts'

/** The sitemap of the practice section: its lists first, because a large bank fills the rest. */
export function addPracticeSitemap(app: FastifyInstance): void {
  app.get(PRACTICE_SITEMAP_PATH, { config: { may: 'anyone' } }, async ({ context }, reply) => {
    const topics = (await listTopicGroups(context)).flatMap((group) => group.topics.map(({ slug }) => topicPath(slug)))
    const tracks = (await listTracks(context)).map(({ slug }) => trackPath(slug))
    const problems = (await listCards(context)).map(({ slug }) => problemPath(slug))
    const paths = [PRACTICE_PATH, TOPICS_PATH, TRACKS_PATH, ...topics, ...tracks, ...problems]
    return sendSitemap(reply, paths.slice(0, SITEMAP_SIZE).map((path) => ({ path })))
  })
}
