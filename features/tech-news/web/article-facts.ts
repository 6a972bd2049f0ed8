import type { Article } from './ArticlePage.tsx'

/** Structured data (schema.org). An article of another site is named as the origin of ours. */
export const articleFacts = ({ title, excerpt, tag, publishedAt, updatedAt, author, authorUsername, source, address, imageUrl }: Article): object => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: title,
  description: excerpt,
  articleSection: tag,
  datePublished: publishedAt,
  dateModified: updatedAt,
  author: { '@type': authorUsername === null && (author === source || source === null) ? 'Organization' : 'Person', name: author },
  ...(imageUrl !== null && { image: imageUrl }),
  ...(address !== null && { isBasedOn: address }),
})
