import { NEWS_ARTICLES, type SeedNews } from '#content/news/articles.ts'
import { sourcesLine } from '#content/news/sources.ts'
import { NEWS_COMMENTS } from '#content/news/comments.ts'
import { covers } from '#content/demo/figures/covers.ts'
import type { DemoPerson, DemoWorld } from '#platform/server/demo-world.ts'
import { seedImage } from '#platform/server/images/seed-image.ts'
import type { Services } from '#platform/server/context.ts'
import { seedDiscussion } from '#features/discussions/server/public.ts'
import { addAttention, initialAttention } from '#features/blogs/rules/trending.ts'
import { insertArticle } from './article-writes.queries.ts'
import { renderArticle } from './render-article.ts'

const HOUR_MS = 3600 * 1000

const IMAGES = 9

/** The news of the demo world, with a few images in turn and their discussions. */
export async function seedNews(services: Services, { people }: DemoWorld): Promise<void> {
  const imageIds = await seedImages(services, people.get(NEWS_ARTICLES[0]!.author)!)
  for (const [at, article] of NEWS_ARTICLES.entries()) {
    const { id, publishedAt } = await seedArticle(services, { article, authorId: people.get(article.author)!.id, imageId: imageIds[at % imageIds.length]! })
    const comments = NEWS_COMMENTS.find((discussed) => discussed.article === article.title)?.comments ?? []
    await seedDiscussion(services, { kind: 'news', subject: id }, { people, comments, at: publishedAt })
  }
}

const seedImages = (services: Services, owner: DemoPerson): Promise<string[]> =>
  Promise.all(
    Object.values(covers)
      .slice(0, IMAGES)
      .map(async (cover) => (await seedImage(services, owner.id, cover())).id),
  )

async function seedArticle({ database, clock, random }: Services, { article, authorId, imageId }: { article: SeedNews; authorId: string; imageId: string }): Promise<{ id: string; publishedAt: Date }> {
  const id = random.uuid()
  const now = clock.now().getTime()
  const publishedAt = new Date(now - article.hoursAgo * HOUR_MS)
  const content = [article.text, article.next, sourcesLine(article.title)].filter((part) => part !== '').join('\n\n')
  await insertArticle(database.db, {
    id,
    title: article.title,
    excerpt: article.text,
    category: article.category,
    authorId,
    authorName: '',
    sourceId: null,
    address: null,
    addressKey: null,
    imageId,
    imageAddress: null,
    publishedAt,
    content,
    ...renderArticle(content),
    leadId: null,
    reads: article.reads,
    trend: trendOf(publishedAt, article.reads, now),
  })
  return { id, publishedAt }
}

/** The trending score as if the reads were spread evenly over the time since the publication. */
function trendOf(publishedAt: Date, reads: number, now: number): number {
  const step = (now - publishedAt.getTime()) / (reads + 1)
  return Array.from({ length: reads }, (_, at) => new Date(publishedAt.getTime() + step * (at + 1))).reduce((trend, at) => addAttention(trend, 'read', at), initialAttention(publishedAt))
}
