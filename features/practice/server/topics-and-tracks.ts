import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signedIn, type Context } from '#platform/server/context.ts'
import { PROJECT_ROOT } from '#platform/server/project-root.ts'
import type { ProblemCard } from '../rules/find-problems.ts'
import { followedTags } from '#features/people/server/public.ts'
import { begunTracks, nextUnsolved } from '../rules/next-in-track.ts'
import { isOnlyFirst } from '../rules/problem-to-solve-next.ts'
import { trackSchema, type Track } from '../rules/tracks.ts'
import { TOPIC_GROUPS, TOPICS, type Topic, type TopicGroup } from '../rules/topics.ts'
import { listCards } from './list-problems.ts'
import { listPublishedSlugs } from './problems.queries.ts'
import { listSolvedAloneIds, listSolvedIds } from './solved.queries.ts'

const CONTENT = join(PROJECT_ROOT, 'content')
const introductions = JSON.parse(readFileSync(join(CONTENT, 'topics.json'), 'utf8')) as Record<string, string>

/** All tracks, read from `content/tracks` when they are first needed. */
let tracks: Track[] | null = null
const allTracks = (): Track[] =>
  (tracks ??= readdirSync(join(CONTENT, 'tracks')).sort().map((file) => ({ slug: file.replace(/\.json$/, ''), ...trackSchema.parse(JSON.parse(readFileSync(join(CONTENT, 'tracks', file), 'utf8'))) })))

/** The topics and tracks as the search finds them. */
export const searchedTopics = () => TOPICS.map(({ slug, title }) => ({ slug, title, description: introductions[slug]! }))
export const searchedTracks = () => allTracks().map(({ slug, title, description }) => ({ slug, title, description }))

/** A topic or a track with its published problems in order. */
export interface ProblemCollection {
  slug: string
  title: string
  description: string
  /** The group of a topic; null for a track. */
  group: TopicGroup | null
  problems: ProblemCard[]
}

/** The topics by group that have problems. */
export async function listTopicGroups(context: Context): Promise<{ title: TopicGroup; topics: ProblemCollection[] }[]> {
  const cards = await listCards(context)
  const topics = TOPICS.map((topic) => topicWith(topic, cards)).filter(({ problems }) => problems.length > 0)
  return TOPIC_GROUPS.map((title) => ({ title, topics: topics.filter(({ group }) => group === title) })).filter((group) => group.topics.length > 0)
}

/** A topic with its problems, the easiest first; null if there is none or it has no problems. */
export async function findTopic(context: Context, slug: string): Promise<ProblemCollection | null> {
  const topic = TOPICS.find((one) => one.slug === slug)
  const found = topic === undefined ? null : topicWith(topic, await listCards(context))
  return found === null || found.problems.length === 0 ? null : found
}

const topicWith = ({ slug, title, group }: Topic, cards: readonly ProblemCard[]): ProblemCollection => ({
  slug, title, group, description: introductions[slug]!,
  problems: cards.filter(({ tags }) => tags.includes(slug)),
})

/** All tracks. */
export async function listTracks(context: Context): Promise<ProblemCollection[]> {
  const cards = await listCards(context)
  const bySlug = new Map(cards.map((card) => [card.slug, card]))
  return allTracks().map(({ slug, title, description, problems }) => ({ slug, title, description, group: null, problems: problems.flatMap((problem) => bySlug.get(problem) ?? []) }))
}

/** All tracks with the slugs of their published problems. It reads little, for use in a transaction. */
export async function listTrackSlugs({ db }: Pick<Context, 'db'>): Promise<Track[]> {
  const published = new Set(await listPublishedSlugs(db, allTracks().flatMap(({ problems }) => problems)))
  return allTracks().map((track) => ({ ...track, problems: track.problems.filter((slug) => published.has(slug)) }))
}

export const findTrack = async (context: Context, slug: string): Promise<ProblemCollection | null> => (await listTracks(context)).find((track) => track.slug === slug) ?? null

/** The place of a problem in a track that the viewer has begun. */
export interface ProblemTrack {
  slug: string
  title: string
  /** From 1. */
  position: number
  total: number
  previous: ProblemCard | null
  next: ProblemCard | null
}

const MAX_TRACKS = 2

/**
 * The tracks with a problem that the viewer has begun: the followed one first, then the one they are furthest in. The next problem is the one that
 * an accepted solution suggests; if everything is solved, the one after it.
 */
export async function listTracksOf(context: Context, problem: string, followed: string | null): Promise<ProblemTrack[]> {
  const { id: viewer } = signedIn(context)
  const [solved, tracks, tags] = await Promise.all([listSolvedIds(context.database, viewer), listTracks(context), followedTags(context, viewer)])
  const id = tracks.flatMap(({ problems }) => problems).find(({ slug }) => slug === problem)?.id
  if (id === undefined) return []
  const places = isOnlyFirst(new Set([...solved, id]), tags) ? [] : begunTracks(tracks, id, solved)
  const chosen = tracks.find(({ slug }) => slug === followed)
  const at = chosen?.problems.findIndex((card) => card.id === id) ?? -1
  return [...(chosen === undefined || at === -1 ? [] : [{ track: chosen, at }]), ...places.filter(({ track }) => track !== chosen)]
    .slice(0, MAX_TRACKS)
    .map((place) => {
      const { track: { slug, title, problems }, at: index } = place
      return { slug, title, position: index + 1, total: problems.length, previous: problems[index - 1] ?? null, next: nextUnsolved(place, solved) ?? problems[index + 1] ?? null }
    })
}

/** How far the viewer is with a topic or a track. */
export interface CollectionProgress {
  slug: string
  solved: number
  total: number
  /** Whether everything is solved. */
  isComplete: boolean
  /** Whether everything is solved without giving up: then a track gives its badge. */
  earnsBadge: boolean
}

/** The viewer’s progress in all topics, or in all tracks. */
export async function readProgress(context: Context, kind: 'topics' | 'tracks'): Promise<CollectionProgress[]> {
  const { id: viewer } = signedIn(context)
  const [solved, alone] = await Promise.all([listSolvedIds(context.database, viewer), listSolvedAloneIds(context.database, viewer)])
  const collections = kind === 'tracks' ? await listTracks(context) : (await listTopicGroups(context)).flatMap(({ topics }) => topics)
  return collections.map(({ slug, problems }) => {
    const count = problems.filter(({ id }) => solved.has(id)).length
    return { slug, solved: count, total: problems.length, isComplete: problems.length > 0 && count === problems.length, earnsBadge: problems.length > 0 && problems.every(({ id }) => alone.has(id)) }
  })
}

