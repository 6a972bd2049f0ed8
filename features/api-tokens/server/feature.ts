import { defineFeature } from '#platform/server/feature.ts'
import { defineSchedule } from '#platform/server/tasks/tasks.ts'
import { tokenNotifications } from '../rules/notification-kinds.ts'
import { DEVELOPERS_PATH } from '../rules/paths.ts'
import { tokenPersonalData } from '../rules/personal-data.ts'
import { tokenRateLimits } from '../rules/rate-limits.ts'
import { tokenRights } from '../rules/rights.ts'
import { TOKEN_SCOPES } from '../rules/scopes.ts'
import { TOKENS_SECTION } from '../rules/tokens.ts'
import { deleteTokensExpiredBefore } from './tokens.queries.ts'
import { tokenListeners } from './tokens.listeners.ts'
import { EXPIRED_TOKEN_DAYS } from '../rules/retention.ts'

const SHOWN_AFTER_EXPIRY_MS = EXPIRED_TOKEN_DAYS * 86_400_000

export const apiTokens = defineFeature({
  name: 'api-tokens',
  schema: () => Promise.all([import('./api-reference.schema.ts'), import('./reference.schema.ts'), import('./tokens.schema.ts')]),
  rights: tokenRights,
  rateLimits: tokenRateLimits,
  personalData: tokenPersonalData,
  listeners: tokenListeners,
  // An expired token stays in the list for a while, so that its owner sees why a program stopped.
  tasks: [defineSchedule('api-tokens.sweep', 'Delete expired access tokens', '41 4 * * *', (context) => deleteTokensExpiredBefore(context.db, new Date(context.clock.now().getTime() - SHOWN_AFTER_EXPIRY_MS)))],
  // Loaded when needed: only a new database gets the demo world.
  seed: async (services, world) => (await import('./seed.ts')).seedAccessToken(services, world),
  cacheTags: { 'access-token.created': 'none' },
  contributes: {
    tokenScopes: TOKEN_SCOPES,
    notifications: tokenNotifications,
    auditPages: { 'access-token.all-revoked': 'person' },
    auditActions: { 'access-token.created': 'created the access token', 'access-token.revoked': 'revoked the access token', 'access-token.all-revoked': 'revoked all access tokens of' },
    searchPlaces: {
      [DEVELOPERS_PATH]: { title: 'Developers', keywords: 'api documentation graphql tokens webhooks feeds integrate' },
      [TOKENS_SECTION]: { title: 'Access tokens', keywords: 'settings api personal tokens scopes developers', readers: ['member'] },
    },
  },
})
