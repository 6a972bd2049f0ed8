import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { squareCodeIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { CODE_REVIEWS_PATH } from '../rules/paths.ts'

export const codeReviews = defineWebFeature({
  name: 'code-reviews',
  screens: [
    { path: CODE_REVIEWS_PATH, page: 'features/code-reviews/web/CodeReviewsPage.tsx', query: ['after', 'language', 'own', 'written'] },
    { path: `${CODE_REVIEWS_PATH}/:id`, page: 'features/code-reviews/web/CodeReviewPage.tsx' },
  ],
  navigation: [
    { to: CODE_REVIEWS_PATH, label: 'Code Reviews', icon: squareCodeIcon, position: [0, 2], roles: ['Mentor'] },
    { to: CODE_REVIEWS_PATH, label: 'Code Reviews', icon: squareCodeIcon, position: [4, 2], roles: ['Learner', 'User'] },
  ],
  contributes: {
    submissionActions: [{ name: 'code-review', Component: lazyPart(() => import('./AskForReview.tsx').then((module) => module.AskForReview)) }],
  },
})
