import { defineFeature } from '#platform/server/feature.ts'
import { homeRights } from '../rules/rights.ts'

const featuredTags = () => ['featured']

export const home = defineFeature({
  name: 'home',
  schema: () => Promise.all([import('./featured.schema.ts'), import('./home.schema.ts')]),
  rights: homeRights,
  contributes: {
    searchPlaces: {
      '/': { title: 'Home', keywords: 'start dashboard' },
      '/activity': { title: 'Recent activity', keywords: 'feed following what happened', readers: ['member'] },
      '/admin/featured': { title: 'Featured on home', keywords: 'admin home page pick highlight', readers: ['right:home.feature'] },
    },
    auditPages: { home: { of: ({ details, name }) => (typeof details['path'] === 'string' ? details['path'] : name) } },
    auditActions: { 'home.featured': 'featured on home', 'home.unfeatured': 'removed from Featured', 'home.featured-moved': 'moved under Featured' },
  },
  // Loaded when needed: only a new database gets the demo world.
  seed: async (services) => (await import('./seed.ts')).seedFeatured(services),
  cacheTags: { 'home.featured': featuredTags, 'search.indexed': featuredTags },
})
