import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { CONTESTS_PATH, NEW_CONTEST_PATH } from '../rules/paths.ts'

export const contests = defineWebFeature({
  name: 'contests',
  // Before the workspaces of practice: the first matching path wins.
  screens: [
    { path: CONTESTS_PATH, page: 'features/contests/web/ContestsPage.tsx', query: ['after'] },
    { path: NEW_CONTEST_PATH, page: 'features/contests/web/editor/NewContestPage.tsx' },
    { path: `${CONTESTS_PATH}/:number`, page: 'features/contests/web/ContestPage.tsx' },
    { path: `${CONTESTS_PATH}/:number/edit`, page: 'features/contests/web/editor/EditContestPage.tsx' },
  ],
  contributes: {
    workspaceNotices: [{ name: 'contest', Component: lazyPart(() => import('./WorkspaceClock.tsx').then((module) => module.WorkspaceClock)) }],
    solvedSteps: [{ name: 'contest', Component: lazyPart(() => import('./ContestSolved.tsx').then((module) => module.ContestSolved)) }],
    solvedNotes: [{ name: 'contest', Component: lazyPart(() => import('./ContestReward.tsx').then((module) => module.ContestReward)) }],
  },
})
