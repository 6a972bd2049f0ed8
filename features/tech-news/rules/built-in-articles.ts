import { DEFAULT_READ_MINUTES } from './articles.ts'

/** A news article as `GET /api/tech-news` gives it (specification, section 3). */
export interface NewsArticle {
  id: string
  title: string
  excerpt: string
  image: string
  author: string
  date: string
  /** In minutes; absent: the default. */
  readTime?: number
  tag: string
}

/** The three articles that are shown when the list can't be loaded (requirement T-4). */
export const BUILT_IN_ARTICLES: readonly NewsArticle[] = [
  {
    id: 'built-in-transformers',
    title: 'Efficient transformers for edge devices',
    excerpt:
      'Phones and sensors have little memory and less power. Smaller attention windows, 8-bit weights and distillation from a large model let a transformer run where the data is measured, without sending it anywhere.',
    image: '/card.png',
    author: 'Cloggle',
    date: 'Jan 15, 2025',
    readTime: DEFAULT_READ_MINUTES,
    tag: 'AI',
  },
  {
    id: 'built-in-drones',
    title: 'Drone endurance: where the minutes go',
    excerpt:
      'Most of a drone’s energy keeps it in the air, so every gram counts twice. Lighter frames, larger and slower propellers and flight plans that use the wind add more minutes than a bigger battery does.',
    image: '/card.png',
    author: 'Cloggle',
    date: 'Jan 12, 2025',
    readTime: DEFAULT_READ_MINUTES,
    tag: 'Robotics',
  },
  {
    id: 'built-in-silicon',
    title: 'Silicon for ML workloads',
    excerpt:
      'Training and inference are mostly matrix products, and moving numbers costs more than multiplying them. Chips for machine learning therefore keep data close to the arithmetic and use short number formats.',
    image: '/card.png',
    author: 'Cloggle',
    date: 'Jan 10, 2025',
    readTime: DEFAULT_READ_MINUTES,
    tag: 'Gadgets',
  },
]
