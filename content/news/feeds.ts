import type { Category } from '#features/tech-news/rules/categories.ts'

/** A feed that a new site starts with. */
export interface NewsFeed {
  name: string
  address: string
  category: Category
}

/** The feeds of a new site. Admins add, change and delete sources; a new line here is added to existing sites too. */
export const NEWS_FEEDS: readonly NewsFeed[] = [
  { name: 'OpenAI News', address: 'https://openai.com/news/rss.xml', category: 'ai' },
  { name: 'Google DeepMind', address: 'https://deepmind.google/blog/rss.xml', category: 'ai' },
  { name: 'Hugging Face Blog', address: 'https://huggingface.co/blog/feed.xml', category: 'ai' },
  { name: 'Apple Machine Learning Research', address: 'https://machinelearning.apple.com/rss.xml', category: 'ai' },
  { name: 'AWS Machine Learning Blog', address: 'https://aws.amazon.com/blogs/machine-learning/feed/', category: 'cloud' },
  { name: 'Microsoft Research', address: 'https://www.microsoft.com/en-us/research/feed/', category: 'ai' },
  { name: 'NVIDIA Blog', address: 'https://blogs.nvidia.com/feed/', category: 'ai' },
  { name: 'BAIR Blog (Berkeley)', address: 'https://bair.berkeley.edu/blog/feed.xml', category: 'ai' },
  { name: 'CMU Machine Learning Blog', address: 'https://blog.ml.cmu.edu/feed/', category: 'ai' },
  { name: 'Sebastian Raschka', address: 'https://sebastianraschka.com/rss_feed.xml', category: 'ai' },
  { name: 'Last Week in AI', address: 'https://lastweekin.ai/feed', category: 'ai' },
  { name: 'MIT News: artificial intelligence', address: 'https://news.mit.edu/rss/topic/artificial-intelligence2', category: 'ai' },
  { name: 'MIT Technology Review', address: 'https://www.technologyreview.com/feed/', category: 'ai' },
  { name: 'IEEE Spectrum (all topics)', address: 'https://spectrum.ieee.org/customfeeds/feed/all-topics/rss', category: 'robotics' },
  { name: 'TechCrunch', address: 'https://techcrunch.com/feed/', category: 'startups' },
  { name: 'TechCrunch AI', address: 'https://techcrunch.com/category/artificial-intelligence/feed/', category: 'startups' },
  { name: 'The Verge', address: 'https://www.theverge.com/rss/index.xml', category: 'gadgets' },
  { name: 'Engadget', address: 'https://www.engadget.com/rss.xml', category: 'gadgets' },
  { name: 'Ars Technica', address: 'https://feeds.arstechnica.com/arstechnica/index', category: 'gadgets' },
  { name: 'The Hacker News (security)', address: 'https://feeds.feedburner.com/TheHackersNews', category: 'security' },
]
