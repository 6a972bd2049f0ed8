import type { Context } from '#platform/server/context.ts'
import { isAboutSame } from '../rules/learn-more.ts'
import { topicWords } from '../rules/topic-words.ts'
import type { FullArticleRow } from './articles.queries.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** Finds things to learn about the topics of a text. */
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

/** Things with topics that are among the words of a text, most of them first. The words are in lower case, with a space around each. */
export type LearnMore = (context: Context, words: string, max: number) => Promise<(LearnMoreLink & { topics: readonly string[] })[]>

const MAX_CANDIDATES = 20

/** What the site teaches about the topics of an article: at most one thing of each kind, and none that only shares a common word. */
export async function findLearnMore(context: Context, { title, excerpt, content }: FullArticleRow): Promise<LearnMoreLink[]> {
  const words = topicWords([title, excerpt, content ?? ''].join(' '))
  const candidates = await Promise.all([...context.contributions.to('learnMore').values()].map((find) => find(context, words, MAX_CANDIDATES)))
  return candidates.flatMap((some) => some.filter(isAboutSame).slice(0, 1))
}
