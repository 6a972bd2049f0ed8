import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { DEVELOPERS_PATH } from '../rules/paths.ts'

export const apiTokens = defineWebFeature({
  name: 'api-tokens',
  screens: [{ path: DEVELOPERS_PATH, page: 'features/api-tokens/web/DevelopersPage.tsx' }],
  contributes: {
    managedPersonParts: [{ title: 'Access tokens', right: 'people.manage', position: 1, Component: lazyPart(() => import('./PersonTokens.tsx').then((module) => module.PersonTokens)) }],
    settings: [{ name: 'tokens', label: 'Access tokens', position: 7, Component: lazyPart(() => import('./TokensSettings.tsx').then((module) => module.TokensSettings)) }],
  },
})
