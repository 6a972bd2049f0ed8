import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { codeXmlIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { DAILY_PATH, LISTS_PATH, OWN_PROBLEMS_PATH, PRACTICE_PATH } from '../rules/paths.ts'

export const practice = defineWebFeature({
  name: 'practice',
  screens: [
    { path: '/practice', page: 'features/practice/web/PracticePage.tsx', query: ['q', 'difficulty', 'status', 'tags', 'sort', 'size', 'page', 'problem'] },
    { path: '/practice/topics', page: 'features/practice/web/topics/TopicsPage.tsx' },
    { path: '/practice/topics/:slug', page: 'features/practice/web/topics/TopicPage.tsx', query: ['page'] },
    { path: '/practice/tracks', page: 'features/practice/web/topics/TracksPage.tsx' },
    { path: '/practice/tracks/:slug', page: 'features/practice/web/topics/TrackPage.tsx' },
    // Before the workspaces: the first matching path wins.
    { path: OWN_PROBLEMS_PATH, page: 'features/practice/web/problem-editor/OwnProblemsPage.tsx', query: ['show'] },
    { path: DAILY_PATH, page: 'features/practice/web/daily/DailyPage.tsx' },
    { path: LISTS_PATH, page: 'features/practice/web/lists/ListsPage.tsx' },
    { path: `${LISTS_PATH}/:id`, page: 'features/practice/web/lists/ListPage.tsx' },
    { path: '/practice/:slug', page: 'features/practice/web/workspace/ProblemPage.tsx', query: ['solution', 'day'] },
  ],
  navigation: [{ to: PRACTICE_PATH, label: 'Practice', icon: codeXmlIcon, position: [2, 1] }],
  shortcuts: [{ keys: ['g', 'x'], to: PRACTICE_PATH, label: 'Go to Practice' }],
  contributes: {
    workspaceNotices: [{ name: 'tracks', Component: lazyPart(() => import('./workspace/TrackNotice.tsx').then((module) => module.TrackNotice)) }],
    adminSections: [
      {
        name: 'problems',
        group: 'content',
        right: 'problems.edit',
        label: 'Problems',
        sentence: 'Drafts, problems in review, and published ones.',
        position: 5,
        hasOwnHeading: (search) => search.get('show') !== null,
        Component: lazyPart(() => import('./problem-editor/ProblemAdmin.tsx').then((module) => module.ProblemAdmin)),
      },
    ],
  },
})
