import { defineFeature } from '#platform/server/feature.ts'
import { listingsOf } from '#features/administration/rules/sections.ts'
import { ideaNotifications } from '../rules/notification-kinds.ts'
import { IDEAS_PATH, IDEAS_SITEMAP_PATH } from '../rules/paths.ts'
import { ideaPersonalData } from '../rules/personal-data.ts'
import { ideaRateLimits } from '../rules/rate-limits.ts'
import { ideaRights } from '../rules/rights.ts'
import { ideaPages } from './ideas.audit.ts'
import { ideaActivities } from './ideas.activity.ts'
import { ideaDiscussion } from './ideas.discussed.ts'
import { ideaListings } from './ideas.listings.ts'
import { ideaListeners } from './ideas.listeners.ts'
import { moderatedIdeas } from './ideas.moderation.ts'
import { addIdeaRoutes } from './ideas.routes.ts'
import { ideaSearch } from './ideas.search.ts'
import { ideaTasks } from './ideas.tasks.ts'
import { shippedIdeas } from './shipped-ideas.ts'

export const ideas = defineFeature({
  name: 'ideas',
  schema: () => Promise.all([import('./ideas.schema.ts'), import('./team.schema.ts')]),
  rights: ideaRights,
  rateLimits: ideaRateLimits,
  personalData: ideaPersonalData,
  routes: addIdeaRoutes,
  tasks: ideaTasks,
  listeners: ideaListeners,
  contributes: {
    personContent: {
      ideas: { label: 'Ideas', path: listingsOf('idea'), table: 'ideas', owner: 'author_id' },
    },
    activities: ideaActivities,
    discussed: { idea: ideaDiscussion },
    moderation: moderatedIdeas,
    listings: { idea: ideaListings },
    notifications: ideaNotifications,
    profileParts: { ideas: shippedIdeas },
    search: { idea: ideaSearch },
    searchPlaces: { [IDEAS_PATH]: { title: 'Submit Your Idea', keywords: 'ideas submission projects teams join build' } },
    sitemaps: { ideas: IDEAS_SITEMAP_PATH },
    auditPages: ideaPages,
    auditActions: {
      'idea.removed': 'removed the idea',
      'idea.restored': 'restored the idea',
      'idea.edited': 'edited the idea',
      'idea.status-changed': 'changed the status of the idea',
      'idea.merged': 'merged the idea',
    },
  },
  cacheTags: {
    'idea.changed': ({ ideaId }) => ['ideas', `idea:${ideaId}`],
    'idea.submitted': 'none',
    'idea.joined': 'none',
    'idea.status-changed': 'none',
    'idea.merged': 'none',
    'idea.quiet': 'none',
  },
  // Loaded when needed: only a new database gets the demo world.
  seed: async (services, world) => (await import('./seed.ts')).seedIdeas(services, world),
})
