/** The public module of blogs: cards in a list, and the trending blogs. */
export { BlogCard, BlogCardFields, CARD_ICONS } from './reading/BlogCard.tsx'
export { TrendingBlogs } from './reading/TrendingBlogs.tsx'
