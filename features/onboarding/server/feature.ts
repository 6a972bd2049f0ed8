import { defineFeature } from '#platform/server/feature.ts'
import { WELCOME_PATH } from '#features/accounts/rules/paths.ts'
import { onboardingPersonalData } from '../rules/personal-data.ts'
import { onboardingRateLimits } from '../rules/rate-limits.ts'

export const onboarding = defineFeature({
  name: 'onboarding',
  schema: () => import('./onboarding.schema.ts'),
  rateLimits: onboardingRateLimits,
  personalData: onboardingPersonalData,
  contributes: { searchPlaces: { [WELCOME_PATH]: { title: 'First steps', keywords: 'welcome onboarding topics interests begin', readers: ['member'] } } },
})
