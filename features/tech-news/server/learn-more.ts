import type { Context } from '#platform/server/context.ts'
import { topicWords } from '../rules/topic-words.ts'
import type { FullArticleRow } from './articles.queries.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** Finds something to learn about a topic of a text. */
    learnMore: LearnMore
  }
}

/** A thing of the site about a topic of an article. */
export interface LearnMoreLink {
  /** What it is, such as `Course`. */
  label: string
  title: string
  path: string
}

/** `words` are the words of a text in lower case, with a space around each. */
export type LearnMore = (context: Context, words: string) => Promise<LearnMoreLink | null>

/** What the site teaches about the topics of an article: at most one thing of each kind. */
export async function findLearnMore(context: Context, { title, excerpt, content }: FullArticleRow): Promise<LearnMoreLink[]> {
  const words = topicWords([title, excerpt, content ?? ''].join(' '))
  const found = await Promise.all([...context.contributions.to('learnMore').values()].map((find) => find(context, words)))
  return found.filter((link) => link !== null)
}
