import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { usersIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { CONNECTIONS_PATH } from '../rules/paths.ts'

export const connections = defineWebFeature({
  name: 'connections',
  screens: [
    { path: '/connections', page: 'features/connections/web/ConnectionsPage.tsx', query: ['q', 'after'] },
    { path: '/profile/:username/followers', page: 'features/connections/web/FollowersPage.tsx', query: ['after'] },
    { path: '/profile/:username/following', page: 'features/connections/web/FollowingPage.tsx', query: ['after'] },
  ],
  navigation: [{ to: CONNECTIONS_PATH, label: 'Connections', icon: usersIcon, position: [2, 2], tab: { position: 3, label: 'Connections' } }],
  shortcuts: [{ keys: ['g', 'c'], to: CONNECTIONS_PATH, label: 'Go to Connections' }],
  contributes: {
    settings: [{ name: 'privacy', position: 7, Component: lazyPart(() => import('./BlockedPeopleSettings.tsx').then((module) => module.BlockedPeopleSettings)) }],
  },
})
