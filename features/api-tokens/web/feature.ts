import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'

export const apiTokens = defineWebFeature({
  name: 'api-tokens',
  contributes: {
    settings: [{ name: 'tokens', label: 'Access tokens', position: 7, Component: lazyPart(() => import('./TokensSettings.tsx').then((module) => module.TokensSettings)) }],
  },
})
