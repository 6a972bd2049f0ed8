import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { trophyIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { LEADERBOARD_PATH } from '../rules/paths.ts'

export const leaderboard = defineWebFeature({
  name: 'leaderboard',
  screens: [
    { path: '/leaderboard', page: 'features/leaderboard/web/LeaderboardPage.tsx', query: ['by', 'span', 'among', 'after'] },
    { path: '/badge/:id', page: 'features/leaderboard/web/BadgePage.tsx' },
  ],
  navigation: [{ to: LEADERBOARD_PATH, label: 'Leaderboard', icon: trophyIcon, position: [3, 3] }],
  shortcuts: [{ keys: ['g', 'l'], to: LEADERBOARD_PATH, label: 'Go to Leaderboard' }],
  contributes: {
    solvedRewards: [{ name: 'points', Component: lazyPart(() => import('./SolvedRewards.tsx').then((module) => module.SolvedRewards)) }],
    adminSections: [
      {
        name: 'scores',
        group: 'site',
        right: 'scores.edit',
        label: 'Scores',
        sentence: 'Points for solved problems. Changing this recalculates all scores.',
        position: 8,
        Component: lazyPart(() => import('./FormulaSettings.tsx').then((module) => module.FormulaSettings)),
      },
    ],
  },
})
