import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { userRoundIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { OWN_PROFILE_PATH } from '#features/people/rules/paths.ts'

export const profiles = defineWebFeature({
  name: 'profiles',
  screens: [
    { path: '/profile', page: 'features/profiles/web/OwnProfilePage.tsx' },
    { path: '/profile/:id', page: 'features/profiles/web/ProfilePage.tsx' },
  ],
  navigation: [{ to: OWN_PROFILE_PATH, label: 'Profile', icon: userRoundIcon, position: [1, 2], onlyOnItsPage: true, tab: { position: 5, label: 'Profile' } }],
  shortcuts: [{ keys: ['g', 'p'], to: OWN_PROFILE_PATH, label: 'Go to your profile' }],
  contributes: {
    removalNotes: [{ name: 'profiles', Component: lazyPart(() => import('./ProfileRemoval.tsx').then((module) => module.ProfileRemoval)) }],
    settings: [
      { name: 'profile', label: 'Profile', position: 5, Component: lazyPart(() => import('./ProfileSettings.tsx').then((module) => module.ProfileSettings)) },
      { name: 'privacy', label: 'Privacy', position: 7, Component: lazyPart(() => import('./VisibilitySettings.tsx').then((module) => module.VisibilitySettings)) },
    ],
  },
})
