import { defineWebFeature } from '#platform/web/pages/feature.ts'

export const onboarding = defineWebFeature({
  name: 'onboarding',
  screens: [{ path: '/welcome', page: 'features/onboarding/web/WelcomePage.tsx', query: ['step'] }],
})
