import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { lightbulbIcon } from '#platform/web/ui/icons.ts'
import { CONFIRM_IDEA_PATH, IDEAS_PATH } from '../rules/paths.ts'

export const ideas = defineWebFeature({
  name: 'ideas',
  screens: [
    { path: IDEAS_PATH, page: 'features/ideas/web/IdeasPage.tsx', query: ['q', 'status', 'sort', 'show', 'after'] },
    // Before the pages of ideas: the first matching path wins.
    { path: CONFIRM_IDEA_PATH, page: 'features/ideas/web/ConfirmIdeaPage.tsx' },
    { path: '/ideas/:id', page: 'features/ideas/web/idea/IdeaPage.tsx' },
  ],
  navigation: [{ to: IDEAS_PATH, label: 'Idea Submission', icon: lightbulbIcon, position: [2, 7], alsoCurrentBelow: '/ideas/' }],
})
