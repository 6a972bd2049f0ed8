import { topicWords } from './topic-words.ts'

/**
 * Whether a thing is about the same as a text that names these of its topics: one of several words, such as `gradient descent`, two of one word,
 * or one that the thing is called after. A single word, such as `inference`, means other things in other texts.
 */
export function isAboutSame({ title, topics }: { title: string; topics: readonly string[] }): boolean {
  const ownName = topicWords(title)
  return topics.length >= 2 || topics.some((topic) => topic.includes(' ') || ownName.includes(` ${topic} `))
}
