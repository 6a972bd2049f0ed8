import type { Category } from '#features/tech-news/rules/categories.ts'
import { aiNews } from './ai.ts'
import { cloudNews } from './cloud.ts'
import { gadgetNews } from './gadgets.ts'
import { roboticsNews } from './robotics.ts'
import { securityNews } from './security.ts'
import { startupNews } from './startups.ts'

/** An article of our own, with which the news works without any source. */
export interface SeedNews {
  title: string
  category: Category
  /** The username of a demo person. */
  author: string
  hoursAgo: number
  reads: number
  /** 60 to 120 words. It is the excerpt, too. */
  text: string
  /** What a learner can do with it, in Markdown. */
  next: string
}

/** All articles, the newest first. */
export const NEWS_ARTICLES: readonly SeedNews[] = [...aiNews, ...roboticsNews, ...startupNews, ...cloudNews, ...securityNews, ...gadgetNews].toSorted((a, b) => a.hoursAgo - b.hoursAgo)
