/** The public module of blogs: cards in a list, and what is trending. */
export { BlogCard, BlogCardFields, CARD_ICONS } from './reading/BlogCard.tsx'
export { TrendingBlogs } from './reading/TrendingBlogs.tsx'
