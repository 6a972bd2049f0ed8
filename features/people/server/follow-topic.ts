import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { batchLoader } from '#platform/server/batch-loader.ts'
import type { Database } from '#platform/server/database/database.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { MAX_FOLLOWED_TOPICS, tagsOfTopic, tagsOfTopics, TOO_MANY_TOPICS, TOPIC_KEYS } from '../rules/topics.ts'
import { blogsOnTopics, countTopics, deleteTopics, followedTopicsOfPeople, insertTopics, isFollowed, isTagOfBlog, lockTopics, type BlogsOnTopic } from './followed-topics.queries.ts'

/** Follows or unfollows a topic: a tag of a published blog, or a topic of the welcome. Without blogs, a followed topic stays until it is unfollowed. */
export async function followTopic(context: Context, { topic, follows }: { topic: string; follows: boolean }): Promise<boolean> {
  const viewer = signedIn(context)
  await rateLimit(context, 'topics.person', viewer.id)
  if (!follows) {
    await deleteTopics(context.db, viewer.id, [topic])
    return false
  }
  const exists = TOPIC_KEYS.includes(topic) || (await isTagOfBlog(context.db, topic)) || (await isFollowed(context.db, viewer.id, topic))
  if (!exists) throw new Refusal('NOT_FOUND')
  await addTopics(context, { personId: viewer.id, topics: [topic] })
  return true
}

/** A member chooses which topics of the welcome they follow. Other topics that they follow stay. */
export async function chooseTopics(context: Context, topics: readonly string[]): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'topics.person', viewer.id)
  await addTopics(context, { personId: viewer.id, topics, instead: TOPIC_KEYS.filter((key) => !topics.includes(key)) })
}

/** Follows topics instead of others, up to the limit. */
async function addTopics(context: Context, { personId, topics, instead = [] }: { personId: string; topics: readonly string[]; instead?: readonly string[] }): Promise<void> {
  await context.inTransaction(async (context) => {
    await lockTopics(context.db, personId)
    const before = await countTopics(context.db, personId)
    await deleteTopics(context.db, personId, instead)
    await insertTopics(context.db, { personId, topics, at: context.clock.now() })
    const after = await countTopics(context.db, personId)
    if (after > MAX_FOLLOWED_TOPICS && after > before) throw new Refusal('INVALID_INPUT', { message: TOO_MANY_TOPICS })
  })
}

// The latest topics are enough to suggest something.
const MAX_SUGGESTION_TAGS = 60

interface Reads {
  topicsOf: (personId: string) => Promise<string[] | null>
  blogsOn: (topic: string) => Promise<BlogsOnTopic | null>
}

const readsOf = new WeakMap<Database, Reads>()

function reads({ database }: Context): Reads {
  let known = readsOf.get(database)
  if (known === undefined) {
    known = {
      topicsOf: batchLoader((ids) => followedTopicsOfPeople(database.db, ids)),
      blogsOn: batchLoader((topics) => blogsOnTopics(database.db, taggedTopics(topics))),
    }
    readsOf.set(database, known)
  }
  return known
}

/** The topics that a person follows, the latest first. Concurrent reads, such as those of home, are one statement. */
export const readFollowedTopics = async (context: Context, personId: string): Promise<string[]> => (await reads(context).topicsOf(personId)) ?? []

/** Each topic with each tag that it stands for. */
export const taggedTopics = (topics: readonly string[]): { topic: string; tag: string }[] => topics.flatMap((topic) => tagsOfTopic(topic).map((tag) => ({ topic, tag })))

/** The published blogs on a topic. */
export const readBlogsOnTopic = async (context: Context, topic: string): Promise<BlogsOnTopic> => (await reads(context).blogsOn(topic)) ?? { blogs: 0, tags: [] }

/** The tags of what a person wants to learn, for suggestions. */
export const followedTags = async (context: Context, personId: string): Promise<string[]> => tagsOfTopics(await readFollowedTopics(context, personId)).slice(0, MAX_SUGGESTION_TAGS)
